import type { components } from '@sauda/sdk'
import { compareText, type Language } from '@sauda/sdk/language'
import type { Actor } from '../../contract/call.ts'
import { page } from '../../contract/paging.ts'
import { RefusalError } from '../../refusal.ts'
import { requireCapability } from '../access/require-capability.ts'
import type { Deps } from '../deps.ts'
import { peopleTerms } from './people-terms.ts'
import { findFacilities, findPeople, isThere, type Sought } from './queries.ts'

type Schemas = components['schemas']

/** The maximum length of a list of people. */
const MOST = 1000

/** @throws RefusalError `forbidden` */
export async function findUsers(
  deps: Deps,
  actor: Actor,
  text: string,
  language: Language,
): Promise<Schemas['UserCardList']> {
  requireCapability(actor, 'people.find')
  const terms = peopleTerms(text)
  if (terms.length === 0) return { items: [], total: 0, truncated: false }
  return peopleOf(deps, { terms }, language)
}

/** A department that does not exist has no people. */
export async function usersOfDepartments(
  deps: Deps,
  actor: Actor,
  ids: readonly number[],
  language: Language,
): Promise<Schemas['UserCardList']> {
  requireCapability(actor, 'people.find')
  return peopleOf(deps, { departments: ids }, language)
}

/** @throws RefusalError `forbidden`, `not_found` */
export async function usersOfDepartment(
  deps: Deps,
  actor: Actor,
  id: number,
  language: Language,
): Promise<Schemas['UserCardList']> {
  requireCapability(actor, 'people.find')
  if (!(await isThere(deps.db, 'departments', id))) throw new RefusalError('not_found')
  return peopleOf(deps, { departments: [id] }, language)
}

/** @throws RefusalError `forbidden`, `not_found` */
export async function usersOfFacility(
  deps: Deps,
  actor: Actor,
  id: number,
  language: Language,
): Promise<Schemas['UserCardList']> {
  requireCapability(actor, 'people.find')
  if (!(await isThere(deps.db, 'facilities', id))) throw new RefusalError('not_found')
  return peopleOf(deps, { facility: id }, language)
}

export async function listFacilities({ db }: Deps, actor: Actor): Promise<Schemas['FacilityList']> {
  requireCapability(actor, 'people.find')
  return page(await findFacilities(db))
}

async function peopleOf({ db }: Deps, sought: Sought, language: Language): Promise<Schemas['UserCardList']> {
  const { items, total } = await findPeople(db, sought, MOST)
  const compare = compareText(language)
  return { items: items.sort((a, b) => compare(a.name, b.name)), total, truncated: total > MOST }
}
