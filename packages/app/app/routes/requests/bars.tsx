import { attempt } from '@sauda/sdk'
import { partBars, unbarFromPartRequests } from '@sauda/sdk/part-requests'
import { textOf } from '../../features/forms/text-of.ts'
import { BarList } from '../../features/request-desk/bar-list.tsx'
import { requestDeskWords } from '../../features/request-desk/desk-words.ts'
import { useWords } from '../../language/language-context.tsx'
import { idOf, listed, refused } from '../../shell/answered.ts'
import { DocumentHead } from '../../shell/document-head.tsx'
import { formOf } from '../../shell/form-of.ts'
import { requireGuard } from '../../shell/guard.ts'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/bars.ts'

export const middleware = [requireGuard('dashboard')]

export async function loader({ request: { signal }, context }: Route.LoaderArgs) {
  return { bars: await listed(partBars(visitOf(context).portal, { signal })) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf({ request, context })
  const lifted = await attempt(unbarFromPartRequests(visitOf(context).portal, idOf(textOf(form, 'id'))))
  return lifted.ok || lifted.error.code === 'not_found' ? { done: true } : refused(lifted.error)
}

/** Who is barred from part requests. */
export default function Bars({ loaderData, actionData }: Route.ComponentProps) {
  const { bars } = useWords(requestDeskWords)
  return (
    <>
      <DocumentHead title={bars} hidden />
      <BarList {...loaderData} isDone={Boolean(actionData && 'done' in actionData)} />
    </>
  )
}
