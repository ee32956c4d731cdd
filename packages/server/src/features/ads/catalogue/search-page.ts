import { vinStart } from '@sauda/sdk/ads'
import { type Cursor, type CursorValue, readCursor } from '../../../contract/paging.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import type { Clause } from '../../search/clause.ts'
import { type ClauseView, clauseViews } from '../../search/clause-views.ts'
import { dictionaryOf } from '../../search/dictionary.ts'
import type { Wish } from '../../search/target-columns.ts'
import { type Attempt, understand } from '../../search/understand.ts'
import type { Reading } from '../../search/words/misses.ts'
import { thingsOf } from '../../search/words/things.ts'
import type { Row } from './collect-queries.ts'
import { type AdFacets, facetsOf, openFacets } from './facets.ts'
import type { AdFilter } from './filter-queries.ts'
import { nearSql } from './listed-queries.ts'
import {
  type AdSort,
  type Found,
  foundOf,
  ORDERS,
  type Page,
  placeOf,
  plainPage,
  type Total,
  walk,
} from './listing-queries.ts'
import { collectFew, type Few, fitOf, fitOrder, type Searched, walkFits } from './search-queries.ts'
import { correctedOf, type Understood, understoodOf } from './understood.ts'
import { wantedOf } from './wanted-queries.ts'

/** Returns one page of the catalogue. PostgreSQL serializes the cards as JSON. */
export async function cataloguePage(
  db: Db,
  filter: AdFilter,
  page: Page & { facets?: boolean | undefined; reading?: boolean | undefined },
): Promise<Found & Total & Understood & { reading?: ClauseView[]; facets?: AdFacets }> {
  const { facets, reading, ...asked } = page
  const withFacets = facets && !page.cursor
  const counting = withFacets ? { ...asked, counted: openFacets(filter) } : asked
  const attempts = filter.q ? await understand(db, filter.q, vinStart(filter.q)) : []
  const {
    wish = attempts[0]?.plan,
    choices,
    ...found
  } = attempts.length > 0
    ? await searchPage(db, filter, attempts, counting)
    : { ...(await plainPage(db, wantedOf(filter), filter, counting)), wish: undefined }
  const isRead = reading && !page.cursor && found.total > 0
  return {
    ...found,
    ...(isRead && filter.q && { reading: await viewsOf(db, attempts, found) }),
    ...(withFacets && { facets: await facetsOf(db, filter, wish, choices) }),
  }
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

/** Says what the catalogue makes of a query: what it asks for, whether or not all of it is found, and the ads that are. */
export async function readingOf(db: Db, q: string): Promise<Reading> {
  const attempts = await understand(db, q, vinStart(q))
  const { total, total_is_estimate = false, understood } = await cataloguePage(db, { q }, { limit: 1 })
  return {
    clauses: wholeOf(attempts, { ...(understood && { understood }) }),
    corrected: understood?.corrected?.to ?? null,
    without: understood?.without ?? [],
    ads: total,
    ads_is_estimate: total_is_estimate,
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

interface Chosen {
  attempt: Attempt
  few: Few
  /** So many of its ads have every word. */
  exact?: number
}

/** The first attempt that finds anything, or a wider one where it finds few. */
async function firstThatFinds(
  attempts: readonly Attempt[],
  isByFit: boolean,
  tryOne: (attempt: Attempt) => Promise<Few>,
): Promise<Chosen | undefined> {
  for (const attempt of attempts) {
    const few = await tryOne(attempt)
    const { total } = few.total
    if (total === 0) continue
    const wider = isByFit && total < FEW ? widerOf(attempts, attempt) : undefined
    const more = wider && (await tryOne(wider))
    if (!wider || !more || more.total.total <= total) return { attempt, few }
    return { attempt: wider, few: more, ...(attempt.plan.given.length === 0 && { exact: total }) }
  }
  return undefined
}

/** The ads that the query asks for; those that fit best first, unless they are wanted by price. */
async function searchPage(
  db: Db,
  filter: AdFilter,
  attempts: readonly Attempt[],
  { cursor, limit, counted }: Page,
): Promise<Found & Total & Understood & { wish?: Wish }> {
  const { sort = 'newest' } = filter
  const isByFit = sort === 'newest'
  const before = placeBefore(attempts, cursor, sort)
  const searched = ({ plan }: Attempt): Searched => ({
    wanted: wantedOf(filter, plan),
    order: isByFit ? fitOrder(plan) : ORDERS[sort],
    cursor: before?.place,
    limit,
    counted,
  })
  const tryOne = (attempt: Attempt) => collectFew(db, searched(attempt))
  const chosen: Chosen | undefined = before
    ? { attempt: before.attempt, few: await tryOne(before.attempt) }
    : await firstThatFinds(attempts, isByFit, tryOne)
  if (!chosen) return { cards: [], next: null, total: 0 }
  const { attempt, few, exact } = chosen
  const rows = few.found?.rows ?? (await walkMany(db, filter, searched(attempt), attempt.plan, few.total))
  const firstFit = isByFit && rows[0] ? fitOf(rows[0]) : null
  const understood = before
    ? correctedOf(filter.q, attempt)
    : understoodOf(filter.q, attempt, firstFit, exact)
  return {
    ...foundOf(rows, limit, orderName(sort, attempt)),
    choices: few.found?.choices,
    ...few.total,
    ...understood,
    wish: attempt.plan,
  }
}

/** The page of an attempt that has too many ads to collect them. */
async function walkMany(
  db: Db,
  filter: AdFilter,
  searched: Searched,
  wish: Wish,
  { total: expected }: Total,
): Promise<Row[]> {
  const near = nearSql(filter)
  if ((filter.sort ?? 'newest') === 'newest') return walkFits(db, searched, { wish, near })
  const { wanted, order, cursor, limit } = searched
  return walk(db, { wanted, order, near, after: placeOf(order, cursor), limit: limit + 1, expected })
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
): { attempt: Attempt; place: Cursor } | undefined {
  const kind: CursorValue = sort === 'newest' ? 'fit' : ORDERS[sort].kind
  const kinds = Object.fromEntries(attempts.map((attempt) => [orderName(sort, attempt), kind]))
  const place = readCursor(cursor, kinds)
  const attempt = place && attempts.find((one) => orderName(sort, one) === place.order)
  return attempt && { attempt, place }
}
