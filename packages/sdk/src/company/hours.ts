import type { FieldErrors } from '../language/index.ts'

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** Returns what is wrong with a pair of times: both `HH:MM` with the end after the beginning, or neither. */
export function hoursProblems(
  [from, to]: readonly [from: string | null, to: string | null],
  [first, second]: readonly [first: string, second: string],
): FieldErrors {
  const errors: FieldErrors = {}
  if (from !== null && !TIME.test(from)) errors[first] = ['wrong_format']
  if (to !== null && !TIME.test(to)) errors[second] = ['wrong_format']
  if (from === null && to !== null) errors[first] = ['required']
  if (from !== null && to === null) errors[second] = ['required']
  if (Object.keys(errors).length === 0 && from !== null && to !== null && to <= from)
    errors[second] = ['ends_before_start']
  return errors
}
