/** The maximum number of words of a query. */
const MAX_WORDS = 8

/**
 * Normalizes text for the search: lower-case words of letters and digits, separated by single spaces, with ё as е. Done
 * in code, because what PostgreSQL treats as a letter depends on its locale.
 */
export function searchWords(...texts: readonly (string | null | undefined)[]): string {
  return texts
    .filter(Boolean)
    .join(' ')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
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
