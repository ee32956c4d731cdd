import { foldedWords, stemKeys } from '@sauda/sdk/search'
import type { PlacesInRow } from '../../platform/columns/word-index.ts'
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

/** A shorter stem of a name may be that of another word: «мале» has the stem of «малый», and «секо» that of «сек». */
const SHORTEST_STEM = 4

const isDistinct = (text: string) =>
  foldedWords(text).some((word) => {
    const [stem = word] = stemKeys(word)
    return stem === word || stem.length >= SHORTEST_STEM
  })

const allNames: readonly MakerName[] = broughtAliases
  .filter(({ kind, text }) => kind === 'maker' && isDistinct(text) && !ambiguous.has(keyOf(text)))
  .map(({ text, targets: [target = ''] }) => ({
    maker: makerOfLine.get(target) ?? target,
    stems: stemsOf(text),
  }))
  .filter(({ maker }) => !ambiguous.has(keyOf(maker)))

/** Without those that begin with another name of the same maker: «Teyes CC3» says no more than «Teyes». */
const names: readonly MakerName[] = allNames.filter(
  (name) =>
    !allNames.some(
      (other) =>
        other.maker === name.maker &&
        other.stems.length < name.stems.length &&
        other.stems.every((stem, nth) => stem === name.stems[nth]),
    ),
)

/** The words of all names. */
export const makerStems: ReadonlySet<string> = new Set(names.flatMap(({ stems }) => stems))

const namesBy: ReadonlyMap<string, readonly MakerName[]> = Map.groupBy(names, ({ stems }) => stems[0] ?? '')

const OF_TITLE = weightOf('A')

/**
 * Returns the maker that the title of an ad names first, as the portal writes it; null if it names none that is known.
 * @param places where the words of `makerStems` stand among those that the ad is found by, see `adFind`
 */
export function makerOfTitle(places: PlacesInRow): string | null {
  const standsAt = (stem: string, position: number) =>
    places.get(stem)?.includes(position * 4 + OF_TITLE) === true
  let first: { maker: string; at: number; words: number } | undefined
  for (const [stem, ofStem] of places) {
    for (const place of ofStem) {
      const at = place >> 2
      const names = place % 4 === OF_TITLE ? (namesBy.get(stem) ?? []) : []
      for (const { maker, stems } of names) {
        if (!stems.every((other, nth) => standsAt(other, at + nth))) continue
        // Of two names that begin alike the longer one is meant.
        if (!first || at < first.at || (at === first.at && stems.length > first.words)) {
          first = { maker, at, words: stems.length }
        }
      }
    }
  }
  return first?.maker ?? null
}
