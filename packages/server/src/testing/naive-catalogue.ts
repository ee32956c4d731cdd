import { filterValues, vinStart } from '@sauda/sdk/ads'
import { sql } from 'kysely'
import type { AdFilter } from '../features/ads/catalogue/filter-queries.ts'
import type { Plan } from '../features/search/plan.ts'
import type { Target } from '../features/search/target-columns.ts'
import { type Attempt, understand } from '../features/search/understand.ts'
import type { Db } from '../platform/database/transaction.ts'

interface Listed {
  ad_id: number
  seller_id: number
  at: number
  kind: string
  brand_id: number | null
  spare_part_id: number | null
  service_id: number | null
  category: string | null
  price: number | null
  condition: string | null
  room_ids: number[]
  levels: number[]
  weekdays: number[]
  vin: string | null
  card: { title: string }
}

/** The ads that a tsquery finds, each asked once. */
type Finder = (find: string) => Promise<ReadonlySet<number>>

interface Naive {
  /** The ids that a filter finds, in order. */
  ids(filter: AdFilter): Promise<number[]>
  /** How many ads each choice of a facet has, by `facet choice`. */
  choices(filter: AdFilter): Promise<Record<string, number>>
}

/**
 * Returns the contract's definition of the catalogue, applied one by one to the rows that it has now. What a query asks
 * for is read by the search itself; which rows are that, and in which order, is not.
 */
export async function naiveCatalogue(db: Db): Promise<Naive> {
  const listed = sql<Listed>`select *, extract(epoch from sort_at) * 1000 as at from ad_listings`
  const { rows } = await listed.execute(db)
  const finds = finder(db)

  /** The plan that a query comes to among some rows, and those that it asks for; undefined if none does. */
  async function taken(filter: AdFilter, attempts: readonly Attempt[], fitting: readonly Listed[]) {
    for (const [at, { plan: first, correctedTo }] of attempts.entries()) {
      const exact = await those(fitting, (row) => isAsked(row, first, finds))
      if (exact.length === 0) continue
      const wider = attempts
        .slice(at + 1)
        .find(
          (one) =>
            one.correctedTo === correctedTo &&
            (first.given.length === 0
              ? one.plan.isNarrower
              : one.plan.isOfThing && one.plan.given.length > first.given.length),
        )
      const isFew = exact.length < 10 && !first.isNarrower && (filter.sort ?? 'newest') === 'newest'
      const more = isFew && wider ? await those(fitting, (row) => isAsked(row, wider.plan, finds)) : []
      return more.length > exact.length && wider
        ? { plan: wider.plan, kept: more }
        : { plan: first, kept: exact }
    }
    return undefined
  }

  const attemptsOf = async ({ q }: AdFilter) => (q ? understand(db, q, vinStart(q)) : [])

  return {
    async ids(filter) {
      const fitting = rows.filter((row) => fits(row, filter))
      const attempts = await attemptsOf(filter)
      if (attempts.length === 0) return inOrder(fitting, filter)
      const found = await taken(filter, attempts, fitting)
      if (!found) return []
      const wells = new Map<number, number[]>()
      for (const row of found.kept) wells.set(row.ad_id, await howWell(row, found.plan, finds))
      return inOrder(found.kept, filter, (row) => wells.get(row.ad_id) ?? [])
    },
    async choices(filter) {
      const attempts = await attemptsOf(filter)
      const found = await taken(
        filter,
        attempts,
        rows.filter((row) => fits(row, filter)),
      )
      const plan = found?.plan ?? attempts[0]?.plan
      const counts: Record<string, number> = {}
      for (const [name, choicesOf] of Object.entries(CHOICES)) {
        const others = { ...filter, [name]: undefined }
        const fitting = rows.filter((row) => fits(row, others))
        for (const row of plan ? await those(fitting, (one) => isAsked(one, plan, finds)) : fitting) {
          for (const choice of choicesOf(row)) {
            if (choice !== null) counts[`${name} ${choice}`] = (counts[`${name} ${choice}`] ?? 0) + 1
          }
        }
      }
      return counts
    },
  }
}

const CHOICES: Record<string, (row: Listed) => (number | string | null)[]> = {
  kind: ({ kind }) => [kind],
  brand_id: ({ brand_id }) => [brand_id],
  spare_part_id: ({ spare_part_id }) => [spare_part_id],
  category: ({ category }) => [category],
  condition: ({ condition }) => [condition],
  level: ({ levels }) => levels,
  maker: (row) => [makerOf(row)],
}

/** The makers that the tests' titles name, of which none has two. */
const MAKERS = ['Brembo', 'TRW', 'Bosch']

const makerOf = ({ card }: Listed) => MAKERS.find((maker) => card.title.split(/[ ,]/).includes(maker)) ?? null

function inOrder(
  rows: readonly Listed[],
  filter: AdFilter,
  fit: (row: Listed) => number[] = () => [],
): number[] {
  const missing = filter.sort === 'price_asc' ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY
  return [...rows]
    .sort((a, b) => {
      if (filter.sort === 'price_asc')
        return compare(a.price ?? missing, b.price ?? missing) || a.ad_id - b.ad_id
      if (filter.sort === 'price_desc')
        return compare(b.price ?? missing, a.price ?? missing) || b.ad_id - a.ad_id
      return better(fit(a), fit(b)) || b.at - a.at || b.ad_id - a.ad_id
    })
    .map((row) => row.ad_id)
}

/** Compares place by place: the first that differs decides. */
function better(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((one, place) => one !== b[place])
  return at < 0 ? 0 : (b[at] ?? 0) - (a[at] ?? 0)
}

async function those(rows: readonly Listed[], wanted: (row: Listed) => Promise<boolean>): Promise<Listed[]> {
  const kept: Listed[] = []
  for (const row of rows) if (await wanted(row)) kept.push(row)
  return kept
}

async function isAsked(row: Listed, plan: Plan, finds: Finder): Promise<boolean> {
  if (plan.vin !== null && hasVin(row, plan.vin)) return true
  for (const targets of plan.must) if (!(await isAny(row, targets, finds))) return false
  return true
}

async function howWell(row: Listed, plan: Plan, finds: Finder): Promise<number[]> {
  const well: number[] = []
  for (const targets of plan.order) well.push(Number(await isAny(row, targets, finds)))
  return well
}

async function isAny(row: Listed, targets: readonly Target[], finds: Finder): Promise<boolean> {
  for (const target of targets) if (await isTarget(row, target, finds)) return true
  return false
}

async function isTarget(row: Listed, target: Target, finds: Finder): Promise<boolean> {
  const among = <Value>(value: Value | null, values: readonly Value[] | undefined) =>
    values === undefined || (value !== null && values.includes(value))
  const overlap = (have: readonly number[], values: readonly number[] | undefined) =>
    values === undefined || have.some((one) => values.includes(one))
  return (
    among(row.spare_part_id, target.parts) &&
    (!target.isPartless || row.spare_part_id === null) &&
    among(row.brand_id, target.brands) &&
    (!target.isBrandless || row.brand_id === null) &&
    (!target.isServiceless || row.service_id === null) &&
    among(row.service_id, target.services) &&
    among(row.category, target.categories) &&
    among(row.condition, target.conditions) &&
    among(row.seller_id, target.sellers) &&
    overlap(row.room_ids, target.rooms) &&
    overlap(row.levels, target.levels) &&
    (target.vin === undefined || hasVin(row, target.vin)) &&
    (target.find === undefined || (await finds(target.find)).has(row.ad_id))
  )
}

function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1
}

function fits(row: Listed, f: AdFilter): boolean {
  const bounded = f.price_from !== undefined || f.price_to !== undefined
  const within =
    row.price !== null &&
    row.price >= (f.price_from ?? 0) &&
    row.price <= (f.price_to ?? Number.POSITIVE_INFINITY)
  const priced = bounded
    ? within || (row.price === null && f.negotiable === true)
    : !f.negotiable || row.price === null
  return (
    priced &&
    (!f.kind || row.kind === f.kind) &&
    isChosen(f.brand_id, (brand) => row.brand_id === brand) &&
    (!f.spare_part_id || row.spare_part_id === f.spare_part_id) &&
    isChosen(f.category, (category) => row.category === category) &&
    isChosen(f.condition, (condition) => row.condition === condition) &&
    isChosen(f.maker, (maker) => makerOf(row) === maker) &&
    (!f.room_id || row.room_ids.includes(f.room_id)) &&
    isChosen(f.level, (level) => row.levels.includes(level)) &&
    (!f.weekday || row.weekdays.length === 0 || row.weekdays.includes(f.weekday)) &&
    (!f.seller_id || row.seller_id === f.seller_id)
  )
}

/** Whether any of the chosen values is that; a filter without values does not limit. */
function isChosen<Value>(chosen: Value | Value[] | undefined, isThat: (value: Value) => boolean): boolean {
  const values = filterValues(chosen)
  return values.length === 0 || values.some(isThat)
}

function hasVin({ vin }: Listed, start: string): boolean {
  return vin?.replaceAll('-', '').startsWith(start) === true
}

function finder(db: Db): Finder {
  const known = new Map<string, ReadonlySet<number>>()
  return async (find) => {
    const before = known.get(find)
    if (before) return before
    const found = await sql<{ ad_id: number }>`
      select ad_id from ad_listings where find @@ ${find}::tsquery`.execute(db)
    const ids = new Set(found.rows.map(({ ad_id }) => ad_id))
    known.set(find, ids)
    return ids
  }
}
