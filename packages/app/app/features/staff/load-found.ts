import type { Portal } from '@sauda/sdk'
import {
  type Facility,
  findUsers,
  listFacilities,
  type People,
  type UserCard,
  usersOfDepartment,
  usersOfDepartments,
  usersOfFacility,
} from '@sauda/sdk/people'
import { type FoundQuery, foundText, readFoundQuery } from './found-query.ts'

export type Found = {
  /** The text by which people are looked up, instead of a building; empty for none. */
  q: string
  facilities: Facility[]
  /** What is selected; null if people of all buildings are looked up by a text, or if there is no building. */
  facility: number | null
  departments: readonly number[]
  people: UserCard[]
  total: number
  truncated: boolean
  /** The error code. */
  error: string | null
}

/** Loads the people of the building and sections that an address selects. */
export async function loadFound(
  portal: Portal,
  search: URLSearchParams,
  signal: AbortSignal,
): Promise<Found> {
  const { items: facilities, error } = await listFacilities(portal, { signal })
  const q = foundText(search)
  const query = q ? null : readFoundQuery(search, facilities)
  const found = q ? await findUsers(portal, q, { signal }) : query && (await peopleOf(portal, query, signal))
  return {
    q,
    facilities,
    facility: query?.facility.id ?? null,
    departments: query?.departments ?? [],
    people: found?.items ?? [],
    total: found?.total ?? 0,
    truncated: found?.truncated ?? false,
    error: (error ?? found?.error)?.code ?? null,
  }
}

function peopleOf(portal: Portal, query: FoundQuery, signal: AbortSignal): Promise<People> {
  const { facility, departments } = query
  const [first, second] = departments
  if (first === undefined) return usersOfFacility(portal, facility.id, { signal })
  if (second === undefined) return usersOfDepartment(portal, first, { signal })
  return usersOfDepartments(portal, departments, { signal })
}
