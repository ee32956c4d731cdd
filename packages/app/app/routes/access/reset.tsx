import { passwordProblems, setPassword } from '@sauda/sdk/access'
import * as paths from '@sauda/sdk/paths'
import { data } from 'react-router'
import { FlowPage } from '../../features/access/flow-page.tsx'
import { flowAt, flowOver, inFlow } from '../../features/access/in-flow.ts'
import { keepLogin } from '../../features/access/kept-login.ts'
import { requireFlow } from '../../features/access/on-the-way.ts'
import { ResetForm } from '../../features/access/reset-form.tsx'
import { flowWords } from '../../features/access/words.ts'
import { textOf } from '../../features/forms/text-of.ts'
import { useWords } from '../../language/language-context.tsx'
import { refused } from '../../shell/answered.ts'
import { redirectWithNotice } from '../../shell/notice.ts'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/reset.ts'

export const middleware = [requireFlow('verify')]

export async function loader({ context }: Route.LoaderArgs) {
  const { email } = await flowAt(context, paths.reset, paths.forgot)
  return { email }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { email, user_id } = await flowAt(context, paths.reset, paths.forgot)
  if (user_id === null) throw flowOver(context, paths.forgot)
  const password = textOf(await request.formData(), 'password')
  const problems = passwordProblems(password, { email })
  if (problems.length > 0) return data({ code: 'invalid', errors: { password: problems } }, { status: 422 })
  const set = await inFlow(context, paths.forgot, setPassword(visitOf(context).portal, user_id, { password }))
  if (!set.ok) return refused(set.error)
  keepLogin(context, email)
  throw redirectWithNotice(context, paths.login, 'password_reset')
}

export default function Reset({ loaderData, actionData }: Route.ComponentProps) {
  const { reset } = useWords(flowWords)
  return (
    <FlowPage purpose="restore" at="password" title={reset.title} lead={reset.lead}>
      <ResetForm email={loaderData.email} failure={actionData} />
    </FlowPage>
  )
}
