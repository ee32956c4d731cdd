import type { Facility } from '@sauda/sdk/people'

/** Whose people are asked for: those of a building, or of some of its sections. */
export type FoundQuery = { facility: Facility; departments: readonly number[] }

/**
 * What an address asks for: `?facility=1&department=3&department=4`. Sections of another building than the chosen one
 * are left out, for a plain form sends along what was marked there. Null where there is no building at all.
 */
export function readFoundQuery(search: URLSearchParams, facilities: readonly Facility[]): FoundQuery | null {
  const asked = Number(search.get('facility'))
  const facility = facilities.find(({ id }) => id === asked) ?? facilities[0]
  if (!facility) return null
  const marked = new Set(search.getAll('department').map(Number))
  const departments = facility.departments.map(({ id }) => id).filter((id) => marked.has(id))
  return { facility, departments }
}
