import type { Errors } from './remaining-errors.ts'
import { isOfStep, type Step } from './steps.ts'

const CHOICE = /^(kind|condition)$|_id$/

/** Returns the errors that a step shows: those of its own fields, and a missing choice asks to choose. */
export function errorsOfStep(errors: Errors, step: Step): Errors {
  const own = Object.entries(errors).filter(([field]) => isOfStep(field, step))
  return Object.fromEntries(own.map(([field, codes]) => [field, CHOICE.test(field) ? ['unknown'] : codes]))
}
