import { companyFunctionLabel, type InvitationTold, isStaff, type User } from '@sauda/sdk/access'
import { fieldText, longDate } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { Button, Field, Input, TextLink } from '@sauda/ui'
import { Form, useNavigation } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import type { ActionFailure } from '../../shell/answered.ts'
import { RenderedFor } from '../../shell/rendered-for.tsx'
import { FormProblems, useFieldError } from '../forms/form-problems.tsx'
import { DoneLine } from '../people/done-line.tsx'
import { AccessPage, OtherWay } from './access-page.tsx'
import { companyInvitationWords } from './company-invitation-words.ts'
import { SignOutFirst } from './link-parts.tsx'

export type CompanyInvitationProps = {
  token: string
  told: InvitationTold
  /** Who is signed in, if anybody. */
  user: Pick<User, 'name' | 'email' | 'role_id'> | null
  failure: (ActionFailure & { email?: string }) | undefined
}

/**
 * An owner's invitation: who invites, to which company and as what. Whoever has an account accepts or declines it; somebody new
 * registers.
 */
export function CompanyInvitation({ token, told, user, failure }: CompanyInvitationProps) {
  const words = useWords(companyInvitationWords)
  const language = useLanguage()
  const { company, function: of, invited_by, expires_at } = told
  const title = words.title(company ?? '')
  const lead = words.lead(
    invited_by,
    companyFunctionLabel(of ?? '', language).toLocaleLowerCase(language),
    longDate(expires_at, language),
  )
  if (user && isStaff(user.role_id)) {
    return <SignOutFirst door="registration" title={title} lead={words.staff(user.name)} />
  }
  return (
    <AccessPage
      door="registration"
      title={title}
      lead={lead}
      below={!user && !told.known && <SignIn token={token} />}
    >
      {user ? (
        <Answer token={token} told={told} user={user} failure={failure} />
      ) : told.known ? (
        <div className="grid gap-3">
          <Button asChild size="lg">
            <LocalLink to={paths.loginThen(paths.registrationInvitation(token))}>
              {words.signInFirst}
            </LocalLink>
          </Button>
          <Decline token={token} />
        </div>
      ) : (
        <Register token={token} told={told} failure={failure} />
      )}
    </AccessPage>
  )
}

function SignIn({ token }: { token: string }) {
  const words = useWords(companyInvitationWords)
  return (
    <OtherWay question={words.haveAccount}>
      <TextLink asChild>
        <LocalLink to={paths.loginThen(paths.registrationInvitation(token))}>{words.signIn}</LocalLink>
      </TextLink>
    </OtherWay>
  )
}

type AnswerProps = Omit<CompanyInvitationProps, 'user'> & { user: Pick<User, 'name' | 'email'> }

function Answer({ token, told, user, failure }: AnswerProps) {
  const words = useWords(companyInvitationWords)
  const { formData } = useNavigation()
  const message = failure?.code === 'action_not_allowed' ? words.already : undefined
  return (
    <div className="grid gap-5">
      <p className="text-row wrap-anywhere">
        {words.signedIn(user.name, user.email)}
        {told.email !== null && told.email !== user.email.toLowerCase() && ` ${words.otherEmail(told.email)}`}
      </p>
      <FormProblems title={words.failed} failure={failure} labels={{}} {...(message && { message })} />
      <div className="flex flex-wrap gap-3">
        <Form method="post" reloadDocument className="max-xs:w-full">
          <RenderedFor />
          <input type="hidden" name="token" value={token} />
          <Button type="submit" name="intent" value="accept" size="lg" className="max-xs:w-full">
            {words.accept}
          </Button>
        </Form>
        <Decline token={token} busy={formData?.get('intent') === 'decline'} />
      </div>
    </div>
  )
}

function Decline({ token, busy = false }: { token: string; busy?: boolean }) {
  const words = useWords(companyInvitationWords)
  return (
    <Form method="post" className="max-xs:w-full">
      <RenderedFor />
      <input type="hidden" name="token" value={token} />
      <Button
        type="submit"
        name="intent"
        value="decline"
        size="lg"
        variant="quiet"
        loading={busy}
        className="max-xs:w-full"
      >
        {words.decline}
      </Button>
    </Form>
  )
}

function Register({ token, told, failure }: Omit<CompanyInvitationProps, 'user'>) {
  const words = useWords(companyInvitationWords)
  const errorOf = useFieldError(failure, fieldText)
  const busy = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" noValidate className="grid gap-5">
      <FormProblems textOf={fieldText} title={words.failed} failure={failure} labels={{ email: '' }} />
      <input type="hidden" name="token" value={token} />
      {told.email === null && (
        <Field id="email" label={words.email} hint={words.emailHint} error={errorOf('email')}>
          <Input name="email" type="email" defaultValue={failure?.email} autoComplete="email" required />
        </Field>
      )}
      <Button type="submit" size="lg" loading={busy}>
        {words.register}
      </Button>
    </Form>
  )
}

/** Shown once the invitation was declined. */
export function Declined() {
  const words = useWords(companyInvitationWords)
  return (
    <AccessPage door="registration" title={words.declined}>
      <DoneLine>{words.declinedHelp}</DoneLine>
    </AccessPage>
  )
}
