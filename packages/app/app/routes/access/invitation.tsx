import { attempt } from '@sauda/sdk'
import { acceptInvitation, flowPath } from '@sauda/sdk/access'
import { fieldText } from '@sauda/sdk/language'
import { Button } from '@sauda/ui'
import { data, Form, useNavigation } from 'react-router'
import { AccessPage } from '../../features/access/access-page.tsx'
import { FormProblems } from '../../features/forms/form-problems.tsx'
import { textOf } from '../../features/forms/text-of.ts'
import { useFlowWords } from '../../language/flow-words.ts'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink, useLocalPath } from '../../language/local-link.tsx'
import { refused } from '../../shell/answered.ts'
import { localRedirect, visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/invitation.ts'

/** What a link says that cannot be followed: it never was one, or it is over. */
const OVER: readonly string[] = ['invalid', 'bad_request', 'not_found', 'link_over']

/** Opened it does nothing: what looks through a letter for its owner opens links, too. */
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
  const { invitation, failed } = useFlowWords()
  const busy = useNavigation().formMethod === 'POST'
  if (!token || (actionData && OVER.includes(actionData.code))) return <Over />
  if (signedInAs !== null) return <SignedIn name={signedInAs} />
  return (
    <AccessPage door="registration" title={invitation.title} lead={invitation.lead}>
      <Form method="post" className="grid gap-5">
        <FormProblems textOf={fieldText} title={failed} failure={actionData} labels={{}} />
        <input type="hidden" name="token" value={token} />
        <Button type="submit" size="lg" loading={busy}>
          {invitation.submit}
        </Button>
      </Form>
    </AccessPage>
  )
}

/** Whoever is signed in has a cabinet already: the invitation makes another. */
function SignedIn({ name }: { name: string }) {
  const { header } = useWords()
  const { invitation } = useFlowWords()
  const localPath = useLocalPath()
  return (
    <AccessPage door="registration" title={invitation.title} lead={invitation.signedIn(name)}>
      <Form method="post" action={localPath('/sign-out')}>
        <Button type="submit" size="lg">
          {header.signOut}
        </Button>
      </Form>
    </AccessPage>
  )
}

function Over() {
  const { header, failures } = useWords()
  const { invitation } = useFlowWords()
  return (
    <AccessPage door="registration" title={invitation.over} lead={invitation.overHelp}>
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <LocalLink to="/">{failures.home}</LocalLink>
        </Button>
        <Button asChild variant="quiet">
          <LocalLink to="/login">{header.signIn}</LocalLink>
        </Button>
      </div>
    </AccessPage>
  )
}
