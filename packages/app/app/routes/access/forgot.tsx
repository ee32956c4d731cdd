import { restoreAccess } from '@sauda/sdk/access'
import * as paths from '@sauda/sdk/paths'
import { TextLink } from '@sauda/ui'
import { OtherWay } from '../../features/access/access-page.tsx'
import { begin } from '../../features/access/begin.ts'
import { EmailForm } from '../../features/access/email-form.tsx'
import { FlowPage } from '../../features/access/flow-page.tsx'
import { takeLogin } from '../../features/access/kept-login.ts'
import { flowWords } from '../../features/access/words.ts'
import { siteWords } from '../../features/site/words.ts'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { requireGuard } from '../../shell/guard.ts'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/forgot.ts'

export const middleware = [requireGuard('verified')]

export function loader({ request, context }: Route.LoaderArgs) {
  return { email: takeLogin(request, context) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { portal } = visitOf(context)
  return begin(context, await request.formData(), (email) => restoreAccess(portal, email))
}

export default function Forgot({ loaderData, actionData }: Route.ComponentProps) {
  const { header } = useWords(siteWords)
  const { restore } = useWords(flowWords)
  return (
    <FlowPage
      purpose="restore"
      at="email"
      title={restore.title}
      lead={restore.lead}
      below={
        <OtherWay question={restore.remembered}>
          <TextLink asChild>
            <LocalLink to={paths.login}>{header.signIn}</LocalLink>
          </TextLink>
        </OtherWay>
      }
    >
      <EmailForm failure={actionData} email={loaderData.email} />
    </FlowPage>
  )
}
