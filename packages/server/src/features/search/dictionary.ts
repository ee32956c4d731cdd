import { fold, foldedWords, stemKeys } from '@sauda/sdk/search'
import type { Db } from '../../platform/database/transaction.ts'
import { type Alias, type AliasKind, absentThings, broughtAliases, carModels } from './aliases.ts'
import { type NamedRow, type Reference, readReference, readVersion } from './dictionary-queries.ts'

/** An `absent` thing has no row; its ids and names are those of the parts that are near it. */
export type EntryKind = AliasKind | 'shop' | 'absent'

/** One way to say one thing, or any of several, that this centre has. */
export interface Entry {
  text: string
  /** Folded words of the text. */
  words: readonly string[]
  kind: EntryKind
  /** Ids of parts, brands or services, or of a shop's tenant; none for makers, categories and conditions. */
  ids: readonly number[]
  /** What it means, as the portal writes it: «Тормозные диски», «Toyota Camry», «brakes». */
  names: readonly string[]
  /** Of a model: its place among the brought ones, its maker and its name without the maker. */
  model?: EntryModel
  /** A folded word that must stand beside it and keeps its own meaning. */
  beside?: string
  /** The names of parts or services have its words in one of them, so a title that has them may be of another thing. */
  isOfNames?: boolean
  /** The first of several ids is rather meant. */
  isRanked?: boolean
  /** It says what is wrong with a car, not what is looked for. */
  isSymptom?: boolean
}

export interface EntryModel {
  brandId: number | null
  brand: string
  name: string
  generations: readonly string[]
}

type Rows = ReadonlyMap<string, NamedRow>

export interface Dictionary {
  version: string | null
  entries: readonly Entry[]
  /** Ids of rooms by folded number. */
  rooms: ReadonlyMap<string, number>
  /** The things of the reference tables by folded name. */
  rows: Readonly<Record<'brand' | 'part' | 'service', Rows>>
}

interface Kept {
  version: string | null
  dictionary: Promise<Dictionary>
}

const kept = new WeakMap<Db, Kept>()

/** The dictionary as it stands, from memory unless something of it has changed in any process. */
export async function dictionaryOf(db: Db): Promise<Dictionary> {
  const version = await readVersion(db)
  const before = kept.get(db)
  if (before && before.version === version) return before.dictionary
  // The version is read before the rest: a change in between is seen by the next query. Kept at once, so that of many
  // queries only one reads.
  const dictionary = readReference(db).then((reference) => makeDictionary(reference, version))
  const next = { version, dictionary }
  kept.set(db, next)
  dictionary.catch(() => {
    if (kept.get(db) === next) kept.delete(db)
  })
  return dictionary
}

/** By which a name or alias is the same in any spelling. */
export const wordKey = (text: string) => foldedWords(text).join(' ')

/** Resolves the brought and the centre's own aliases to rows; an alias of what the centre does not have is left out. */
function makeDictionary(reference: Reference, version: string | null): Dictionary {
  const hidden = new Set(
    reference.own
      .filter((own) => own.is_hidden)
      .map(({ folded, kind, target }) => `${folded}|${kind}|${target}`),
  )
  const rows = {
    brand: byName(reference.brands, formerOf(reference, 'brand')),
    part: byName(reference.parts, formerOf(reference, 'part')),
    service: byName(reference.services, formerOf(reference, 'service')),
  }
  const entries: Entry[] = []
  const add = ({ text, kind, targets, ...how }: Alias) => {
    const words = foldedWords(text)
    const wanted = targets.filter((target) => !hidden.has(`${words.join(' ')}|${kind}|${target}`))
    if (words.length === 0 || wanted.length === 0) return
    const own = words.filter((word) => word !== how.beside)
    const entry = resolve({ text, words: own, kind, targets: wanted }, rows)
    if (entry) entries.push({ ...entry, ...how })
  }
  for (const alias of broughtAliases) add(alias)
  for (const { text, kind, target, is_hidden } of reference.own) {
    if (!is_hidden && isKind(kind)) add({ text, kind, targets: [target] })
  }
  for (const kind of ['brand', 'part', 'service'] as const) {
    for (const row of reference[`${kind}s`]) {
      for (const name of [row.name, row.name_kk]) if (name) add({ text: name, kind, targets: [row.name] })
    }
  }
  for (const { kind, was, was_kk, name } of reference.former) {
    for (const text of [was, was_kk]) if (text) add({ text, kind, targets: [name] })
  }
  for (const { id, name, company } of reference.shops) {
    for (const text of new Set([name, apart(name), ...asTyped(name), tradeName(company)])) {
      const words = foldedWords(text)
      if (words.length > 0) entries.push({ text, words, kind: 'shop', ids: [id], names: [name] })
    }
  }
  // What the centre has or its administrators have said in their own words is not absent.
  const present = new Set(entries.map(({ words }) => formKey(words)))
  const names = [...reference.parts, ...reference.services].flatMap(({ name, name_kk }) =>
    [name, name_kk].map((one) => new Set(foldedWords(one ?? '').map(formOf))),
  )
  for (const { text, near } of absentThings) {
    const words = foldedWords(text)
    if (present.has(formKey(words))) continue
    const found = near.flatMap((name) => rows.part.get(wordKey(name)) ?? [])
    const isOfNames = names.some((forms) => words.every((word) => forms.has(formOf(word))))
    const row = { ids: found.map(({ id }) => id), names: found.map(({ name }) => name) }
    entries.push({ text, words, kind: 'absent', ...row, ...(isOfNames && { isOfNames }) })
  }
  return {
    version,
    entries: distinct(entries),
    rooms: new Map(reference.rooms.map(({ id, number }) => [fold(number), id])),
    rows,
  }
}

/** By which words are the same in any of their forms. */
const formOf = (word: string) => stemKeys(word)[0] ?? word
const formKey = (words: readonly string[]) => words.map(formOf).sort().join(' ')

const KINDS: readonly string[] = [
  'part',
  'brand',
  'model',
  'maker',
  'service',
  'category',
  'condition',
] satisfies AliasKind[]
const isKind = (kind: string): kind is AliasKind => KINDS.includes(kind)

/** The rows by their names, and by those that they had before if no other row has them now. */
const byName = (rows: readonly NamedRow[], former: readonly [string, NamedRow][]): Rows =>
  new Map([...former, ...rows.map((row): [string, NamedRow] => [wordKey(row.name), row])])

const formerOf = ({ former }: Reference, wanted: string): [string, NamedRow][] =>
  former
    .filter(({ kind }) => kind === wanted)
    .map(({ was, id, name, name_kk }) => [wordKey(was), { id, name, name_kk }])

const MODELS = new Map(carModels.map((model) => [`${model.brand} ${model.name}`, model]))

function resolve(
  {
    text,
    words,
    kind,
    targets,
  }: { text: string; words: string[]; kind: AliasKind; targets: readonly string[] },
  rows: Record<'brand' | 'part' | 'service', Rows>,
): Entry | undefined {
  if (kind === 'model') {
    const model = MODELS.get(targets[0] ?? '')
    if (!model) return undefined
    const brandId = rows.brand.get(wordKey(model.brand))?.id ?? null
    return { text, words, kind, ids: [], names: targets, model: { ...model, brandId } }
  }
  if (kind === 'maker' || kind === 'category' || kind === 'condition')
    return { text, words, kind, ids: [], names: targets }
  const found = targets.map((target) => rows[kind].get(wordKey(target))).filter((row) => row !== undefined)
  if (found.length === 0) return undefined
  return { text, words, kind, ids: found.map(({ id }) => id), names: found.map(({ name }) => name) }
}

/** «KolesoPro» is two words. */
const apart = (name: string) => name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')

/** «4×4» is typed with a letter, «№3» without its sign. */
const asTyped = (name: string) => [
  ...['x', 'х'].map((sign) => name.replace(/(?<=\d)\s*[×xх*]\s*(?=\d)/giu, sign)),
  name.replaceAll('№', ' '),
]

/** Where a company is says nothing of its shop. */
const PLACES = /\s+(?:КЗ|KZ|Алматы|Казахстан|Қазақстан)$/iu

/** «ТОО «Вольт Маркет»» as «Вольт Маркет». A sole trader's name is a person's and stays out. */
function tradeName(company: string): string {
  return /«(.+)»/.exec(company)?.[1]?.replaceAll(/[«»]/g, '').replace(PLACES, '') ?? ''
}

function distinct(entries: readonly Entry[]): Entry[] {
  const seen = new Map<string, Entry>()
  for (const entry of entries) {
    const same = `${entry.words.join(' ')}|${entry.beside}|${entry.kind}|${entry.names.join('|')}`
    if (!seen.has(same)) seen.set(same, entry)
  }
  return [...seen.values()]
}
