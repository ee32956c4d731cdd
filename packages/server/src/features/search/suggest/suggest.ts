import type { Suggestion, SuggestionGroup, SuggestionKind, Suggestions } from '@sauda/sdk/search'
import { foldedWords } from '@sauda/sdk/search'
import { articleStart } from './article-start.ts'
import { modelsOf } from './models.ts'
import { otherReadings } from './readings.ts'
import type { Finds, Shelf } from './shelf.ts'
import { findArticles } from './suggestion-queries.ts'
import type { Fit } from './word-index.ts'

/** More words are not looked at: nobody has typed them by hand. */
const MOST_WORDS = 8
/** A shorter word is not mended: one letter of four makes another word. */
const SHORTEST_MENDED = 5
/** Cars to a part that somebody has named alone. */
const MOST_CARS = 2

/**
 * Reads what was typed as it is; if nothing begins so, by another keyboard layout or script; then with one wrong letter. For
 * nothing, the parts and brands with the most ads, and all levels.
 */
export async function suggestionsFor(
  finds: Finds,
  shelf: Shelf,
  typed: string,
  limit: number,
): Promise<Omit<Suggestions, 'ads'>> {
  if (typed.trim() === '') return { query: '', groups: beforeTyping(shelf, limit) }
  const words = foldedWords(typed).slice(0, MOST_WORDS)
  if (words.length === 0) return { query: typed, groups: [] }
  const asTyped = [...(await known(finds, shelf, words, limit)), ...(await articles(finds, typed, limit))]
  if (asTyped.length > 0) return { query: typed, groups: asTyped }
  for (const reading of otherReadings(typed)) {
    const groups = await known(finds, shelf, foldedWords(reading).slice(0, MOST_WORDS), limit)
    if (groups.length > 0) return { query: reading, groups }
  }
  for (const reading of [typed, ...otherReadings(typed)]) {
    const read = foldedWords(reading).slice(0, MOST_WORDS)
    const mended = read.map((word) => mend(shelf, word))
    const groups = mended.join(' ') === read.join(' ') ? [] : await known(finds, shelf, mended, limit)
    if (groups.length > 0) return { query: mended.join(' '), groups }
  }
  return { query: typed, groups: [] }
}

const beforeTyping = ({ often, levels }: Shelf, limit: number): SuggestionGroup[] =>
  [
    group('part', often.parts.slice(0, limit)),
    group('car', often.brands.slice(0, limit)),
    group('level', [...levels]),
  ].filter(({ items }) => items.length > 0)

async function known(
  finds: Finds,
  shelf: Shelf,
  words: readonly string[],
  limit: number,
): Promise<SuggestionGroup[]> {
  if (words.length === 0) return []
  const parts = best(shelf.parts.find(words), limit)
  // One letter begins too many of them.
  const models = words.join('').length > 1 ? await modelsOf(finds, shelf, words) : []
  return [
    group('part', parts),
    group('car', [...carsOf(shelf, words, parts, limit), ...models].slice(0, limit)),
    group('service', best(shelf.services.find(words), limit)),
    group('shop', best(shelf.shops.find(words), limit)),
  ].filter(({ items }) => items.length > 0)
}

/** Brands; parts for a brand that is named beside them; and for a part alone, the brands that it has the most ads for. */
function carsOf(
  shelf: Shelf,
  words: readonly string[],
  parts: readonly Suggestion[],
  limit: number,
): Suggestion[] {
  const brands = byAds(shelf.brands.find(words).keys()).slice(0, Math.ceil(limit / 2))
  if (brands.length > 0) return brands
  const pairs = parts.flatMap((part) => shelf.brandsOf(part))
  if (pairs.length > 0) return byAds(pairs).slice(0, MOST_CARS)
  return byAds(words.flatMap((word) => pairsOf(shelf, word, words)))
}

/** Parts for the brands that begin with one of the words; the other words name the part. */
function pairsOf(shelf: Shelf, word: string, words: readonly string[]): Suggestion[] {
  const others = words.filter((other) => other !== word)
  if (others.length === 0) return []
  const parts = [...shelf.parts.find(others).keys()]
  const brands = [...shelf.brands.find([word]).keys()]
  return parts.flatMap((part) => brands.flatMap((brand) => shelf.pairOf(part, brand) ?? []))
}

async function articles(finds: Finds, typed: string, limit: number): Promise<SuggestionGroup[]> {
  const key = articleStart(typed)
  if (key === null) return []
  const found = await Promise.all(
    (await findArticles(finds.db, key, limit)).map(
      async ({ shown, title, title_kk }): Promise<Suggestion> => ({
        ...{ text: shown, text_kk: shown, note: title, note_kk: title_kk ?? title },
        ...{ category: null, plate: null, filter: { q: shown }, ads: await finds.countAds(shown) },
      }),
    ),
  )
  const items = byAds(found.filter(({ ads }) => ads > 0))
  return items.length > 0 ? [group('article', items)] : []
}

function mend(shelf: Shelf, word: string): string {
  const isKnown = shelf.all.find([word]).size > 0
  if (isKnown || word.length < SHORTEST_MENDED || /\d/.test(word)) return word
  return shelf.all.mended(word) ?? word
}

function best(found: ReadonlyMap<Suggestion, Fit>, limit: number): Suggestion[] {
  return [...found]
    .sort(([a, fitA], [b, fitB]) => fitA - fitB || b.ads - a.ads)
    .slice(0, limit)
    .map(([thing]) => thing)
}

function byAds(things: Iterable<Suggestion>): Suggestion[] {
  return [...things].sort((a, b) => b.ads - a.ads)
}

function group(kind: SuggestionKind, items: Suggestion[]): SuggestionGroup {
  return { kind, items }
}
