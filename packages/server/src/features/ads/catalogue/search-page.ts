import { vinStart } from '@sauda/sdk/ads'
import type { Db } from '../../../platform/database/transaction.ts'
import { type Attempt, understand } from '../../search/understand.ts'
import type { AdFilter } from './filter-queries.ts'
import { countListings, type Found, listed, type Page, plainPage, type Total } from './listing-queries.ts'
import { fitPage, readFitPlace } from './search-queries.ts'
import { wanted } from './target-queries.ts'
import { type Understood, understoodOf } from './understood.ts'

type Listed = ReturnType<typeof listed>

/** Returns one page of the catalogue. PostgreSQL serializes the cards as JSON. */
export async function cataloguePage(
  db: Db,
  filter: AdFilter,
  page: Page,
): Promise<Found & Total & Understood> {
  const attempts = filter.q ? await understand(db, filter.q, vinStart(filter.q)) : []
  return attempts.length > 0
    ? searchPage(db, filter, attempts, page)
    : plainPage(db, listed(filter), filter, page)
}

/** Totals of suggestions are exact up to this number and say no more. */
const MOST_COUNTED = 1000

/** Counts the ads that the catalogue finds for a query as it is; none if it would correct it or leave some of it out. */
export async function countAds(db: Db, q: string): Promise<number> {
  const { total, understood } = await cataloguePage(db, { q }, { limit: 1 })
  return understood?.corrected || understood?.without ? 0 : Math.min(total, MOST_COUNTED)
}

/** With fewer ads, those that lack only a word that narrows follow them. */
const FEW = 10

/** The next attempt, if it gives up no more than words that narrow and has more ads. */
async function widerThan(
  db: Db,
  attempts: readonly Attempt[],
  before: number,
  { rest, total }: { rest: Listed; total: Total },
): Promise<{ attempt: Attempt; index: number; total: Total } | undefined> {
  const from = attempts[before]
  const index = attempts.findIndex(
    ({ plan, correctedTo }, at) => at > before && plan.isNarrower && correctedTo === from?.correctedTo,
  )
  const attempt = attempts[index]
  if (!attempt || from?.plan.isNarrower) return undefined
  const more = await countListings(db, wanted(rest, attempt.plan))
  return more.total > total.total ? { attempt, index, total: more } : undefined
}

/** The ads that the query asks for; those that fit best first, unless they are wanted by price. */
async function searchPage(
  db: Db,
  filter: AdFilter,
  attempts: readonly Attempt[],
  page: Page,
): Promise<Found & Total & Understood> {
  const rest = listed(filter)
  const isByFit = (filter.sort ?? 'newest') === 'newest'
  const place = isByFit ? readFitPlace(page.cursor) : undefined
  // The next pages are of the attempt that the first was of, whatever has been published since.
  const tried = place && attempts[place.attempt] ? [place.attempt] : attempts.keys()
  for (const index of tried) {
    const attempt = attempts[index]
    if (!attempt) continue
    const asked = wanted(rest, attempt.plan)
    const total = await countListings(db, asked)
    if (total.total === 0) continue
    if (!isByFit)
      return {
        ...(await plainPage(db, asked, filter, page, total)),
        ...understoodOf(filter.q, attempt, null),
      }
    const wider =
      place || total.total >= FEW ? undefined : await widerThan(db, attempts, index, { rest, total })
    const chosen = wider ?? { attempt, index, total }
    const { firstFit, ...found } = await fitPage(
      db,
      { wish: chosen.attempt.plan, index: chosen.index, total: chosen.total, filter: rest },
      { place, limit: page.limit },
    )
    const exact = wider ? total.total : undefined
    return { ...found, ...chosen.total, ...understoodOf(filter.q, chosen.attempt, firstFit, exact) }
  }
  return { cards: [], next: null, total: 0 }
}
