import { type AccessFlow, asksConsent, phoneText } from '@sauda/sdk/access'
import { fieldText } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { Button, TextLink } from '@sauda/ui'
import { Form, useNavigation } from 'react-router'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { FormProblems } from '../forms/form-problems.tsx'
import { Fact, Facts } from '../people/facts.tsx'
import type { CompleteFailure } from './complete.ts'
import { Consents, type ConsentTexts } from './consents.tsx'
import { detailsWords } from './details-words.ts'
import { NewPassword } from './new-password.tsx'
import { flowWords } from './words.ts'

export type PasswordFormProps = {
  flow: Pick<AccessFlow, 'email' | 'details' | 'invited'>
  failure: CompleteFailure | undefined
  texts: ConsentTexts
}

/** The last step: a summary of the details, the password and the consents. */
export function PasswordForm({ flow, failure, texts }: PasswordFormProps) {
  const { password, fields } = useWords(detailsWords)
  const { failed } = useWords(flowWords)
  const busy = useNavigation().formMethod === 'POST'
  return (
    <>
      <Told flow={flow} />
      <Form method="post" noValidate className="grid gap-6">
        <FormProblems textOf={fieldText} title={failed} failure={failure} labels={fields} />
        <NewPassword email={flow.email} failure={failure} />
        {asksConsent(flow.invited) && <Consents failure={failure} texts={texts} />}
        <Button type="submit" name="intent" value="finish" size="lg" loading={busy}>
          {password.submit}
        </Button>
      </Form>
    </>
  )
}

function Told({ flow: { email, details } }: Pick<PasswordFormProps, 'flow'>) {
  const { password, fields } = useWords(detailsWords)
  return (
    <section className="rounded-3 bg-sunk p-4 xs:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg">{password.you}</h2>
        <TextLink asChild>
          <LocalLink to={`${paths.registrationComplete}?step=details`}>{password.change}</LocalLink>
        </TextLink>
      </div>
      <Facts className="mt-3 xs:grid-cols-2">
        <Fact name={fields.name}>{details?.name}</Fact>
        <Fact name={fields.phone}>{details?.phone && phoneText(details.phone)}</Fact>
        <Fact name={fields.email}>{email}</Fact>
        <Fact name={fields.company}>{details?.company}</Fact>
        <Fact name={fields.bin}>{details?.bin}</Fact>
      </Facts>
    </section>
  )
}
