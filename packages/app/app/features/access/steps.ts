import type { AccessFlow } from '@sauda/sdk/access'

export type Purpose = AccessFlow['purpose']

/** The steps of each flow, by its purpose (spec §4). */
export const STEPS = {
  registration: ['email', 'code', 'details', 'password'],
  invitation: ['details', 'password'],
  restore: ['email', 'code', 'password'],
} as const satisfies Record<Purpose, readonly string[]>

export type Step = (typeof STEPS)[Purpose][number]

/** The centre has five floors; the cabinet is on the top one. */
export const LEVELS = 5

/** The floor of a step in the drawing; the last step is just below the cabinet. */
export function floorOf(purpose: Purpose, step: Step): number {
  const steps: readonly Step[] = STEPS[purpose]
  return LEVELS - (steps.length - steps.indexOf(step))
}
