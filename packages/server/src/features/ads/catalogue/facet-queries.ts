import type { components } from '@sauda/sdk'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database/transaction.ts'
import { estimateListings } from './estimate-queries.ts'
import type { Wanted } from './wanted-queries.ts'

type AdFacets = components['schemas']['AdFacets']
type Facet = components['schemas']['AdFacet']
export type FacetName = keyof AdFacets

/** The choices of a collected listing `h`; an ad that is sold on two levels has two. */
const CHOICES: Readonly<Record<FacetName, { of: RawBuilder<unknown>; isNumber: boolean }>> = {
  kind: { of: sql`select h.kind as choice from hits h`, isNumber: false },
  brand_id: { of: sql`select h.brand_id as choice from hits h`, isNumber: true },
  spare_part_id: { of: sql`select h.spare_part_id as choice from hits h`, isNumber: true },
  category: { of: sql`select h.category as choice from hits h`, isNumber: false },
  condition: { of: sql`select h.condition as choice from hits h`, isNumber: false },
  level: { of: sql`select unnest(h.levels) as choice from hits h`, isNumber: true },
}

export const FACETS = Object.keys(CHOICES) as FacetName[]

/** So many listings are counted one by one. */
const MOST_COUNTED = 2500
/** Of more listings, an estimate is made from about this many. */
const DRAWN = 4000
/** A sample is drawn from at most this many rows of the table. */
const MOST_READ = 20_000
/**
 * A sample is drawn if it is expected to have this many listings. If the planner's estimate was more than twice too high, the
 * first listings that fit are used instead.
 */
const LEAST_DRAWN = 1000

interface Counted {
  /** All listings that were collected. */
  all: number
  rows: { facet: FacetName; choice: string; ads: number }[]
}

/** Counts the choices of some facets among the wanted listings. */
export async function countFacets(
  db: Db,
  names: readonly FacetName[],
  { byColumns, lookedUp, byCodes = lookedUp }: Wanted,
): Promise<[FacetName, Facet][]> {
  const expected = await estimateListings(db, byColumns)
  const drawn = await draw(db, names, byColumns, expected)
  const counted = drawn ?? (await countAmong(db, names, firstThatFit(byCodes, MOST_COUNTED + 1)))
  if (!drawn && counted.all <= MOST_COUNTED) return names.map((name) => [name, facetOf(name, counted, 1)])
  const times = Math.max(expected, counted.all) / counted.all
  return names.map((name) => [name, { ...facetOf(name, counted, times), is_estimate: true }])
}

/**
 * Counts among listings that are drawn; null if they would be too few, or if all of them may be so few that they are counted one
 * by one. The first that fit may be alike: an index returns all ads of one condition before those of another.
 */
async function draw(
  db: Db,
  names: readonly FacetName[],
  condition: RawBuilder<boolean>,
  expected: number,
): Promise<Counted | null> {
  const rows = await estimateListings(db, sql`true`)
  const share = Math.min(1, DRAWN / expected, MOST_READ / Math.max(rows, 1))
  if (expected * share < LEAST_DRAWN) return null
  const drawn = await countAmong(db, names, drawnFrom(condition, 100 * share))
  return drawn.all >= LEAST_DRAWN / 2 && drawn.all / share > MOST_COUNTED ? drawn : null
}

const columns = sql`f.kind, f.brand_id, f.spare_part_id, f.category, f.condition, f.levels`

const firstThatFit = (condition: RawBuilder<boolean>, most: number) =>
  sql`select ${columns} from ad_listings f where ${condition} limit ${most}`

/** The same pages of the table each time, so that the numbers stay as they are while nothing changes. */
const drawnFrom = (condition: RawBuilder<boolean>, percent: number) =>
  sql`select ${columns} from ad_listings f tablesample system (${percent}) repeatable (1) where ${condition}`

async function countAmong(db: Db, names: readonly FacetName[], hits: RawBuilder<unknown>): Promise<Counted> {
  const counts = names.map(
    (name) => sql`select ${name}::text as facet, choice::text, count(*)::int as ads
      from (${CHOICES[name].of}) of_${sql.raw(name)} where choice is not null group by choice`,
  )
  const found = await sql<{ facet: FacetName | null; choice: string; ads: number }>`
    with hits as materialized (${hits})
    select null as facet, '' as choice, count(*)::int as ads from hits
    union all ${sql.join(counts, sql` union all `)} order by ads desc, choice`.execute(db)
  const rows: Counted['rows'] = []
  let all = 0
  for (const { facet, choice, ads } of found.rows) {
    if (facet === null) all = ads
    else rows.push({ facet, choice, ads })
  }
  return { all, rows }
}

function facetOf(name: FacetName, { rows }: Counted, times: number): Facet {
  const { isNumber } = CHOICES[name]
  const choices = rows
    .filter(({ facet }) => facet === name)
    .map(({ choice, ads }) => ({
      value: isNumber ? Number(choice) : choice,
      ads: times === 1 ? ads : rounded(ads * times),
    }))
  return { choices }
}

/** To two digits: an estimate says no more. */
function rounded(number: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(number)) - 1)
  return Math.max(1, Math.round(number / unit) * unit)
}
