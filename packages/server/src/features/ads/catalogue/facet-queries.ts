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

/** So many of the listings that were collected have a choice of a filter. */
export interface ChoiceCount {
  facet: FacetName
  choice: string
  ads: number
}

interface Counted {
  /** All listings that were collected. */
  hits: number
  choices: ChoiceCount[]
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
  if (!drawn && counted.hits <= MOST_COUNTED) return exactFacets(names, counted.choices)
  const times = Math.max(expected, counted.hits) / counted.hits
  return names.map((name) => [name, { ...facetOf(name, counted.choices, times), is_estimate: true }])
}

/** The facets of listings that were all collected. */
export const exactFacets = (
  names: readonly FacetName[],
  choices: readonly ChoiceCount[],
): [FacetName, Facet][] => names.map((name) => [name, facetOf(name, choices, 1)])

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
  return drawn.hits >= LEAST_DRAWN / 2 && drawn.hits / share > MOST_COUNTED ? drawn : null
}

/** The columns of a listing `f` that `countsOf` reads. */
export const CHOICE_COLUMNS = sql`f.kind, f.brand_id, f.spare_part_id, f.category, f.condition, f.levels`

const firstThatFit = (condition: RawBuilder<boolean>, most: number) =>
  sql`select ${CHOICE_COLUMNS} from ad_listings f where ${condition} limit ${most}`

/** The same pages of the table each time, so that the numbers stay as they are while nothing changes. */
const drawnFrom = (condition: RawBuilder<boolean>, percent: number) =>
  sql`select ${CHOICE_COLUMNS} from ad_listings f tablesample system (${percent}) repeatable (1) where ${condition}`

async function countAmong(db: Db, names: readonly FacetName[], hits: RawBuilder<unknown>): Promise<Counted> {
  const found = await sql<Counted>`with hits as materialized (${hits}) ${countsOf(names)}`.execute(db)
  return found.rows[0] ?? { hits: 0, choices: [] }
}

/** One row: how many `hits` there are, and how many of them have each choice of some facets, the most frequent first. */
export function countsOf(names: readonly FacetName[]): RawBuilder<Counted> {
  const counts = names.map(
    (name) => sql`select ${name}::text as facet, choice::text, count(*)::int as ads
      from (${CHOICES[name].of}) of_${sql.raw(name)} where choice is not null group by choice`,
  )
  const choices =
    counts.length === 0
      ? sql`'[]'::jsonb`
      : sql`(select coalesce(jsonb_agg(to_jsonb(counts) order by ads desc, choice), '[]')
          from (${sql.join(counts, sql` union all `)}) counts)`
  return sql<Counted>`select count(*)::int as hits, ${choices} as choices from hits`
}

function facetOf(name: FacetName, counted: readonly ChoiceCount[], times: number): Facet {
  const { isNumber } = CHOICES[name]
  const choices = counted
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
