import type { ActionFailure } from '../../shell/answered.ts'
import type { Act } from './acts.ts'

/** What somebody says with an act, as it was typed. */
export type ActValues = { reason: string; comment: string }

/** An act that was refused, with what was typed and of which photo; one that could not be sent is not known by name. */
export type ActFailure = ActionFailure & { act?: Act; values?: ActValues; photo?: string }

export function actValues(form: FormData): ActValues {
  return { reason: textOf(form, 'reason'), comment: textOf(form, 'comment') }
}

const OVERTAKEN = ['changed_meanwhile', 'action_not_allowed'] as const

/** The code of a refusal that says that the ad is another one by now than the one decided on, else null. */
export function overtakenCode({ code }: ActionFailure): (typeof OVERTAKEN)[number] | null {
  return OVERTAKEN.find((one) => one === code) ?? null
}

function textOf(form: FormData, field: string): string {
  const value = form.get(field)
  return typeof value === 'string' ? value : ''
}
