import {
  allowedTypos,
  editDistance,
  fold,
  foldedWords,
  hasDigit,
  isCyrillic,
  isLatin,
  measuresOf,
  oneAlphabetReadings,
  otherLayouts,
} from '@sauda/sdk/search'
import { cyrillicReading } from './find-words.ts'
import type { Lexicon } from './lexicon.ts'
import { isPlaceWord } from './places.ts'
import { fillers, isMeant } from './word-lists.ts'

/** Words that are looked at for misspellings; each takes a part of a millisecond. */
const MOST_REPAIRS = 6

/**
 * The query as it was probably meant: typed on another layout, in other letters, or misspelt. Undefined where nothing
 * better is known.
 */
export function repairQuery(query: string, lexicon: Lexicon): string | undefined {
  const whole = otherLayout(query, lexicon)
  if (whole) return spelled(whole, lexicon)
  let left = MOST_REPAIRS
  let isRepaired = false
  const chunks = query
    .trim()
    .split(/\s+/)
    .map((chunk) => {
      const unknown = foldedWords(chunk).some((word) => isStrange(word, lexicon))
      if (!unknown || left-- <= 0) return chunk
      const repaired = repairChunk(chunk, lexicon)
      if (repaired === undefined) return chunk
      isRepaired = true
      return spelled(repaired, lexicon)
    })
  return isRepaired ? chunks.join(' ') : undefined
}

/** The words of a text that the dictionary or a title spells with other letters: «алдынгы» as «алдыңғы». */
const spelled = (text: string, lexicon: Lexicon) =>
  text.replace(/[\p{L}\p{N}]+/gu, (word) => lexicon.spelled(word))

const isStrange = (word: string, lexicon: Lexicon) =>
  !(hasDigit(word) || fillers.has(word) || isMeant(word) || isPlaceWord(word) || lexicon.isKnown(word))

/**
 * Kazakh letters stand on the keys of digits: «қалып» would be «0fksg», which looks like a number that need not be known.
 * Only sizes are typed so: «ғціқ» is «5w30».
 */
const layoutsOf = (chunk: string) =>
  otherLayouts(chunk)
    .filter((text) => hasDigit(chunk) || !hasDigit(text) || measuresOf(fold(text)).length > 0)
    .sort(byDigits)

/** A reading in letters alone comes first: «c8pu3c3» is «сүзгісі» rather than «с8зг3с3». */
const byDigits = (a: string, b: string) => digitsIn(a) - digitsIn(b)

const digitsIn = (text: string) => text.replace(/\D/g, '').length

/** The whole query on another layout, if all of it is then known and some of it is in the dictionary. */
function otherLayout(query: string, lexicon: Lexicon): string | undefined {
  const chunks = query.trim().split(/\s+/)
  // «vfckj 5w40»: a size is typed right.
  const swapped = chunks.map((chunk) => (measuresOf(fold(chunk)).length > 0 ? [chunk] : layoutsOf(chunk)))
  const readings = [0, 1].map((at) =>
    swapped.map((all, index) => all[at] ?? all[0] ?? chunks[index]).join(' '),
  )
  return readings.find((text) => {
    const words = foldedWords(text)
    return (
      words.length > 0 &&
      words.every((word) => !isStrange(word, lexicon)) &&
      ((isSize(text) && !isSize(query)) ||
        words.some((word) => !fillers.has(word) && !hasDigit(word) && isTelling(word, lexicon)))
    )
  })
}

/** «5ц40» is «5w40». A letter before a number may be any code: «h13». */
const isSize = (text: string) =>
  /^\d/.test(text) && measuresOf(fold(text)).some(({ from, to }) => from === 0 && to === text.length)

/** Two letters may be anything unless the dictionary has them, «vw», and one letter again and again is nothing. */
const isTelling = (word: string, lexicon: Lexicon) =>
  !/^(.)\1+$/u.test(word) &&
  (word.length > 2 ? lexicon.isKnown(word) : word.length === 2 && lexicon.isOfDictionary(word))

function repairChunk(chunk: string, lexicon: Lexicon): string | undefined {
  const layouts = layoutsOf(chunk).map((text) => foldedWords(text))
  const known = layouts.find(
    (words) => words.length > 0 && words.every((word) => word.length > 2 && lexicon.isKnown(word)),
  )
  if (known) return known.join(' ')
  let isRepaired = false
  const words = foldedWords(chunk).map((word) => {
    if (!isStrange(word, lexicon)) return word
    const better =
      glued(word, lexicon) ?? inOtherLetters(word, lexicon) ?? grown(word, lexicon) ?? misspelt(word, lexicon)
    if (better !== undefined) isRepaired = true
    return better ?? word
  })
  if (isRepaired) return words.join(' ')
  // Last, a typo on the wrong layout.
  const guesses = layouts.map((all) =>
    all.map((word) => (isTelling(word, lexicon) ? word : misspelt(word, lexicon))),
  )
  return guesses.find((all) => all.length > 0 && all.every((word) => word !== undefined))?.join(' ')
}

const SHORTEST_GLUED = 4

/** «рулеваярейка» as two words that are known. */
function glued(word: string, lexicon: Lexicon): string | undefined {
  for (let at = SHORTEST_GLUED; at <= word.length - SHORTEST_GLUED; at++) {
    const parts = [word.slice(0, at), word.slice(at)]
    if (parts.every((part) => lexicon.weight(part) > 0)) return parts.join(' ')
  }
  return undefined
}

/** «бензонасосик» as the word of which it is the small one. */
function grown(word: string, lexicon: Lexicon): string | undefined {
  const [, whole] = /^([а-я]{4,}?)(?:чик|ик|ок)$/.exec(word) ?? []
  return whole !== undefined && lexicon.isKnown(whole) ? whole : undefined
}

/** «podshipnik», «брембо» and «tormoз» in the letters in which they are known. */
function inOtherLetters(word: string, lexicon: Lexicon): string | undefined {
  if (word.length < 3) return undefined
  const readings = oneAlphabetReadings(word)
  if (readings.length > 0) {
    return (
      readings.find((reading) => lexicon.isKnown(reading)) ??
      readings.map((reading) => misspelt(reading, lexicon)).find((known) => known !== undefined)
    )
  }
  if (isLatin(word)) {
    const cyrillic = cyrillicReading(word)
    if (lexicon.isKnown(cyrillic)) return cyrillic
    const sounding = lexicon.soundingAs(cyrillic) ?? lexicon.soundingAs(word)
    return sounding ?? misspelt(cyrillic, lexicon, isLatin(word) ? misspelt(word, lexicon) : undefined)
  }
  return isCyrillic(word) && word.length > 3 ? lexicon.soundingAs(word) : undefined
}

/** Beyond these a word is another word: one typo from five letters, two from nine, sounds confused count less. */
const mostEdits = (word: string) => (word.length >= 6 ? allowedTypos(word) + 1 : allowedTypos(word))

/** The known word closest to one that is not. */
function misspelt(word: string, lexicon: Lexicon, other?: string): string | undefined {
  const most = mostEdits(word)
  if (most === 0) return other
  const near = lexicon
    .near(word)
    .map((known) => ({ known, edits: editDistance(word, known, most), first: known[0] === word[0] ? 0 : 1 }))
    .filter(({ known, edits }) => edits <= most && !(edits >= most && known.length < word.length - 2))
    .sort(
      (a, b) => a.edits - b.edits || a.first - b.first || lexicon.weight(b.known) - lexicon.weight(a.known),
    )
  return near[0]?.known ?? other
}
