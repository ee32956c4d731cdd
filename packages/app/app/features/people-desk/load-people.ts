import type { Portal } from '@sauda/sdk'
import { type Facility, listFacilities, type PersonCard, personPage } from '@sauda/sdk/people'
import { type PeopleQuery, readPeopleQuery, requestOf } from './people-query.ts'

/** The number of people in the list at first, and the number that each «more» adds. */
const STEP = 30

/** The limit: each step asks for the list from its beginning. */
const MOST = 1000

/** The list of people as far as it has been expanded. */
export type LoadedPeople = {
  query: PeopleQuery
  facilities: Facility[]
  people: PersonCard[]
  total: number
  /** The `shown` of the next step; null if everybody is shown. */
  more: number | null
  /** The error code. */
  error: string | null
  /** When it was loaded, RFC 3339. */
  now: string
}

/**
 * Loads the people that an address selects. «More» is a link to the same list with a larger `shown`, so it works without
 * scripts.
 */
export async function loadPeople(
  portal: Portal,
  search: URLSearchParams,
  signal: AbortSignal,
): Promise<LoadedPeople> {
  const query = readPeopleQuery(search)
  const shown = shownIn(search)
  const [facilities, page] = await Promise.all([
    listFacilities(portal, { signal }),
    personPage(portal, { ...requestOf(query), limit: shown }, { signal }),
  ])
  return {
    query,
    facilities: facilities.items,
    people: page.items,
    total: page.total,
    more: page.next !== null && shown < MOST ? Math.min(MOST, shown + STEP) : null,
    error: (page.error ?? facilities.error)?.code ?? null,
    now: new Date().toISOString(),
  }
}

function shownIn(search: URLSearchParams): number {
  const steps = Math.ceil(Number(search.get('shown')) / STEP) || 1
  return Math.min(MOST, Math.max(1, steps) * STEP)
}
