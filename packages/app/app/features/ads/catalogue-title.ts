import type { AdQuery } from '@sauda/sdk/ads'
import type { WordsOf } from '../../language/in-both.ts'
import type { catalogueWords } from './catalogue-words.ts'
import { categoryName } from './categories.ts'
import { type Dictionaries, nameOf } from './dictionaries.ts'

/** The title of a catalogue page: its part, service, category or kind, its brand, or the search text. */
export function catalogueTitle(
  query: AdQuery,
  dictionaries: Dictionaries,
  words: WordsOf<typeof catalogueWords>,
): string {
  const brand = nameOf(dictionaries.brands, query.brand_id)
  const subject =
    nameOf(dictionaries.parts, query.spare_part_id) ??
    nameOf(dictionaries.services, query.service_id) ??
    (query.category && categoryName(words.categories, query.category)) ??
    (query.kind && words.kinds[query.kind])
  if (query.q) return words.search.found(query.q)
  if (subject && brand) return words.search.forBrand(subject, brand)
  if (brand) return words.search.allOfBrand(brand)
  return subject ?? words.title
}
