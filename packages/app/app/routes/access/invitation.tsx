import { attempt } from '@sauda/sdk'
import { acceptInvitation, declineInvitation, flowPath, readInvitation } from '@sauda/sdk/access'
import { localPath } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { joinCompany } from '@sauda/sdk/people'
import { Button } from '@sauda/ui'
import { Suspense } from 'react'
import { data, redirectDocument } from 'react-router'
import { AccessPage } from '../../features/access/access-page.tsx'
import { FollowForm } from '../../features/access/follow-form.tsx'
import { isLinkOver, SignOutFirst } from '../../features/access/link-parts.tsx'
import { flowWords } from '../../features/access/words.ts'
import { textOf } from '../../features/forms/text-of.ts'
import { siteWords } from '../../features/site/words.ts'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { answered, failureFrom } from '../../shell/answered.ts'
import { formOf } from '../../shell/form-of.ts'
import { late } from '../../shell/late.ts'
import { leaveNotice } from '../../shell/notice.ts'
import { localRedirect, visitOf } from '../../shell/visit.ts'
import { shellWords } from '../../shell/words.ts'
import type { Route } from './+types/invitation.ts'

/** For whoever is invited to a company; invitations of administrators do without it. */
const LateCompanyInvitation = late(
  () => import('../../features/access/company-invitation.tsx'),
  'CompanyInvitation',
  { shownAs: 'main input[name="email"], main button[name="intent"]' },
)

const LateDeclined = late(() => import('../../features/access/company-invitation.tsx'), 'Declined')

/** Tokens that the API would refuse as such. */
const LONGEST_TOKEN = 200

/** A GET changes nothing: programs that scan e-mails also open their links. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { portal, currentUser } = visitOf(context)
  const token = url.searchParams.get('token') ?? ''
  const user = await currentUser()
  const isToken = token !== '' && token.length <= LONGEST_TOKEN
  const read = isToken ? await attempt(readInvitation(portal, token, { signal: request.signal })) : null
  // Anything but a link that is over is shown as an error page.
  if (read && !read.ok && read.error.code !== 'link_over') await answered(Promise.reject(read.error))
  const told = read?.ok ? read.value : null
  const signedIn = user && { name: user.name, email: user.email, role_id: user.role_id }
  // A form that was sent answers with its own status.
  const status = told || request.method === 'POST' ? 200 : 410
  return data({ token, told, user: signedIn }, { status })
}

export async function action({ request, context }: Route.ActionArgs) {
  const { portal, language } = visitOf(context)
  const form = await formOf({ request, context })
  const token = textOf(form, 'token')
  const email = textOf(form, 'email').trim()
  const intent = form.get('intent')
  if (intent === 'decline') {
    const declined = await attempt(declineInvitation(portal, token))
    if (declined.ok) return { declined: true as const, failure: undefined }
    return refusedWith(declined.error, email)
  }
  if (intent === 'accept') {
    const joined = await attempt(joinCompany(portal, token))
    if (!joined.ok) return refusedWith(joined.error, email)
    leaveNotice(context, 'joined_company')
    // A whole document: everything in the page is of the company from now on.
    throw redirectDocument(localPath(paths.cabinetPart(paths.account, 'details'), language), 303)
  }
  const accepted = await attempt(acceptInvitation(portal, token, email ? { email } : {}))
  if (accepted.ok) throw localRedirect(context, flowPath(accepted.value))
  return refusedWith(accepted.error, email)
}

function refusedWith(error: Parameters<typeof failureFrom>[0], email: string) {
  const { failure, status } = failureFrom(error)
  return data({ declined: false as const, failure: { ...failure, email } }, { status })
}

export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
  const { token, told, user } = loaderData
  const { invitation } = useWords(flowWords)
  const { title, lead, submit } = invitation
  const failure = actionData?.failure
  if (actionData?.declined) {
    return (
      <Suspense>
        <LateDeclined />
      </Suspense>
    )
  }
  const isWrongField = failure?.errors?.email !== undefined
  if (!told || (!isWrongField && isLinkOver(token, failure))) return <Over />
  if (told.function !== null) {
    return (
      <Suspense>
        <LateCompanyInvitation token={token} told={told} user={user} failure={failure} />
      </Suspense>
    )
  }
  // A signed-in user has a cabinet already; the invitation creates another one.
  if (user !== null) {
    return <SignOutFirst door="registration" title={title} lead={invitation.signedIn(user.name)} />
  }
  return (
    <AccessPage door="registration" title={title} lead={lead}>
      <FollowForm token={token} submit={submit} failure={failure} />
    </AccessPage>
  )
}

function Over() {
  const { header } = useWords(siteWords)
  const { failures } = useWords(shellWords)
  const { invitation } = useWords(flowWords)
  return (
    <AccessPage door="registration" title={invitation.over} lead={invitation.overHelp}>
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <LocalLink to={paths.home}>{failures.home}</LocalLink>
        </Button>
        <Button asChild variant="quiet">
          <LocalLink to={paths.login}>{header.signIn}</LocalLink>
        </Button>
      </div>
    </AccessPage>
  )
}
