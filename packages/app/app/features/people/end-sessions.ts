import { attempt, type Portal } from '@sauda/sdk'
import { endOtherSessions, endSession } from '@sauda/sdk/access'
import { type ActionFailure, failureFrom } from '../../shell/answered.ts'
import { textOf } from '../forms/text-of.ts'

/** The result of a form of the list. */
export type SessionsOutcome = { ended: 'one' | 'others' } | ActionFailure

/** Ends one of the user's sessions by its id, or with `others` all except the current one. */
export async function endSessions(
  portal: Portal,
  form: FormData,
): Promise<{ outcome: SessionsOutcome; status: number }> {
  const which = textOf(form, 'session')
  const ended = which === 'others' ? 'others' : 'one'
  const result = await attempt<unknown>(
    ended === 'others' ? endOtherSessions(portal) : endSession(portal, Number(which)),
  )
  // A session that has expired by itself counts as ended.
  if (result.ok || result.error.code === 'not_found') return { outcome: { ended }, status: 200 }
  const { failure, status } = failureFrom(result.error)
  return { outcome: failure, status }
}
