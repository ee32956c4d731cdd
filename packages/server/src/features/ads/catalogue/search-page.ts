import { vinStart } from '@sauda/sdk/ads'
import { readCursor } from '../../../contract/paging.ts'
import { type Bits, countBits, keepCommon } from '../../../platform/columns/bits.ts'
import { withScratch } from '../../../platform/columns/scratch.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import type { Clause } from '../../search/clause.ts'
import { type ClauseView, clauseViews } from '../../search/clause-views.ts'
import { dictionaryOf } from '../../search/dictionary.ts'
import type { Wish } from '../../search/target-columns.ts'
import { type Attempt, understand } from '../../search/understand.ts'
import type { Reading } from '../../search/words/misses.ts'
import { thingsOf } from '../../search/words/things.ts'
import type { AdSort } from './ad-sort.ts'
import { type AdFacets, facetsOf } from './facets.ts'
import { keptAnswer } from './kept-answers.ts'
import { bestOf, type Place } from './listings/best-rows.ts'
import { openCondition, priceRanges, wantedOf } from './listings/conditions.ts'
import { readCards } from './listings/listing-rows-queries.ts'
import type { Listings } from './listings/listings.ts'
import { listingsAt } from './listings/listings-at.ts'
import type { CatalogueFilter } from './open-shops.ts'
import { CURSOR_VALUES, cutPlaces, type Order, placeOf } from './orders.ts'
import { correctedOf, type Understood, understoodOf } from './understood.ts'

/** A page of the catalogue. */
interface Page {
  cursor?: string | null | undefined
  limit: number
}

interface Found {
  ids: number[]
  next: string | null
  total: number
}

export interface CataloguePage extends Understood {
  /** JSON texts of the cards, as PostgreSQL writes them. */
  cards: string[]
  next: string | null
  total: number
  reading?: ClauseView[]
  facets?: AdFacets
  open_now?: number
}

/**
 * Returns one page of the catalogue: what is found, and in which order, is decided in memory; the cards are read from the
 * database.
 * @param version the listing version that the answer must not be older than; the one in the database now if it is not given
 */
export async function cataloguePage(
  db: Db,
  filter: CatalogueFilter,
  { facets, reading, ...page }: Page & { facets?: boolean | undefined; reading?: boolean | undefined },
  version?: number,
): Promise<CataloguePage> {
  const attempts = filter.q ? await understand(db, filter.q, vinStart(filter.q)) : []
  const listings = await listingsAt(db, version)
  const { wish, ids, ...found } = withScratch(() =>
    attempts.length > 0
      ? searchPage(listings, filter, attempts, page)
      : { ...plainPage(listings, filter, page), wish: undefined },
  )
  const isFirst = !page.cursor
  const asked = wish ?? attempts[0]?.plan
  const counted =
    facets &&
    isFirst &&
    withScratch(() => ({
      facets: facetsOf(listings, filter, asked),
      open_now: countOpen(listings, filter, asked),
    }))
  const cards = await readCards(db, ids)
  return {
    cards: ids.flatMap((id) => cards.get(id) ?? []),
    ...found,
    ...(reading && isFirst && filter.q && found.total > 0 && { reading: await viewsOf(db, attempts, found) }),
    ...counted,
  }
}

/** How many of the ads are of shops that are open now. */
function countOpen(listings: Listings, filter: CatalogueFilter, wish: Wish | undefined): number {
  const open = wantedOf(listings, filter, wish)
  keepCommon(open, listings.bitsOf(openCondition(listings, filter)))
  return countBits(open)
}

/** A page of the ads that a filter selects. */
function plainPage(listings: Listings, filter: CatalogueFilter, { cursor, limit }: Page): Found {
  const { sort = 'newest' } = filter
  const before = readCursor(cursor, { [sort]: CURSOR_VALUES[sort] })
  const wanted = wantedOf(listings, filter)
  const after = before && placeOf(before, sort)
  const places = bestOf(listings, wanted, { sort, after, ranges: priceRanges(filter), limit: limit + 1 })
  return { ...cutPlaces(places, limit, { order: sort, name: sort }), total: countBits(wanted) }
}

async function viewsOf(db: Db, attempts: readonly Attempt[], found: Understood): Promise<ClauseView[]> {
  return clauseViews(wholeOf(attempts, found), thingsOf(await dictionaryOf(db)))
}

/** All that a query asks for, as it was corrected: the first attempt of that reading gives nothing up. */
function wholeOf(attempts: readonly Attempt[], { understood }: Understood): readonly Clause[] {
  const corrected = understood?.corrected?.to ?? null
  return attempts.find(({ correctedTo }) => correctedTo === corrected)?.plan.kept ?? []
}

/** Totals of suggestions are exact up to this number and say no more. */
const MOST_COUNTED = 1000

/** Counts the ads that the catalogue finds for a query as it is; none if it would correct it or leave some of it out. */
export async function countAds(db: Db, q: string): Promise<number> {
  const { total, understood } = await cataloguePage(db, { q }, { limit: 1 })
  return understood?.corrected || understood?.without ? 0 : Math.min(total, MOST_COUNTED)
}

/** Counts the ads that the catalogue lists for a filter, also where it corrects the query or leaves some of it out. */
export async function countListed(db: Db, filter: CatalogueFilter): Promise<number> {
  const { total } = await keptAnswer(db, { counted: filter }, async (version) => {
    const attempts = filter.q ? await understand(db, filter.q, vinStart(filter.q)) : []
    const listings = await listingsAt(db, version)
    const total = withScratch(() =>
      attempts.length === 0
        ? countBits(wantedOf(listings, filter))
        : (firstThatFinds(attempts, isByFit(filter), triesIn(listings, filter))?.total ?? 0),
    )
    return { text: '', total, isMiss: false }
  })
  return total
}

/** Says what the catalogue makes of a query: what it asks for, whether or not all of it is found, and the ads that are. */
export async function readingOf(db: Db, q: string): Promise<Reading> {
  const attempts = await understand(db, q, vinStart(q))
  const { total, understood } = await cataloguePage(db, { q }, { limit: 1 })
  return {
    clauses: wholeOf(attempts, { ...(understood && { understood }) }),
    corrected: understood?.corrected?.to ?? null,
    without: understood?.without ?? [],
    ads: total,
    ads_is_estimate: false,
  }
}

/** With fewer ads, those that have less of what was asked for follow them. */
const FEW = 10

/**
 * The attempt whose ads follow the few of another. Where these have every word, it gives up no more than words that
 * narrow; where they lack one already, it may give up more of the car, but not the part or service. Whoever types an
 * article number or VIN wants those ads and no others.
 */
const widerOf = (attempts: readonly Attempt[], from: Attempt): Attempt | undefined =>
  attempts.find(
    ({ plan, correctedTo }, at) =>
      at > attempts.indexOf(from) &&
      correctedTo === from.correctedTo &&
      (from.plan.given.length === 0
        ? plan.isNarrower && !from.plan.kept.some(({ kind }) => kind === 'article')
        : !from.plan.isNarrower && plan.isOfThing && plan.given.length > from.plan.given.length),
  )

/** What an attempt finds. */
interface Tried {
  attempt: Attempt
  wanted: Bits
  total: number
  /** So many of its ads have every word. */
  exact?: number
}

/** The first attempt that finds anything, or a wider one where it finds few. */
function firstThatFinds(
  attempts: readonly Attempt[],
  byFit: boolean,
  tryOne: (attempt: Attempt) => Tried,
): Tried | undefined {
  for (const attempt of attempts) {
    const tried = tryOne(attempt)
    const { total } = tried
    if (total === 0) continue
    const wider = byFit && total < FEW ? widerOf(attempts, attempt) : undefined
    const more = wider && tryOne(wider)
    if (!more || more.total <= total) return tried
    return { ...more, ...(attempt.plan.given.length === 0 && { exact: total }) }
  }
  return undefined
}

/** Results that are wanted by price are in its order and contain nothing that fits less. */
const isByFit = ({ sort = 'newest' }: CatalogueFilter) => sort === 'newest'

const triesIn =
  (listings: Listings, filter: CatalogueFilter) =>
  (attempt: Attempt): Tried => {
    const wanted = wantedOf(listings, filter, attempt.plan)
    return { attempt, wanted, total: countBits(wanted) }
  }

/** The ads that the query asks for; those that fit best first, unless they are wanted by price. */
function searchPage(
  listings: Listings,
  filter: CatalogueFilter,
  attempts: readonly Attempt[],
  { cursor, limit }: Page,
): Found & Understood & { wish?: Wish } {
  const { sort = 'newest' } = filter
  const byFit = isByFit(filter)
  const order: Order = sort === 'newest' ? 'fit' : sort
  const before = placeBefore(attempts, cursor, sort)
  const tryOne = triesIn(listings, filter)
  const chosen = before ? tryOne(before.attempt) : firstThatFinds(attempts, byFit, tryOne)
  if (!chosen) return { ids: [], next: null, total: 0 }
  const { attempt, wanted, total, exact } = chosen
  const places = bestOf(listings, wanted, {
    sort,
    order: byFit ? attempt.plan.order : undefined,
    after: before?.place,
    ranges: priceRanges(filter),
    limit: limit + 1,
  })
  const firstFit = byFit && places[0] ? places[0].fit : null
  const understood = before
    ? correctedOf(filter.q, attempt)
    : understoodOf(filter.q, attempt, firstFit, exact)
  return {
    ...cutPlaces(places, limit, { order, name: orderName(sort, attempt) }),
    total,
    ...understood,
    wish: attempt.plan,
  }
}

/** The name of the order of an attempt in cursors, which another attempt's cursors do not have. */
const orderName = (sort: AdSort, { key }: Attempt) => `${sort === 'newest' ? 'fit' : sort} ${key}`

/**
 * The attempt that the page before was of, and where that page ended: the next one is of the same attempt, whatever has been
 * published since.
 * @throws RefusalError `invalid` if the query is not read so any more
 */
function placeBefore(
  attempts: readonly Attempt[],
  cursor: string | null | undefined,
  sort: AdSort,
): { attempt: Attempt; place: Place } | undefined {
  const order: Order = sort === 'newest' ? 'fit' : sort
  const kinds = Object.fromEntries(
    attempts.map((attempt) => [orderName(sort, attempt), CURSOR_VALUES[order]]),
  )
  const before = readCursor(cursor, kinds)
  const attempt = before && attempts.find((one) => orderName(sort, one) === before.order)
  return attempt && { attempt, place: placeOf(before, order) }
}
