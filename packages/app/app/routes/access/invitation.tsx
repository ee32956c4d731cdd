import { attempt } from '@sauda/sdk'
import { acceptInvitation, flowPath } from '@sauda/sdk/access'
import * as paths from '@sauda/sdk/paths'
import { Button } from '@sauda/ui'
import { data } from 'react-router'
import { AccessPage } from '../../features/access/access-page.tsx'
import { FollowForm } from '../../features/access/follow-form.tsx'
import { isLinkOver, SignOutFirst } from '../../features/access/link-parts.tsx'
import { flowWords } from '../../features/access/words.ts'
import { textOf } from '../../features/forms/text-of.ts'
import { siteWords } from '../../features/site/words.ts'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { refused } from '../../shell/answered.ts'
import { localRedirect, visitOf } from '../../shell/visit.ts'
import { shellWords } from '../../shell/words.ts'
import type { Route } from './+types/invitation.ts'

/** A GET changes nothing: programs that scan e-mails also open their links. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const user = await visitOf(context).currentUser()
  return data({ token, signedInAs: user?.name ?? null }, { status: token ? 200 : 410 })
}

export async function action({ request, context }: Route.ActionArgs) {
  const token = textOf(await request.formData(), 'token')
  const accepted = await attempt(acceptInvitation(visitOf(context).portal, token))
  if (accepted.ok) throw localRedirect(context, flowPath(accepted.value))
  return refused(accepted.error)
}

export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
  const { token, signedInAs } = loaderData
  const { invitation } = useWords(flowWords)
  const { title, lead, submit } = invitation
  if (isLinkOver(token, actionData)) return <Over />
  // A signed-in user has a cabinet already; the invitation creates another one.
  if (signedInAs !== null) {
    return <SignOutFirst door="registration" title={title} lead={invitation.signedIn(signedInAs)} />
  }
  return (
    <AccessPage door="registration" title={title} lead={lead}>
      <FollowForm token={token} submit={submit} failure={actionData} />
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
