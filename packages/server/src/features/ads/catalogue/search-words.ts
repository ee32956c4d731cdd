/** As many words of a query as are looked for. */
const MAX_WORDS = 8

/**
 * Text as the search sees it: lower-case words of letters and digits with one space between, ё as е. Made in code because
 * what PostgreSQL takes for a letter depends on its locale.
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

/** The names behind the ids of an ad, in both languages. */
export interface AdNames {
  brand?: string | null
  part?: string | null
  part_kk?: string | null
  service?: string | null
  service_kk?: string | null
}

/** All that an ad is found by: its own texts and the names behind its ids. */
export function adWords(
  says: { title: string; title_kk: string | null; text: string; text_kk: string | null },
  names: AdNames,
): string {
  const { title, title_kk, text, text_kk } = says
  const { brand, part, part_kk, service, service_kk } = names
  return searchWords(title, title_kk, text, text_kk, brand, part, part_kk, service, service_kk)
}

/** The words that a query asks for, each once. */
export function queryWords(query: string): string[] {
  return queryPieces(query).flatMap(({ words }) => words)
}

/** What stands between the spaces of a query, with the words in it; a word that has been before is left out. */
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
