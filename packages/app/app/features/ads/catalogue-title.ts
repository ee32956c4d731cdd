import { type AdQuery, type FoundAds, filterValues } from '@sauda/sdk/ads'
import type { Language } from '@sauda/sdk/language'
import { inBoth } from '../../language/in-both.ts'
import { catalogueWords } from './catalogue-words.ts'
import { categoryName } from './categories.ts'
import { type Dictionaries, nameOf } from './dictionaries.ts'
import { lackedWords } from './understood-note.ts'

/** Only the server makes titles: the browser loads no words for them. */
export const titleWords = inBoth({
  ru: {
    forBrand: (subject: string, brand: string) => `${subject} для ${brand}`,
    allOfBrand: (brand: string) => `Всё для ${brand}`,
    found: (query: string) => `Поиск: ${query}`,
  },
  kk: {
    forBrand: (subject, brand) => `${brand}: ${subject}`,
    allOfBrand: (brand) => `${brand} үшін бәрі`,
    found: (query) => `Іздеу: ${query}`,
  },
})

/** The value of a filter that has exactly one: several have no common name. */
export function onlyOne<Value>(value: Value | Value[] | undefined): Value | undefined {
  const [first, ...others] = filterValues<Value>(value)
  return others.length === 0 ? first : undefined
}

/** Kinds of things that have a name of their own. */
const NAMED = ['part', 'service', 'brand', 'model', 'maker']

/**
 * «Тормозные диски, Toyota Camry»: what a query is for, if each of its words was taken for one thing that has a name,
 * but for those that the ads lack.
 */
export function understoodTitle(
  { reading = [], understood }: FoundAds,
  language: Language,
): string | undefined {
  const lacked = lackedWords(understood)
  const kept = reading.filter(({ said }) => !lacked.includes(said))
  // Of several that are left, more than it says may have been given up: it says what not even the first ad has.
  if (understood?.without && kept.length > 1) return undefined
  if (!kept.some(({ kind }) => kind === 'part' || kind === 'service')) return undefined
  if (!kept.every(({ kind, names }) => NAMED.includes(kind) && names.length === 1)) return undefined
  const names = kept.flatMap((clause) => (language === 'kk' ? clause.names_kk : clause.names))
  // «Toyota Camry» names the brand as well.
  return names.filter((name) => !names.some((other) => other.startsWith(`${name} `))).join(', ')
}

/** The title of a catalogue page: its part, service, category or kind, its brand, or what is searched for. */
export function catalogueTitle(
  query: AdQuery,
  dictionaries: Dictionaries,
  language: Language,
  found?: FoundAds,
): string {
  const words = catalogueWords[language]
  const titles = titleWords[language]
  const brand = nameOf(dictionaries.brands, onlyOne(query.brand_id))
  const category = onlyOne(query.category)
  const subject =
    nameOf(dictionaries.parts, query.spare_part_id) ??
    nameOf(dictionaries.services, query.service_id) ??
    (category && categoryName(words.categories, category)) ??
    (query.kind && words.kinds[query.kind])
  if (query.q) {
    const read = found && understoodTitle(found, language)
    return read ?? titles.found(found?.understood?.corrected?.to ?? query.q)
  }
  if (subject && brand) return titles.forBrand(subject, brand)
  if (brand) return titles.allOfBrand(brand)
  return subject ?? words.title
}
