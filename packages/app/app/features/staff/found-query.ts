import type { Facility } from '@sauda/sdk/people'

/** Selects the people of a building, or of some of its sections. */
export type FoundQuery = { facility: Facility; departments: readonly number[] }

/** The longest text by which people can be looked up. */
export const TEXT_MAX = 200

/** The text by which people are looked up; empty for none. */
export function foundText(search: URLSearchParams): string {
  return (search.get('q') ?? '').trim().slice(0, TEXT_MAX)
}

/**
 * Parses `?facility=1&department=3&department=4`. Sections of other buildings are ignored, because a plain form also
 * sends those ticked before. Returns null if there is no building.
 */
export function readFoundQuery(search: URLSearchParams, facilities: readonly Facility[]): FoundQuery | null {
  const asked = Number(search.get('facility'))
  const facility = facilities.find(({ id }) => id === asked) ?? facilities[0]
  if (!facility) return null
  const marked = new Set(search.getAll('department').map(Number))
  const departments = facility.departments.map(({ id }) => id).filter((id) => marked.has(id))
  return { facility, departments }
}
