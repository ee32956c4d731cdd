import { phoneText, type User } from '@sauda/sdk/access'
import { fieldText, LANGUAGES } from '@sauda/sdk/language'
import { Button, Field, Input, Radio, RadioGroup } from '@sauda/ui'
import { Form, useNavigation } from 'react-router'
import { useOwnWords } from '../../language/own-words.ts'
import { FormProblems, useFieldError } from '../forms/form-problems.tsx'
import type { DetailsFailure } from './save-details.ts'

/** What one may change oneself. */
export function DetailsForm({ user, failure }: { user: User; failure: DetailsFailure | undefined }) {
  const { cabinet } = useOwnWords()
  const errorOf = useFieldError(failure, fieldText)
  const busy = useNavigation().formMethod === 'POST'
  const typed = failure?.values ?? { name: user.name, phone: user.phone ? phoneText(user.phone) : '' }
  const { name, phone, language } = { language: user.language, ...typed }
  return (
    <Form method="post" noValidate className="grid gap-5 rounded-3 bg-surface p-5 shadow-1 xs:p-6">
      <FormProblems
        textOf={fieldText}
        title={cabinet.failed}
        failure={failure}
        labels={{ name: cabinet.name, phone: cabinet.phone, language: cabinet.language }}
      />
      <Field id="name" label={cabinet.name} error={errorOf('name')}>
        <Input name="name" defaultValue={name} autoComplete="name" maxLength={100} required />
      </Field>
      <Field id="phone" label={cabinet.phone} hint={cabinet.phoneHint} error={errorOf('phone')}>
        <Input name="phone" type="tel" defaultValue={phone} autoComplete="tel" maxLength={40} />
      </Field>
      <RadioGroup
        id="language"
        name="language"
        legend={cabinet.language}
        hint={cabinet.languageHint}
        error={errorOf('language')}
        defaultValue={language}
        inline
      >
        {LANGUAGES.map((one) => (
          <Radio key={one} value={one} label={<span lang={one}>{cabinet.languages[one]}</span>} />
        ))}
      </RadioGroup>
      <Button type="submit" loading={busy} className="xs:justify-self-start">
        {cabinet.save}
      </Button>
    </Form>
  )
}
