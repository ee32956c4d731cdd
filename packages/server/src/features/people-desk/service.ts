import type { components } from '@sauda/sdk'
import { can } from '@sauda/sdk/access'
import type { Actor } from '../../contract/call.ts'
import { cutPage, readCursor } from '../../contract/paging.ts'
import { RefusalError } from '../../refusal.ts'
import { requireCapability } from '../access/require-capability.ts'
import type { Deps } from '../deps.ts'
import { peopleTerms } from '../people/people-terms.ts'
import {
  countLeft,
  countPersons,
  findAdCounts,
  findFallingAds,
  findPerson,
  findPersons,
} from '../people/persons.ts'
import { sessionsOf } from '../sessions/service.ts'
import { countSigningOf } from '../signing/open-sessions.ts'
import { countAccess } from './block-queries.ts'
import { findActsBy, findActsOn, findBlocks } from './history-queries.ts'

type Schemas = components['schemas']

const USUAL = 30
const ORDER = 'name'

/** Returns a page of all people by name, blocked ones too. @throws RefusalError `forbidden`, `invalid` */
export async function personPage(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { q = '', cursor, limit = USUAL, ...rest }: Schemas['PersonRequest'],
): Promise<Schemas['PersonPage']> {
  requireCapability(actor, 'people.find')
  const place = readCursor(cursor, { [ORDER]: 'text' })
  const terms = peopleTerms(q)
  // A text without letters and digits finds nobody.
  if (q.trim() !== '' && terms.length === 0) return { items: [], total: 0, next: null }
  const filter = { ...rest, terms }
  const after = place ? { sort: String(place.value), id: place.id } : null
  const [found, total] = await Promise.all([
    findPersons(db, filter, { after, limit: limit + 1 }),
    countPersons(db, filter),
  ])
  const { rows, next } = cutPage(found, limit, ({ card, sort }) => ({
    order: ORDER,
    value: sort,
    id: card.id,
  }))
  return { items: rows.map(({ card }) => card), total, next }
}

/** Returns a person for staff, with what administrators alone see for them. @throws RefusalError `forbidden`, `not_found` */
export async function personDetail(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  id: number,
): Promise<Schemas['PersonDetail']> {
  requireCapability(actor, 'people.find')
  const { db } = deps
  const found = await findPerson(db, id)
  if (!found) throw new RefusalError('not_found')
  const manages = can(actor, 'users.manage')
  const { person } = found
  const [ads, acts_by, acts_on, blocks, sessions, block_effects] = await Promise.all([
    findAdCounts(db, id),
    findActsBy(db, id),
    findActsOn(db, id),
    findBlocks(db, id),
    manages ? sessionsOf(deps, id) : null,
    manages && person.blocked_at === null ? effectsOf(deps, person) : null,
  ])
  return { ...found, sessions, ads, acts_by, acts_on, blocks, block_effects }
}

async function effectsOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  person: Schemas['PersonCard'],
): Promise<Schemas['BlockEffects']> {
  const now = clock.now()
  const [access, ads, signing_sessions, companies] = await Promise.all([
    countAccess(db, person, now),
    findFallingAds(db, person.id),
    countSigningOf(db, person.id, now),
    countLeft(db, person.id),
  ])
  return { ...access, ads: ads.length, signing_sessions, companies }
}
