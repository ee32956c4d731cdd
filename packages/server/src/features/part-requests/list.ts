import type { components } from '@sauda/sdk'
import { can } from '@sauda/sdk/access'
import type { Actor } from '../../contract/call.ts'
import { COUNTED, cutPage, readCursor } from '../../contract/paging.ts'
import { RefusalError } from '../../refusal.ts'
import { requireCapability } from '../access/require-capability.ts'
import { isMe } from '../companies/acts-for.ts'
import type { Deps } from '../deps.ts'
import { countCards, countNews, countTab, findCards, type Scope, tabsOf } from './card-queries.ts'
import { viewCards } from './view.ts'
import { answersFor, requireShop } from './viewer.ts'

type Schemas = components['schemas']
type ListDeps = Pick<Deps, 'db' | 'clock'>

const USUAL = 20
/** The order of the lists, in cursors. */
const ORDER = 'listed'

/** Returns a page of part requests with the number in each tab. @throws RefusalError `forbidden`, `invalid` */
export async function partRequestPage(
  { db, clock }: ListDeps,
  actor: Actor,
  { cursor, limit = USUAL, list, ...filter }: Schemas['PartRequestPageRequest'],
): Promise<Schemas['PartRequestPage']> {
  const scope = scopeOf(actor, list)
  const now = clock.now()
  requireTab(scope, filter.tab, now)
  const place = readCursor(cursor, { [ORDER]: 'fit' })
  const [rank = '', at = ''] = String(place?.value ?? '').split(' ')
  const after = place && { rank: Number(rank), at, id: place.id }
  const found = await findCards(db, scope, filter, { after, limit: limit + 1, now })
  const { rows, next } = cutPage(found, limit, (row) => ({
    order: ORDER,
    value: `${row.rank} ${scope.list === 'shop' && row.asked_at ? row.asked_at : row.created_at}`,
    id: row.id,
  }))
  const { total, tabs } = await countCards(db, scope, filter, now)
  return { items: await viewCards({ db, clock }, scope, rows), total, next, tabs }
}

/** Returns part requests without pages, at most 1,000. @throws RefusalError `forbidden`, `invalid` */
export async function allPartRequests(
  { db, clock }: ListDeps,
  actor: Actor,
  { list, ...filter }: Schemas['PartRequestFilter'],
): Promise<Schemas['PartRequestAll']> {
  const scope = scopeOf(actor, list)
  const now = clock.now()
  requireTab(scope, filter.tab, now)
  const rows = await findCards(db, scope, filter, { limit: COUNTED, now })
  const { total } = await countCards(db, scope, filter, now)
  return {
    items: await viewCards({ db, clock }, scope, rows),
    total,
    truncated: total > rows.length,
  }
}

function scopeOf(actor: Actor, list: Schemas['PartRequestList']): Scope {
  switch (list) {
    case 'own':
      requireCapability(actor, 'requests.own')
      return { list, userId: actor.id }
    case 'shop':
      return { list, userId: actor.id, companyId: requireShop(actor) }
    case 'staff':
      requireCapability(actor, 'requests.moderate')
      return { list, userId: actor.id }
  }
}

function requireTab(scope: Scope, tab: string | undefined, now: Date): void {
  if (tab !== undefined && !Object.hasOwn(tabsOf(scope, now), tab))
    throw new RefusalError('invalid', { errors: { tab: ['unknown'] } })
}

/** Returns how many part requests wait for the user. @throws RefusalError `not_found` for another number */
export async function countPartRequests({ db, clock }: ListDeps, actor: Actor, id: number): Promise<number> {
  if (!isMe(actor, id)) throw new RefusalError('not_found')
  const now = clock.now()
  const companyId = answersFor(actor)
  if (can(actor, 'requests.moderate'))
    return countTab(db, { list: 'staff', userId: actor.id }, 'attention', now)
  if (companyId !== null) return countTab(db, { list: 'shop', userId: actor.id, companyId }, 'new', now)
  return countNews(db, actor.id)
}
