import { isRole } from '@sauda/sdk/access'
import type { PersonRequest } from '@sauda/sdk/people'

/** The cuts of the list of people beside everybody. */
export const PEOPLE_CUTS = ['blocked', 'never'] as const

export type PeopleCut = (typeof PEOPLE_CUTS)[number]

/** Which people the list shows. */
export type PeopleQuery = {
  /** Empty for no text. */
  q: string
  role: number | null
  /** A building or a trading section, as the form sends it: `facility-1`, `department-3`; empty for all. */
  place: string
  cut: PeopleCut | null
}

/** The longest text by which people can be looked up. */
const TEXT_MAX = 200

/** Reads `?q=…&role=1&place=department-3&cut=blocked`; what it does not know does not limit. */
export function readPeopleQuery(search: URLSearchParams): PeopleQuery {
  const role = Number(search.get('role'))
  const place = search.get('place') ?? ''
  const cut = search.get('cut')
  return {
    q: (search.get('q') ?? '').trim().slice(0, TEXT_MAX),
    role: isRole(role) ? role : null,
    place: /^(facility|department)-[1-9]\d{0,14}$/.test(place) ? place : '',
    cut: PEOPLE_CUTS.find((one) => one === cut) ?? null,
  }
}

/** The address of a list within the page: `?role=1&cut=blocked`. */
export function writePeopleQuery({ q, role, place, cut }: PeopleQuery): string {
  return `?${new URLSearchParams({
    ...(q && { q }),
    ...(role !== null && { role: String(role) }),
    ...(place && { place }),
    ...(cut && { cut }),
  })}`
}

/** What the API is asked for. */
export function requestOf({ q, role, place, cut }: PeopleQuery): PersonRequest {
  const [kind, id] = place.split('-')
  return {
    ...(q && { q }),
    ...(role !== null && isRole(role) && { role_id: role }),
    ...(kind === 'facility' && { facility_id: Number(id) }),
    ...(kind === 'department' && { department_id: Number(id) }),
    ...(cut === 'blocked' && { blocked: true }),
    ...(cut === 'never' && { never_signed_in: true }),
  }
}
