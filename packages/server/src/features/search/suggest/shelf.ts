import type { components } from '@sauda/sdk'
import type { Suggestion } from '@sauda/sdk/search'
import type { Db } from '../../../platform/database/transaction.ts'
import { dictionaryOf, type Entry } from '../dictionary.ts'
import { fillers } from '../word-lists.ts'
import {
  type Counts,
  type Dictionaries,
  type NamedRow,
  readCounts,
  readDictionaries,
} from './suggestion-queries.ts'
import { WordIndex } from './word-index.ts'

/** What is not in memory. */
export interface Finds {
  db: Db
  /** So many ads the catalogue finds for a query as it is; none if it would have to change it. */
  countAds(q: string): Promise<number>
  /** So many ads the catalogue lists for a filter, also where it changes the query. */
  countListed(filter: Pick<Suggestion['filter'], 'q' | 'level'>): Promise<number>
}

type Tier = Pick<components['schemas']['Tier'], 'level' | 'title' | 'title_kk'>

/** What the shelf is read from, beside the tables of the search. */
export interface ReadsShelf extends Pick<Finds, 'db' | 'countListed'> {
  /** What visitors read about the levels of the building. */
  tiersShown(): Promise<readonly Tier[]>
}

/** What is suggested from memory. */
export interface Shelf {
  parts: WordIndex<Suggestion>
  services: WordIndex<Suggestion>
  brands: WordIndex<Suggestion>
  shops: WordIndex<Suggestion>
  /** Models by their names with the maker, «Toyota Camry». */
  models: WordIndex<string>
  /** Their ads, as far as they were asked for. */
  adsOfModels: Map<string, number>
  /** All of them, to mend a wrong letter. */
  all: WordIndex<Suggestion | string>
  /** The parts and brands with the most ads, for somebody who has typed nothing yet. */
  often: { parts: readonly Suggestion[]; brands: readonly Suggestion[] }
  /** What is traded on each level that has ads and a title, from top to bottom. */
  levels: readonly Suggestion[]
  /** The parts for which there are ads, those with the most first, by their ids; and the brands. */
  partsById: ReadonlyMap<number, Suggestion>
  brandsById: ReadonlyMap<number, Suggestion>
  /** The category of each part, also of one without ads. */
  categoryOf: ReadonlyMap<number, string | null>
  /** The brands for which there are ads of a part, those with the most ads first. */
  brandsOf(part: Suggestion): readonly Suggestion[]
  /** A part for the cars of one brand; undefined without ads. */
  pairOf(part: Suggestion, brand: Suggestion): Suggestion | undefined
}

export async function readShelf(finds: ReadsShelf): Promise<Shelf> {
  const { db } = finds
  const [dictionaries, counts, known, levels] = await Promise.all([
    readDictionaries(db),
    readCounts(db),
    dictionaryOf(db),
    readLevels(finds),
  ])
  return { ...shelfOf(dictionaries, counts, known.entries), levels }
}

async function readLevels({ countListed, tiersShown }: ReadsShelf): Promise<Suggestion[]> {
  const tiers = await tiersShown()
  const numbers = [...new Set(tiers.flatMap(({ level }) => level ?? []))].sort((a, b) => b - a)
  const levels = numbers.map(async (level): Promise<Suggestion[]> => {
    const tier = tiers.find((one) => one.level === level)
    const ads = await countListed({ level })
    if (!tier || ads === 0) return []
    return [{ text: tier.title, text_kk: tier.title_kk ?? tier.title, ...NOTHING, filter: { level }, ads }]
  })
  return (await Promise.all(levels)).flat()
}

/** Nobody asks for more suggestions of a kind. */
const MOST_SUGGESTED = 10

const NOTHING = { note: null, note_kk: null, category: null, plate: null } as const

function shelfOf(
  { parts, services, brands, shops }: Dictionaries,
  counts: Counts,
  entries: readonly Entry[],
): Omit<Shelf, 'levels'> {
  const adsOfPart = summed(counts.parts, ({ part_id }) => part_id)
  const adsOfBrand = summed(counts.parts, ({ brand_id }) => brand_id)
  const adsOfService = summed(counts.services, ({ service_id }) => service_id)
  const adsOfRoom = summed(counts.rooms, ({ room_id }) => room_id)

  const partsById = suggested(parts, adsOfPart, (spare_part_id) => ({ spare_part_id }))
  const brandsById = suggested(brands, adsOfBrand, (brand_id) => ({ brand_id }))
  const servicesById = suggested(services, adsOfService, (service_id) => ({ service_id }))
  // A shop in several rooms is found at the door behind which it has the most ads.
  const doors = new Map<number, readonly [Suggestion, names: readonly string[]]>()
  for (const { id, level, number, name, trade, trade_kk, trade_group, company_id } of shops) {
    const ads = adsOfRoom.get(id) ?? 0
    if (ads <= (doors.get(company_id)?.[0].ads ?? 0)) continue
    const plate = { id, level, number, name }
    const note = { note: trade, note_kk: trade_kk, trade_group }
    const shop = { text: name, text_kk: name, ...note, category: null, plate, filter: { room_id: id }, ads }
    doors.set(company_id, [shop, [name, number]])
  }

  const pairs = new Map<Suggestion, Map<Suggestion, Suggestion>>()
  for (const { part_id, brand_id, ads } of counts.parts.toSorted((a, b) => b.ads - a.ads)) {
    const part = partsById.get(part_id ?? 0)
    const brand = brandsById.get(brand_id ?? 0)
    if (!part || !brand) continue
    const ofPart = pairs.get(part) ?? new Map<Suggestion, Suggestion>()
    pairs.set(part, ofPart.set(brand, pairOf(part, brand, ads)))
  }
  const ofKind = {
    part: withAliases('part', partsById, entries),
    service: withAliases('service', servicesById, entries),
    brand: withAliases('brand', brandsById, entries),
  }
  const models = modelNames(entries)
  return {
    models: new WordIndex(models),
    adsOfModels: new Map(),
    parts: new WordIndex(ofKind.part),
    services: new WordIndex(ofKind.service),
    brands: new WordIndex(ofKind.brand),
    shops: new WordIndex(doors.values()),
    all: new WordIndex<Suggestion | string>([...Object.values(ofKind).flat(), ...doors.values(), ...models]),
    often: { parts: mostAds(partsById), brands: mostAds(brandsById) },
    partsById: new Map([...partsById].sort(([, a], [, b]) => b.ads - a.ads)),
    brandsById,
    categoryOf: new Map(parts.map(({ id, category }) => [id, category])),
    brandsOf: (part) => [...(pairs.get(part)?.values() ?? [])],
    pairOf: (part, brand) => pairs.get(part)?.get(brand),
  }
}

const mostAds = (things: ReadonlyMap<number, Suggestion>): Suggestion[] =>
  [...things.values()].sort((a, b) => b.ads - a.ads).slice(0, MOST_SUGGESTED)

/** The things for which there are ads, by their ids. */
function suggested(
  rows: readonly NamedRow[],
  adsOf: ReadonlyMap<number, number>,
  filterOf: (id: number) => Suggestion['filter'],
): Map<number, Suggestion> {
  const found = new Map<number, Suggestion>()
  for (const { id, name, name_kk, category, drawing } of rows) {
    const ads = adsOf.get(id) ?? 0
    if (ads > 0)
      found.set(id, {
        ...NOTHING,
        ...{ text: name, text_kk: name_kk, category, ...(drawing !== null && { drawing }) },
        ...{ filter: filterOf(id), ads },
      })
  }
  return found
}

/** Things with their names and with the other words that mean one of them, «АКБ» or «тойота». */
function withAliases(
  kind: Entry['kind'],
  things: ReadonlyMap<number, Suggestion>,
  entries: readonly Entry[],
): (readonly [Suggestion, readonly string[]])[] {
  const names = new Map([...things].map(([id, { text, text_kk }]) => [id, [text, text_kk]]))
  for (const { ids, text, words, beside, isSymptom, kind: its } of entries) {
    // «Ксенон d1s» is a lamp, but «ксенон» is not; «какое масло лить» and «течёт масло» are no names of oil.
    if (its !== kind || beside !== undefined || isSymptom || words.some(isQuestioning)) continue
    for (const id of ids) names.get(id)?.push(text)
  }
  return [...things].map(([id, thing]) => [thing, [...new Set(names.get(id))]])
}

/** Prepositions may stand in the names of things. */
const LONGEST_PREPOSITION = 3

const isQuestioning = (word: string) => word.length > LONGEST_PREPOSITION && fillers.has(word)

function modelNames(entries: readonly Entry[]): Map<string, string[]> {
  const names = new Map<string, string[]>()
  for (const { model, text } of entries) {
    if (!model || model.brandId === null) continue
    const name = `${model.brand} ${model.name}`
    names.set(name, [...(names.get(name) ?? [name]), text])
  }
  return names
}

function pairOf(part: Suggestion, brand: Suggestion, ads: number): Suggestion {
  return {
    ...part,
    text: `${part.text}, ${brand.text}`,
    text_kk: `${part.text_kk}, ${brand.text_kk}`,
    filter: { ...part.filter, ...brand.filter },
    ads,
  }
}

function summed<Row extends { ads: number }>(
  rows: readonly Row[],
  idOf: (row: Row) => number | null,
): Map<number, number> {
  const sums = new Map<number, number>()
  for (const row of rows) {
    const id = idOf(row)
    if (id !== null) sums.set(id, (sums.get(id) ?? 0) + row.ads)
  }
  return sums
}
