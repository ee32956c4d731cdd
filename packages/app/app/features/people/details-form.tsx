import { phoneText, type User } from '@sauda/sdk/access'
import type { District } from '@sauda/sdk/content'
import { fieldText, inLanguage, LANGUAGES, splitPath } from '@sauda/sdk/language'
import { Button, Field, Input, Radio, RadioGroup, Select } from '@sauda/ui'
import { Form, useLocation, useNavigation } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { RenderedFor } from '../../shell/rendered-for.tsx'
import { FormProblems, useFieldError } from '../forms/form-problems.tsx'
import { SignInAgain } from '../forms/sign-in-again.tsx'
import { cabinetWords } from './cabinet-words.ts'
import type { DetailsFailure } from './save-details.ts'

type DetailsFormProps = {
  /** Null if the session ended before the form was sent. */
  user: User | null
  failure: DetailsFailure | undefined
  /** Those that the user may choose from; none for all but registered individuals. */
  districts: readonly District[]
}

/** The details that users may change themselves. */
export function DetailsForm({ user, failure, districts }: DetailsFormProps) {
  const cabinet = useWords(cabinetWords)
  const shownIn = useLanguage()
  const errorOf = useFieldError(failure, fieldText)
  const busy = useNavigation().formMethod === 'POST'
  const { pathname } = useLocation()
  const saved = user && {
    ...user,
    phone: user.phone && phoneText(user.phone),
    district_id: String(user.district?.id ?? ''),
  }
  const { name, phone, language, district_id } = { ...saved, ...failure?.values }
  return (
    <Form method="post" noValidate className="grid gap-5 rounded-3 bg-surface p-5 shadow-1 xs:p-6">
      <RenderedFor />
      <FormProblems
        textOf={fieldText}
        title={cabinet.failed}
        failure={failure}
        labels={{
          name: cabinet.name,
          phone: cabinet.phone,
          language: cabinet.language,
          district_id: cabinet.district,
        }}
      />
      {failure?.code === 'sign_in_required' && <SignInAgain to={splitPath(pathname).path} />}
      <Field id="name" label={cabinet.name} error={errorOf('name')}>
        <Input name="name" defaultValue={name} autoComplete="name" maxLength={100} required />
      </Field>
      <Field id="phone" label={cabinet.phone} hint={cabinet.phoneHint} error={errorOf('phone')}>
        <Input name="phone" type="tel" defaultValue={phone ?? ''} autoComplete="tel" maxLength={40} />
      </Field>
      {districts.length > 0 && (
        <Field
          id="district_id"
          label={cabinet.district}
          optional={cabinet.optional}
          hint={cabinet.districtHint}
          error={errorOf('district_id')}
        >
          <Select key={district_id} name="district_id" defaultValue={district_id}>
            <option value="">{cabinet.noDistrict}</option>
            {districts.map((district) => (
              <option key={district.id} value={district.id}>
                {inLanguage(district, 'name', shownIn)}
              </option>
            ))}
          </Select>
        </Field>
      )}
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
