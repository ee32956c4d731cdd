import type { ActionFailure } from '../../shell/answered.ts'
import type { Act } from './acts.ts'

/** What a user typed in the form of an action. */
export type ActValues = { reason: string; comment: string }

/**
 * A failed action with what was typed and the photo it was about; `act` is missing when the request did not reach the
 * server.
 */
export type ActFailure = ActionFailure & { act?: Act; values?: ActValues; photo?: string }

export function actValues(form: FormData): ActValues {
  return { reason: textOf(form, 'reason'), comment: textOf(form, 'comment') }
}

const OVERTAKEN = ['changed_meanwhile', 'action_not_allowed'] as const

/** Returns the error code if the ad has changed since the user saw it, else null. */
export function overtakenCode({ code }: ActionFailure): (typeof OVERTAKEN)[number] | null {
  return OVERTAKEN.find((one) => one === code) ?? null
}

function textOf(form: FormData, field: string): string {
  const value = form.get(field)
  return typeof value === 'string' ? value : ''
}
