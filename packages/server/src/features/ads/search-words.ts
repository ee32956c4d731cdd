/** As many words of a query as are looked for. */
const MAX_WORDS = 8

/**
 * Text as the search sees it: lower-case words of letters and digits with one space between, ё as е. Made in code because
 * what PostgreSQL takes for a letter depends on its locale.
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

/** The words that a query asks for, each once. */
export function queryWords(query: string): string[] {
  return [...new Set(searchWords(query).split(' ').filter(Boolean))].slice(0, MAX_WORDS)
}
