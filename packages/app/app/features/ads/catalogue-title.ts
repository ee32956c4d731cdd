import { type AdQuery, filterValues } from '@sauda/sdk/ads'
import type { WordsOf } from '../../language/in-both.ts'
import type { catalogueWords } from './catalogue-words.ts'
import { categoryName } from './categories.ts'
import { type Dictionaries, nameOf } from './dictionaries.ts'

/** The value of a filter that has exactly one: several have no common name. */
export function onlyOne<Value>(value: Value | Value[] | undefined): Value | undefined {
  const [first, ...others] = filterValues<Value>(value)
  return others.length === 0 ? first : undefined
}

/** The title of a catalogue page: its part, service, category or kind, its brand, or the search text. */
export function catalogueTitle(
  query: AdQuery,
  dictionaries: Dictionaries,
  words: WordsOf<typeof catalogueWords>,
): string {
  const brand = nameOf(dictionaries.brands, onlyOne(query.brand_id))
  const category = onlyOne(query.category)
  const subject =
    nameOf(dictionaries.parts, query.spare_part_id) ??
    nameOf(dictionaries.services, query.service_id) ??
    (category && categoryName(words.categories, category)) ??
    (query.kind && words.kinds[query.kind])
  if (query.q) return words.search.found(query.q)
  if (subject && brand) return words.search.forBrand(subject, brand)
  if (brand) return words.search.allOfBrand(brand)
  return subject ?? words.title
}
