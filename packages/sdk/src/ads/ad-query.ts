import { AD_CONDITIONS, AD_KINDS, AD_LIMITS, type AdCondition, type AdKind } from './ad-shape.ts'

export const AD_SORTS = ['newest', 'price_asc', 'price_desc'] as const

export type AdSort = (typeof AD_SORTS)[number]

/** Filters of the catalogue under the names of the contract, for `adPage`. */
export type AdQuery = {
  q?: string | undefined
  kind?: AdKind | undefined
  brand_id?: number | undefined
  spare_part_id?: number | undefined
  service_id?: number | undefined
  category?: string | undefined
  /** Whole tenge. */
  price_from?: number | undefined
  price_to?: number | undefined
  /** With a price bound: whether to include ads without a price. Without one: true returns only those. */
  negotiable?: boolean | undefined
  condition?: AdCondition[] | undefined
  room_id?: number | undefined
  level?: number | undefined
  /** ISO weekday number. */
  weekday?: number | undefined
  /** Omitted for `newest`, which is the default. */
  sort?: Exclude<AdSort, 'newest'> | undefined
}

const MAX_ID = 2_147_483_647
const MAX_WORDS = 200

type Reader<Value> = (values: readonly string[]) => Value
type Filters = { readonly [Key in keyof AdQuery]-?: readonly [name: string, read: Reader<AdQuery[Key]>] }

/** Each filter with its name in the address and its parser, in the order in which addresses are written. */
const FILTERS: Filters = {
  q: ['q', ([text = '']) => oneLine(text).slice(0, MAX_WORDS).trim() || undefined],
  kind: ['kind', ([word]) => AD_KINDS.find((kind) => kind === word)],
  brand_id: ['brand', ([text]) => whole(text, 1, MAX_ID)],
  spare_part_id: ['part', ([text]) => whole(text, 1, MAX_ID)],
  service_id: ['service', ([text]) => whole(text, 1, MAX_ID)],
  category: ['category', ([word = '']) => (/^[a-z][a-z_-]{0,39}$/.test(word) ? word : undefined)],
  price_from: ['price_from', ([text]) => whole(text, 0, AD_LIMITS.price.max)],
  price_to: ['price_to', ([text]) => whole(text, 0, AD_LIMITS.price.max)],
  negotiable: ['negotiable', ([flag]) => (flag === '1' ? true : flag === '0' ? false : undefined)],
  condition: ['condition', (words) => some(AD_CONDITIONS.filter((condition) => words.includes(condition)))],
  room_id: ['room', ([text]) => whole(text, 1, MAX_ID)],
  level: ['level', ([text]) => whole(text, 1, 5)],
  weekday: ['weekday', ([text]) => whole(text, 1, 7)],
  sort: ['sort', ([word]) => (word === 'price_asc' || word === 'price_desc' ? word : undefined)],
}

/** Parses the filters of a catalogue address. Unknown filters and invalid values are left out. */
export function readAdQuery(params: URLSearchParams): AdQuery {
  const query: AdQuery = {}
  for (const key of filterKeys()) {
    const [name, read] = FILTERS[key]
    const value = read(params.getAll(name))
    if (value !== undefined) Object.assign(query, { [key]: value })
  }
  return query
}

/** Writes filters into an address, always in the same order, so that equal filters have equal addresses. */
export function writeAdQuery(query: AdQuery): URLSearchParams {
  const params = new URLSearchParams()
  for (const key of filterKeys()) {
    for (const value of [query[key] ?? []].flat()) {
      params.append(FILTERS[key][0], typeof value === 'boolean' ? String(Number(value)) : String(value))
    }
  }
  return params
}

function filterKeys(): (keyof AdQuery)[] {
  return Object.keys(FILTERS) as (keyof AdQuery)[]
}

function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}

function whole(text: string | undefined, min: number, max: number): number | undefined {
  const digits = text?.replace(/\s/g, '') ?? ''
  const value = Number(digits)
  return /^\d+$/.test(digits) && value >= min && value <= max ? value : undefined
}

function some<Item>(items: Item[]): Item[] | undefined {
  return items.length > 0 ? items : undefined
}
