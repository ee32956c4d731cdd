import { type AdQuery, filterValues } from '@sauda/sdk/ads'
import type { Language } from '@sauda/sdk/language'
import { inBoth } from '../../language/in-both.ts'
import { catalogueWords } from './catalogue-words.ts'
import { categoryName } from './categories.ts'
import { type Dictionaries, nameOf } from './dictionaries.ts'

/** Only the server makes titles: the browser loads no words for them. */
const titleWords = inBoth({
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

/** The title of a catalogue page: its part, service, category or kind, its brand, or the search text. */
export function catalogueTitle(query: AdQuery, dictionaries: Dictionaries, language: Language): string {
  const words = catalogueWords[language]
  const titles = titleWords[language]
  const brand = nameOf(dictionaries.brands, onlyOne(query.brand_id))
  const category = onlyOne(query.category)
  const subject =
    nameOf(dictionaries.parts, query.spare_part_id) ??
    nameOf(dictionaries.services, query.service_id) ??
    (category && categoryName(words.categories, category)) ??
    (query.kind && words.kinds[query.kind])
  if (query.q) return titles.found(query.q)
  if (subject && brand) return titles.forBrand(subject, brand)
  if (brand) return titles.allOfBrand(brand)
  return subject ?? words.title
}
