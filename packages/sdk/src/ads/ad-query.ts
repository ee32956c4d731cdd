import type { AdCondition, AdKind, AdSort } from '../generated/schemas.ts'
import { AD_CONDITIONS, AD_KINDS, AD_LIMITS } from './ad-shape.ts'

/** All orders, the default first. */
export const AD_SORTS = ['newest', 'price_asc', 'price_desc'] as const satisfies readonly AdSort[]

/** Filters of the catalogue under the names of the contract, for `adPage`. */
export interface AdQuery {
  /** Words to search for, at most 200 characters. */
  q?: string | undefined
  /** What is offered. */
  kind?: AdKind | undefined
  /** Car brand, from `listBrands`, or several; any of them matches. */
  brand_id?: number | number[] | undefined
  /** Kind of spare part, from `listSpareParts`. */
  spare_part_id?: number | undefined
  /** Service, from `listServices`. */
  service_id?: number | undefined
  /** Category of spare parts, such as `brakes`, or several; any of them matches. */
  category?: string | string[] | undefined
  /** Lowest price, in whole tenge. */
  price_from?: number | undefined
  /** Highest price, in whole tenge. */
  price_to?: number | undefined
  /** With a price bound: whether to include ads without a price. Without one: true returns only those. */
  negotiable?: boolean | undefined
  /** Accepted states of parts and goods. */
  condition?: AdCondition[] | undefined
  /** Room in which it is sold, from `listRooms`. */
  room_id?: number | undefined
  /** Level of the building, 1 to 5, or several; any of them matches. */
  level?: number | number[] | undefined
  /** A working day of the seller: ISO number, 1 Monday to 7 Sunday. */
  weekday?: number | undefined
  /** Maker of parts or goods as the facets name it, such as `Brembo`, or several; any of them matches. */
  maker?: string | string[] | undefined
  /** True for the ads of shops that are open now. */
  open_now?: true | undefined
  /** Omitted for `newest`, which is the default. */
  sort?: Exclude<AdSort, 'newest'> | undefined
}

const MAX_ID = 2_147_483_647
const MAX_WORDS = 200
/** The contract accepts no more values of one filter. */
const MAX_VALUES = 50

const CATEGORY = /^[a-z][a-z_-]{0,39}$/
const MAKER = /^\S(?:.{0,58}\S)?$/

type Reader<Value> = (values: readonly string[]) => Value
type Filters = { readonly [Key in keyof AdQuery]-?: readonly [name: string, read: Reader<AdQuery[Key]>] }

/** Each filter with its name in the address and its parser, in the order in which addresses are written. */
const FILTERS: Filters = {
  q: ['q', ([text = '']) => oneLine(text).slice(0, MAX_WORDS).trim() || undefined],
  kind: ['kind', ([word]) => AD_KINDS.find((kind) => kind === word)],
  brand_id: ['brand', (texts) => oneOrMore(wholes(texts, 1, MAX_ID))],
  spare_part_id: ['part', ([text]) => whole(text, 1, MAX_ID)],
  service_id: ['service', ([text]) => whole(text, 1, MAX_ID)],
  category: ['category', (words) => oneOrMore(words.filter((word) => CATEGORY.test(word)).sort())],
  price_from: ['price_from', ([text]) => whole(text, 0, AD_LIMITS.price.max)],
  price_to: ['price_to', ([text]) => whole(text, 0, AD_LIMITS.price.max)],
  negotiable: ['negotiable', ([flag]) => (flag === '1' ? true : flag === '0' ? false : undefined)],
  condition: ['condition', (words) => some(AD_CONDITIONS.filter((condition) => words.includes(condition)))],
  room_id: ['room', ([text]) => whole(text, 1, MAX_ID)],
  level: ['level', (texts) => oneOrMore(wholes(texts, 1, 5))],
  weekday: ['weekday', ([text]) => whole(text, 1, 7)],
  maker: ['maker', (names) => oneOrMore(names.filter((name) => MAKER.test(name)).sort())],
  open_now: ['open', ([flag]) => (flag === '1' ? true : undefined)],
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

/** The values of a filter that may have one or several: none, `3` and `[3, 7]` are read alike. */
export function filterValues<Value>(value: Value | readonly Value[] | undefined): Value[] {
  return value === undefined ? [] : Array.isArray(value) ? [...value] : [value as Value]
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

function wholes(texts: readonly string[], min: number, max: number): number[] {
  return texts.flatMap((text) => whole(text, min, max) ?? []).sort((a, b) => a - b)
}

/** Each value once; a single one not as a list, so that an address of one value is read as ever. */
function oneOrMore<Value>(values: readonly Value[]): Value | Value[] | undefined {
  const distinct = [...new Set(values)].slice(0, MAX_VALUES)
  return distinct.length > 1 ? distinct : distinct[0]
}

function some<Item>(items: Item[]): Item[] | undefined {
  return items.length > 0 ? items : undefined
}
