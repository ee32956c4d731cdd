import { searchWords } from '../../../platform/search-words.ts'
import type { AdNames } from '../../search/find-words.ts'

/** Returns the searchable text of an ad: its own texts and the names of its ids. */
export function adWords(
  says: { title: string; title_kk: string | null; text: string; text_kk: string | null },
  names: AdNames,
): string {
  const { title, title_kk, text, text_kk } = says
  const { brand, part, part_kk, service, service_kk } = names
  return searchWords(title, title_kk, text, text_kk, brand, part, part_kk, service, service_kk)
}
