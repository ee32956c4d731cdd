import { attempt, type Portal } from '@sauda/sdk'
import { endOtherSessions, endSession } from '@sauda/sdk/access'
import { type ActionFailure, failureFrom } from '../../shell/answered.ts'
import { textOf } from '../forms/text-of.ts'

/** What a form of the list asked for and how it went; nothing is named where the form could not be sent. */
export type SessionsOutcome = { ended: 'one' | 'others' } | ActionFailure

/** Ends one of a person's sessions by its id, or with `others` all but theirs. */
export async function endSessions(
  portal: Portal,
  form: FormData,
): Promise<{ outcome: SessionsOutcome; status: number }> {
  const which = textOf(form, 'session')
  const ended = which === 'others' ? 'others' : 'one'
  const result = await attempt<unknown>(
    ended === 'others' ? endOtherSessions(portal) : endSession(portal, Number(which)),
  )
  // One that is over by itself is what was wanted.
  if (result.ok || result.error.code === 'not_found') return { outcome: { ended }, status: 200 }
  const { failure, status } = failureFrom(result.error)
  return { outcome: failure, status }
}
