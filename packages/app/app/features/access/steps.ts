import type { AccessFlow } from '@sauda/sdk/access'

export type Purpose = AccessFlow['purpose']

/** What a person goes through, by what they are about (spec §4). */
export const STEPS = {
  registration: ['email', 'code', 'details', 'password'],
  invitation: ['details', 'password'],
  restore: ['email', 'code', 'password'],
} as const satisfies Record<Purpose, readonly string[]>

export type Step = (typeof STEPS)[Purpose][number]

/** The centre has five floors, and the cabinet is on the top one. */
export const LEVELS = 5

/** The floor of a step in the drawing of the building: the last one is just below the cabinet. */
export function floorOf(purpose: Purpose, step: Step): number {
  const steps: readonly Step[] = STEPS[purpose]
  return LEVELS - (steps.length - steps.indexOf(step))
}
