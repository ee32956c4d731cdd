import { attempt } from '@sauda/sdk'
import { flowPath, followAccessLink } from '@sauda/sdk/access'
import { splitPath } from '@sauda/sdk/language'
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
import type { Route } from './+types/letter-link.ts'

type Door = 'restore' | 'registration'

/** The page where another e-mail can be requested. */
const BEGINNINGS = { restore: paths.forgot, registration: paths.registration } as const satisfies Record<
  Door,
  string
>

/** A GET changes nothing: programs that scan e-mails also open their links. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const user = await visitOf(context).currentUser()
  const door: Door = splitPath(url.pathname).path.startsWith(paths.forgot) ? 'restore' : 'registration'
  return data({ door, token, signedInAs: user?.name ?? null }, { status: token ? 200 : 410 })
}

export async function action({ request, context }: Route.ActionArgs) {
  const { portal, currentFlow } = visitOf(context)
  const followed = await attempt(followAccessLink(portal, textOf(await request.formData(), 'token')))
  if (followed.ok) throw localRedirect(context, flowPath(followed.value))
  // After a second press the flow has already continued.
  const flow = followed.error.code === 'link_over' ? await currentFlow() : null
  if (flow && flow.step !== 'code') throw localRedirect(context, flowPath(flow))
  return refused(followed.error)
}

/** The page of the link that an e-mail contains beside its code. */
export default function LetterLink({ loaderData, actionData }: Route.ComponentProps) {
  const { door, token, signedInAs } = loaderData
  const { link } = useWords(flowWords)
  const { title, lead, submit } = link[door]
  if (isLinkOver(token, actionData)) return <Over door={door} />
  if (signedInAs !== null) {
    return <SignOutFirst door={door} title={title} lead={link.signedIn(signedInAs)} />
  }
  return (
    <AccessPage door={door} title={title} lead={lead}>
      <FollowForm token={token} submit={submit} failure={actionData} />
    </AccessPage>
  )
}

function Over({ door }: { door: Door }) {
  const { header } = useWords(siteWords)
  const { link } = useWords(flowWords)
  return (
    <AccessPage door={door} title={link.over} lead={link.overHelp}>
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <LocalLink to={BEGINNINGS[door]}>{link.askAgain}</LocalLink>
        </Button>
        <Button asChild variant="quiet">
          <LocalLink to={paths.login}>{header.signIn}</LocalLink>
        </Button>
      </div>
    </AccessPage>
  )
}
