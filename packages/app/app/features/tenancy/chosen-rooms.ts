import type { CompanyValues } from './act-on-company.ts'

/**
 * Returns which rooms a form shows as chosen: those of the company, or after a failure those that were chosen, with what the
 * company was given by somebody else meanwhile.
 * @param own the rooms of the company now
 */
export function chosenRooms(
  own: readonly number[],
  values: Pick<CompanyValues, 'room_ids' | 'was'> | undefined,
): number[] {
  if (!values) return [...own]
  const since = own.filter((id) => !values.was.includes(id) && !values.room_ids.includes(id))
  return [...values.room_ids, ...since]
}
