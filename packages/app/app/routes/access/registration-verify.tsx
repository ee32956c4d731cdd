import { registerUser } from '@sauda/sdk/access'
import * as paths from '@sauda/sdk/paths'
import { CodePage } from '../../features/access/code-page.tsx'
import { codeStep } from '../../features/access/code-step.ts'
import { flowAt } from '../../features/access/in-flow.ts'
import { requireFlow } from '../../features/access/on-the-way.ts'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/registration-verify.ts'

export const middleware = [requireFlow('registration')]

export async function loader({ context }: Route.LoaderArgs) {
  const { purpose, email, code } = await flowAt(context, paths.registrationVerify, paths.registration)
  return { purpose, email, code }
}

export function action(args: Route.ActionArgs) {
  const { language } = visitOf(args.context)
  return codeStep(args, paths.registration, (portal, email) => registerUser(portal, { email, language }))
}

export default function VerifyRegistration({ loaderData, actionData }: Route.ComponentProps) {
  return <CodePage flow={loaderData} failure={actionData} />
}
