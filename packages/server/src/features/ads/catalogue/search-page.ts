import { vinStart } from '@sauda/sdk/ads'
import { readCursor } from '../../../contract/paging.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import type { Clause } from '../../search/clause.ts'
import { type ClauseView, clauseViews } from '../../search/clause-views.ts'
import { dictionaryOf } from '../../search/dictionary.ts'
import type { Wish } from '../../search/target-columns.ts'
import { type Attempt, understand } from '../../search/understand.ts'
import type { Reading } from '../../search/words/misses.ts'
import { thingsOf } from '../../search/words/things.ts'
import { type AdFacets, facetsOf } from './facets.ts'
import type { AdFilter } from './filter-queries.ts'
import { nearSql } from './listed-queries.ts'
import {
  type AdSort,
  countListings,
  type Found,
  orderName,
  type Page,
  plainPage,
  type Total,
  valueKind,
} from './listing-queries.ts'
import { fitPage } from './search-queries.ts'
import { correctedOf, type Understood, understoodOf } from './understood.ts'
import { wantedOf } from './wanted-queries.ts'

/** Returns one page of the catalogue. PostgreSQL serializes the cards as JSON. */
export async function cataloguePage(
  db: Db,
  filter: AdFilter,
  page: Page & { facets?: boolean | undefined; reading?: boolean | undefined },
): Promise<Found & Total & Understood & { reading?: ClauseView[]; facets?: AdFacets }> {
  const attempts = filter.q ? await understand(db, filter.q, vinStart(filter.q)) : []
  const { wish = attempts[0]?.plan, ...found } =
    attempts.length > 0
      ? await searchPage(db, filter, attempts, page)
      : { ...(await plainPage(db, wantedOf(filter), filter, page)), wish: undefined }
  if (page.cursor) return found
  return {
    ...found,
    ...(page.reading && filter.q && found.total > 0 && { reading: await viewsOf(db, attempts, found) }),
    ...(page.facets && { facets: await facetsOf(db, filter, wish) }),
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
  total: Total
  /** So many of its ads have every word. */
  exact?: number
}

/** The first attempt that finds anything, or a wider one where it finds few. */
async function firstThatFinds(
  db: Db,
  attempts: readonly Attempt[],
  { filter, isByFit }: { filter: AdFilter; isByFit: boolean },
): Promise<Chosen | undefined> {
  for (const attempt of attempts) {
    const total = await countListings(db, wantedOf(filter, attempt.plan))
    if (total.total === 0) continue
    const wider = isByFit && total.total < FEW ? widerOf(attempts, attempt) : undefined
    const more = wider && (await countListings(db, wantedOf(filter, wider.plan)))
    if (!wider || !more || more.total <= total.total) return { attempt, total }
    return {
      attempt: wider,
      total: more,
      ...(attempt.plan.given.length === 0 && { exact: total.total }),
    }
  }
  return undefined
}

/** The ads that the query asks for; those that fit best first, unless they are wanted by price. */
async function searchPage(
  db: Db,
  filter: AdFilter,
  attempts: readonly Attempt[],
  page: Page,
): Promise<Found & Total & Understood & { wish?: Wish }> {
  const sort = filter.sort ?? 'newest'
  const isByFit = sort === 'newest'
  const before = attemptBefore(attempts, page.cursor, sort)
  const chosen = before
    ? { attempt: before, total: await countListings(db, wantedOf(filter, before.plan)) }
    : await firstThatFinds(db, attempts, { filter, isByFit })
  if (!chosen) return { cards: [], next: null, total: 0 }
  const { attempt, total } = chosen
  const wanted = wantedOf(filter, attempt.plan)
  if (!isByFit) {
    const found = await plainPage(db, wanted, filter, page, { total, attempt: attempt.key })
    const understood = before ? correctedOf(filter.q, attempt) : understoodOf(filter.q, attempt, null)
    return { ...found, ...understood, wish: attempt.plan }
  }
  const { firstFit, ...found } = await fitPage(
    db,
    { wish: attempt.plan, attempt: attempt.key, total, wanted, near: nearSql(filter) },
    page,
  )
  const understood = before
    ? correctedOf(filter.q, attempt)
    : understoodOf(filter.q, attempt, firstFit, chosen.exact)
  return { ...found, ...total, ...understood, wish: attempt.plan }
}

/**
 * The attempt that the page before was of: the next one is of the same, whatever has been published since.
 * @throws RefusalError `invalid` if the query is not read so any more
 */
function attemptBefore(
  attempts: readonly Attempt[],
  cursor: string | null | undefined,
  sort: AdSort,
): Attempt | undefined {
  const name = ({ key }: Attempt) => orderName(sort === 'newest' ? 'fit' : sort, key)
  const kind = sort === 'newest' ? 'fit' : valueKind(sort)
  const place = readCursor(cursor, Object.fromEntries(attempts.map((attempt) => [name(attempt), kind])))
  return place && attempts.find((attempt) => name(attempt) === place.order)
}
