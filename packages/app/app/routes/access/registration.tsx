import { flowPath, registerUser } from '@sauda/sdk/access'
import * as paths from '@sauda/sdk/paths'
import { Button, TextLink } from '@sauda/ui'
import { Form } from 'react-router'
import { OtherWay } from '../../features/access/access-page.tsx'
import { begin } from '../../features/access/begin.ts'
import { EmailForm } from '../../features/access/email-form.tsx'
import { FlowPage } from '../../features/access/flow-page.tsx'
import { startOver } from '../../features/access/in-flow.ts'
import { takeLogin } from '../../features/access/kept-login.ts'
import { keepNext } from '../../features/access/kept-next.ts'
import { flowWords } from '../../features/access/words.ts'
import { siteWords } from '../../features/site/words.ts'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { requireGuard } from '../../shell/guard.ts'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/registration.ts'

export const middleware = [requireGuard('auth')]

export async function loader({ request, url, context }: Route.LoaderArgs) {
  keepNext(context, url.searchParams.get('next'))
  const flow = await visitOf(context).currentFlow()
  const underWay = flow && flow.purpose !== 'restore' ? { email: flow.email, path: flowPath(flow) } : null
  return { underWay, email: takeLogin(request, context) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  if (form.get('intent') === 'leave') throw await startOver(context, paths.registration)
  const { portal, language } = visitOf(context)
  return begin(context, form, (email) => registerUser(portal, { email, language }))
}

export default function Registration({ loaderData, actionData }: Route.ComponentProps) {
  const { underWay, email } = loaderData
  const { header } = useWords(siteWords)
  const { registration } = useWords(flowWords)
  return (
    <FlowPage
      purpose="registration"
      at="email"
      title={registration.title}
      lead={underWay ? undefined : registration.lead}
      below={
        <div className="grid gap-1">
          <OtherWay question={registration.haveAccount}>
            <TextLink asChild>
              <LocalLink to={paths.login}>{header.signIn}</LocalLink>
            </TextLink>
          </OtherWay>
          <p className="text-center text-muted text-sm">{registration.invited}</p>
        </div>
      }
    >
      {underWay ? <UnderWay {...underWay} /> : <EmailForm failure={actionData} email={email} />}
    </FlowPage>
  )
}

/** A user with a registration in progress can continue it, or start again. */
function UnderWay({ email, path }: { email: string; path: string }) {
  const { underWay } = useWords(flowWords)
  return (
    <div className="grid gap-5">
      <div className="rounded-3 bg-info-soft p-4">
        <h2 className="text-lg">{underWay.title}</h2>
        <p className="mt-1 wrap-anywhere">{underWay.text(email)}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <LocalLink to={path}>{underWay.goOn}</LocalLink>
        </Button>
        <Form method="post">
          <Button type="submit" name="intent" value="leave" variant="quiet">
            {underWay.startOver}
          </Button>
        </Form>
      </div>
    </div>
  )
}
