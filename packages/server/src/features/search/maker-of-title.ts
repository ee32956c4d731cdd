import { foldedWords, stemKeys } from '@sauda/sdk/search'
import { readTsvector } from '../../platform/columns/tsvector.ts'
import { weightOf } from '../../platform/columns/word-query.ts'
import { broughtAliases } from './aliases.ts'
import { lines, saysMore } from './dictionary/makers.ts'
import { listOf, rowsOf } from './dictionary/table.ts'

/** A name of a maker by the stems of its words. */
interface MakerName {
  maker: string
  stems: readonly string[]
}

const stemsOf = (text: string) => foldedWords(text).map((word) => stemKeys(word)[0] ?? word)
const keyOf = (text: string) => stemsOf(text).join(' ')

const makerOfLine = new Map(rowsOf(lines).map(([maker = '', line = '']) => [line, maker]))

/** Names that a title may have for another reason than its maker: «Toyota» is the car, «Matrix» its model. */
const ambiguous = new Set([
  ...listOf(saysMore).map(keyOf),
  ...broughtAliases.filter(({ kind }) => kind !== 'maker').map(({ text }) => keyOf(text)),
])

const names: readonly MakerName[] = broughtAliases
  .filter(({ kind, text }) => kind === 'maker' && !ambiguous.has(keyOf(text)))
  .flatMap(({ text, targets: [target = ''] }) => ({
    maker: makerOfLine.get(target) ?? target,
    stems: stemsOf(text),
  }))
  .filter(({ maker, stems }) => stems.length > 0 && !ambiguous.has(keyOf(maker)))

const stems: ReadonlySet<string> = new Set(names.flatMap((name) => name.stems))

const namesBy: ReadonlyMap<string, readonly MakerName[]> = Map.groupBy(names, (name) => name.stems[0] ?? '')

const OF_TITLE = weightOf('A')

/**
 * Returns the maker that the title of an ad names first, as the portal writes it; null if it names none that is known. A title
 * is read as it was read for the search.
 * @param find the text of the ad's tsvector, see `adFind`
 */
export function makerOfTitle(find: string): string | null {
  const positions = new Map<string, number[]>()
  const ignored: number[] = []
  readTsvector(find, 0, (lexeme) => {
    ignored.length = 0
    if (!stems.has(lexeme)) return ignored
    const places: number[] = []
    positions.set(lexeme, places)
    return places
  })
  for (const [stem, places] of positions) {
    positions.set(
      stem,
      places.filter((place) => place % 4 === OF_TITLE).map((place) => place >> 2),
    )
  }
  let first: { maker: string; at: number; words: number } | undefined
  for (const [stem, starts] of positions) {
    for (const { maker, stems } of namesBy.get(stem) ?? []) {
      const at = starts.find((start) =>
        stems.every((other, nth) => positions.get(other)?.includes(start + nth)),
      )
      if (at === undefined) continue
      // Of «Mann» and «Mann Filter» the longer name is meant.
      const isBefore = !first || at < first.at || (at === first.at && stems.length > first.words)
      if (isBefore) first = { maker, at, words: stems.length }
    }
  }
  return first?.maker ?? null
}
