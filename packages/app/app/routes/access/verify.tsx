import { restoreAccess } from '@sauda/sdk/access'
import * as paths from '@sauda/sdk/paths'
import { CodePage } from '../../features/access/code-page.tsx'
import { codeStep } from '../../features/access/code-step.ts'
import { flowAt } from '../../features/access/in-flow.ts'
import { requireFlow } from '../../features/access/on-the-way.ts'
import type { Route } from './+types/verify.ts'

export const middleware = [requireFlow('verify')]

export async function loader({ context }: Route.LoaderArgs) {
  const { purpose, email, code } = await flowAt(context, paths.verify, paths.forgot)
  return { purpose, email, code }
}

export function action(args: Route.ActionArgs) {
  return codeStep(args, paths.forgot, restoreAccess)
}

export default function Verify({ loaderData, actionData }: Route.ComponentProps) {
  return <CodePage flow={loaderData} failure={actionData} />
}
