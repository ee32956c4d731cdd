import { sql } from 'kysely'
import type { Db } from '../platform/database/transaction.ts'

/** What of an ad a condition may name. */
interface Facts {
  kind: string
  part: string | null
  brand: string | null
  service: string | null
  category: string | null
  condition: string | null
  shop: string[]
  room: string[]
  level: number[]
  title: string
  text: string
}

type Condition = Partial<Record<keyof Facts | 'article', string | (string | number)[]>>

/** A query as a buyer types it, and which ads answer it. */
export interface Case {
  class: string
  q: string
  /** An ad that meets all of any of these is relevant. */
  relevant?: Condition[]
  /** So many of the first ten must be relevant, or 0.7 of what there is. */
  min?: number
  /** Of the relevant ones those that suit best. */
  best?: Condition[]
  /** What is relevant where the centre has none of `relevant`. */
  else?: Condition[]
}

export interface Answer {
  items: { id: number }[]
  understood?: object
}

export interface Score {
  class: string
  q: string
  isFound: boolean
  isEmpty: boolean
  /** Of the first ten in their order, the gain over the best possible; null for a query that nothing answers. */
  gain: number | null
}

const TOP = 10
const BEST_GAIN = 3

export async function readFacts(db: Db): Promise<Map<number, Facts>> {
  const found = await sql<Facts & { id: number }>`
    select l.ad_id as id, part.name as part, brand.name as brand, service.name as service, f.kind, f.category, f.condition,
      array(select c.sign from rooms join companies c on c.id = rooms.company_id where rooms.id = any(f.room_ids)) as shop,
      array(select number from rooms where rooms.id = any(f.room_ids)) as room, f.levels as level,
      concat_ws(E'\\n', f.title, f.title_kk) as title,
      concat_ws(E'\\n', f.title, f.title_kk, f.text, f.text_kk) as text
    from ad_listings l join ads a on a.id = l.ad_id join ad_revisions f on f.id = a.live_revision_id
    left join spare_parts part on part.id = f.spare_part_id left join brands brand on brand.id = f.brand_id
    left join services service on service.id = f.service_id`.execute(db)
  return new Map(found.rows.map((row) => [row.id, row]))
}

/** An article number in any spelling. */
const articlePattern = (article: string) =>
  `(?<![\\p{L}\\p{N}])${[...article.replace(/[^\p{L}\p{N}]/gu, '')].join('[\\s.\\-/]*')}(?![\\p{L}\\p{N}])`

function meets(facts: Facts, condition: Condition): boolean {
  return Object.entries(condition).every(([name, wanted]) => {
    if (name === 'article') return new RegExp(articlePattern(String(wanted)), 'iu').test(facts.text)
    const value = facts[name as keyof Facts]
    if (name === 'title' || name === 'text') return new RegExp(String(wanted), 'iu').test(String(value))
    return [value].flat().some((one) => one !== null && Array.isArray(wanted) && wanted.includes(one))
  })
}

const meetsAny = (facts: Facts | undefined, conditions: readonly Condition[] = []) =>
  facts !== undefined && conditions.some((condition) => meets(facts, condition))

/** The score of an answer; undefined where the centre has nothing that is relevant. */
export function scoreOf(
  one: Case,
  { items, understood }: Answer,
  truth: ReadonlyMap<number, Facts>,
): Score | undefined {
  const isEmpty = items.length === 0
  if (!one.relevant)
    return {
      class: one.class,
      q: one.q,
      isFound: isEmpty || understood !== undefined,
      isEmpty: false,
      gain: null,
    }
  const all = [...truth.values()]
  const count = (conditions: readonly Condition[] | undefined) =>
    all.filter((facts) => meetsAny(facts, conditions)).length
  const relevant = count(one.relevant) > 0 ? one.relevant : (one.else ?? [])
  const found = count(relevant)
  if (found === 0) return undefined
  const bestCount = all.filter((facts) => meetsAny(facts, relevant) && meetsAny(facts, one.best)).length
  const gainOf = (facts: Facts | undefined) =>
    meetsAny(facts, relevant) ? (bestCount > 0 && meetsAny(facts, one.best) ? BEST_GAIN : 1) : 0
  const gains = items.slice(0, TOP).map(({ id }) => gainOf(truth.get(id)))
  const enough = (some: number) => Math.max(1, Math.round(0.7 * Math.min(TOP, some)))
  const ideal = Array.from({ length: Math.min(TOP, found) }, (_, at) => (at < bestCount ? BEST_GAIN : 1))
  const sum = (list: readonly number[]) =>
    list.reduce((total, gain, at) => total + gain / Math.log2(at + 2), 0)
  const isFound =
    gains.filter(Boolean).length >= Math.min(one.min ?? TOP, enough(found)) ||
    (bestCount > 0 && gains.filter((gain) => gain === BEST_GAIN).length >= enough(bestCount))
  return { class: one.class, q: one.q, isFound, isEmpty, gain: Math.min(1, sum(gains) / sum(ideal)) }
}
