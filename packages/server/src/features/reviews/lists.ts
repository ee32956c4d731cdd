import type { components } from '@sauda/sdk'
import { can } from '@sauda/sdk/access'
import { ratingOf } from '@sauda/sdk/reviews'
import type { Actor } from '../../contract/call.ts'
import { COUNTED, cutPage, readCursor } from '../../contract/paging.ts'
import { RefusalError } from '../../refusal.ts'
import { requireActor } from '../access/require-actor.ts'
import { requireCapability } from '../access/require-capability.ts'
import { isMe, sellersOf } from '../companies/acts-for.ts'
import type { ReviewDeps } from './deps.ts'
import {
  countIn,
  countUnanswered,
  findOwn,
  findReview,
  findReviews,
  type ReviewOrder,
  type ReviewScope,
} from './list-queries.ts'
import { readCounts } from './rating-queries.ts'
import { findReviewed } from './review-queries.ts'
import { mayRead, viewReview } from './view.ts'
import { answerTo } from './write.ts'

type Schemas = components['schemas']
type ListDeps = Pick<ReviewDeps, 'db' | 'clock'>

const USUAL = 20
/** So many waiting reviews are counted. */
const MOST_WAITING = 10_000

const NEWEST: ReviewOrder = { rank: 'same', newestFirst: true }
const OLDEST: ReviewOrder = { rank: 'same', newestFirst: false }

/** How an ad's reviews are ordered. */
const SORTS: Readonly<Record<Schemas['ReviewSort'], ReviewOrder>> = {
  newest: NEWEST,
  low: { rank: 'stars', newestFirst: true },
  high: { rank: 'stars_down', newestFirst: true },
}

/** How each list is ordered: what waits has its oldest first. */
const ORDERS: Readonly<Record<Exclude<Schemas['ReviewListName'], 'ad'>, ReviewOrder>> = {
  own: NEWEST,
  reports: NEWEST,
  shop: { rank: 'answered', newestFirst: true },
  held: OLDEST,
  reported: OLDEST,
  all: NEWEST,
}

/** What a request asks for, after the check of who may. */
function wantedBy(
  actor: Actor | null,
  { list, user_banner_id, sort = 'newest', stars, q }: Schemas['ReviewFilter'],
) {
  const order = list === 'ad' ? SORTS[sort] : ORDERS[list]
  const isOfStaff = list === 'held' || list === 'reported' || list === 'all'
  const text = q?.trim()
  return {
    scope: scopeOf(actor, list, user_banner_id),
    order,
    // A filter of the reader's reports would tell the stars that are not shown.
    match: { stars: list === 'reports' ? undefined : stars, q: isOfStaff ? text : undefined },
  }
}

function scopeOf(
  actor: Actor | null,
  list: Schemas['ReviewListName'],
  adId: number | undefined,
): ReviewScope {
  if (list === 'ad') {
    if (adId === undefined) throw new RefusalError('invalid', { errors: { user_banner_id: ['required'] } })
    const sellers = actor ? sellersOf(actor) : []
    const isStaff = actor !== null && can(actor, 'reviews.moderate')
    return { list, adId, userId: actor?.id ?? null, sellers, isStaff }
  }
  const me = requireActor(actor)
  if (list === 'own' || list === 'reports') return { list, userId: me.id, companies: sellersOf(me) }
  if (list === 'shop') {
    requireCapability(me, 'reviews.answer')
    return { list, sellers: sellersOf(me) }
  }
  requireCapability(me, 'reviews.moderate')
  return { list, userId: me.id, but: sellersOf(me) }
}

/** Returns a page of reviews. @throws RefusalError `sign_in_required`, `forbidden`, `invalid` */
export async function reviewPage(
  { db, clock }: ListDeps,
  actor: Actor | null,
  { cursor, limit = USUAL, ...filter }: Schemas['ReviewPageRequest'],
): Promise<Schemas['ReviewPage']> {
  const { scope, order, match } = wantedBy(actor, filter)
  const name = `${filter.list} ${order.rank}`
  const place = readCursor(cursor, { [name]: 'number' })
  const after = place && { rank: Number(place.value), id: place.id }
  const found = await findReviews(db, scope, { match, order, after, limit: limit + 1 })
  const total = await countIn(db, scope, { match, upTo: COUNTED })
  const { rows, next } = cutPage(found, limit, ({ rank, id }) => ({ order: name, value: rank, id }))
  const withAd = scope.list !== 'ad'
  const now = clock.now()
  return { items: rows.map((row) => viewReview(row, actor, now, { withAd })), total, next }
}

/** Returns all reviews that match a filter. @throws RefusalError `sign_in_required`, `forbidden`, `invalid` */
export async function allReviews(
  { db, clock }: ListDeps,
  actor: Actor | null,
  filter: Schemas['ReviewFilter'],
): Promise<Schemas['ReviewAll']> {
  const { scope, order, match } = wantedBy(actor, filter)
  const found = await findReviews(db, scope, { match, order, limit: COUNTED + 1 })
  const withAd = scope.list !== 'ad'
  const now = clock.now()
  const items = found.slice(0, COUNTED).map((row) => viewReview(row, actor, now, { withAd }))
  return { items, total: items.length, truncated: found.length > COUNTED }
}

/** Returns what stands above the reviews of an ad. @throws RefusalError `not_found` */
export async function reviewsOfAd(
  { db, clock }: ListDeps,
  actor: Actor | null,
  adId: number,
): Promise<Schemas['ReviewsOfAd']> {
  const ad = await findReviewed(db, adId, actor?.id ?? 0)
  const own = ad && actor ? await findOwn(db, adId, actor.id) : undefined
  // Of an ad that is not public, strangers learn nothing.
  const isPrivy =
    actor !== null && (can(actor, 'reviews.moderate') || ad?.owner_id === actor.id || ad?.is_colleague)
  if (!ad || (!ad.live && !own && !isPrivy)) throw new RefusalError('not_found')
  const { ofAd, ofSeller } = await readCounts(db, adId, ad.seller_id)
  return {
    rating: ratingOf(ofAd),
    shop: ratingOf(ofSeller),
    own: own ? viewReview(own, actor, clock.now(), { withAd: false }) : null,
    may_review: answerTo(ad, actor),
  }
}

/** Returns a review that somebody may see. @throws RefusalError `not_found` */
export async function getReview(
  { db, clock }: ListDeps,
  actor: Actor | null,
  id: number,
): Promise<Schemas['Review']> {
  const row = await findReview(db, id)
  if (!row || !mayRead(row, actor)) throw new RefusalError('not_found')
  return viewReview(row, actor, clock.now())
}

/** Returns how many reviews wait for the user. @throws RefusalError `not_found` for another user */
export async function countReviews(
  { db }: Pick<ReviewDeps, 'db'>,
  actor: Actor,
  userId: number,
): Promise<Schemas['ReviewCounts']> {
  if (!isMe(actor, userId)) throw new RefusalError('not_found')
  const but = sellersOf(actor)
  const unanswered = await countUnanswered(db, but)
  if (!can(actor, 'reviews.moderate')) return { waiting: unanswered, held: 0, reported: 0, unanswered }
  const count = (list: 'held' | 'reported') => countIn(db, { list, userId, but }, { upTo: MOST_WAITING })
  const [held, reported] = [await count('held'), await count('reported')]
  return { waiting: held + reported, held, reported, unanswered }
}
