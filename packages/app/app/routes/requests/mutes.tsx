import { attempt } from '@sauda/sdk'
import { partMutes, removePartMute } from '@sauda/sdk/part-requests'
import { askedWords } from '../../features/asked-requests/asked-words.ts'
import { MuteList } from '../../features/asked-requests/mute-list.tsx'
import { textOf } from '../../features/forms/text-of.ts'
import { useWords } from '../../language/language-context.tsx'
import { idOf, listed, refused } from '../../shell/answered.ts'
import { DocumentHead } from '../../shell/document-head.tsx'
import { formOf } from '../../shell/form-of.ts'
import { requireGuard } from '../../shell/guard.ts'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/mutes.ts'

export const middleware = [requireGuard('dashboard')]

export async function loader({ request: { signal }, context }: Route.LoaderArgs) {
  const mutes = await listed(partMutes(visitOf(context).portal, { signal }))
  return { mutes, now: new Date().toISOString() }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf({ request, context })
  const removed = await attempt(removePartMute(visitOf(context).portal, idOf(textOf(form, 'id'))))
  // One that a colleague has just removed counts as removed.
  return removed.ok || removed.error.code === 'not_found' ? { done: true } : refused(removed.error)
}

/** What a shop is not asked for. */
export default function Mutes({ loaderData, actionData }: Route.ComponentProps) {
  const { muting } = useWords(askedWords)
  return (
    <>
      <DocumentHead title={muting.title} hidden />
      <MuteList {...loaderData} isDone={Boolean(actionData && 'done' in actionData)} />
    </>
  )
}
