/** The maximum number of words of a query. */
const MAX_WORDS = 8

/**
 * Normalizes text for the search: lower-case words of letters and digits, separated by single spaces, with ё as е. Done
 * in code, because what PostgreSQL treats as a letter depends on its locale.
 */
function searchWords(...texts: readonly (string | null | undefined)[]): string {
  return texts
    .filter(Boolean)
    .join(' ')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The names of an ad's ids, in both languages. */
export interface AdNames {
  brand?: string | null
  part?: string | null
  part_kk?: string | null
  service?: string | null
  service_kk?: string | null
}

/** Returns the searchable text of an ad: its own texts and the names of its ids. */
export function adWords(
  says: { title: string; title_kk: string | null; text: string; text_kk: string | null },
  names: AdNames,
): string {
  const { title, title_kk, text, text_kk } = says
  const { brand, part, part_kk, service, service_kk } = names
  return searchWords(title, title_kk, text, text_kk, brand, part, part_kk, service, service_kk)
}

/** Returns the parts of a query between spaces, each with its words; drops words that occurred before. */
export function queryPieces(query: string): { text: string; words: string[] }[] {
  const seen = new Set<string>()
  const pieces = query.split(/\s+/).map((text) => {
    const words = searchWords(text)
      .split(' ')
      .filter((word) => word !== '' && !seen.has(word) && seen.size < MAX_WORDS && seen.add(word))
    return { text, words }
  })
  return pieces.filter(({ words }) => words.length > 0)
}
