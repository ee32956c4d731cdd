import { fold, foldedWords, hasDigit, heardKey, russianStem, soundKey, stemKeys } from '@sauda/sdk/search'
import type { Dictionary, Entry } from './dictionary.ts'
import type { SeenWord } from './dictionary-queries.ts'
import { formKeys } from './mixed-forms.ts'
import { makeSpelling } from './spelling.ts'
import { actionOf, actionWords, fillers, qualifiers, sameKeys, writtenWords } from './word-lists.ts'

/** Words of a longer alias that need not be said: «масло для коробки» is «масло коробки». */
const SMALL = new Set(['в', 'для', 'на', 'и', 'по', 'с', 'мен', 'из', 'к', 'of', 'the', 'без'])

export interface IndexedEntry extends Entry {
  /** For each of its words the keys that stand for it. */
  keys: readonly (readonly string[])[]
}

/** The words that the search knows: of the dictionary, and of the ads that it has read. */
export interface Lexicon {
  dictionary: Dictionary
  entriesBy: ReadonlyMap<string, readonly IndexedEntry[]>
  /** Whether an ad's title or the dictionary has the word in any form. */
  isKnown(word: string): boolean
  /** Whether ads say the word only in passing: «назовём по телефону». */
  isTalk(word: string): boolean
  /** The known words that a word could be a misspelling of. */
  near(word: string): readonly string[]
  /** The known word that sounds so in other letters. */
  soundingAs(word: string): string | undefined
  weight(word: string): number
  /** Whether the dictionary has the word in this form. */
  isOfDictionary(word: string): boolean
  /** The word with the letters that folding takes away: «алдыңғы». */
  spelled(word: string): string
}

/** More ads than this that say a word, but none in its title, make it talk. */
const FEW = 5
const SHORTEST_MISSPELT = 5
/** A longer word is no word. */
const LONGEST_MISSPELT = 30
/** A word of the dictionary weighs as much as one that so many ads have. */
const OF_DICTIONARY = 10_000

export function makeLexicon(
  dictionary: Dictionary,
  titles: readonly SeenWord[],
  texts: readonly SeenWord[],
): Lexicon {
  const entriesBy = new Map<string, IndexedEntry[]>()
  const known = new Set<string>()
  // Of ads, and of what may be for sale.
  const sold = new Set<string>()
  const weights = new Map<string, number>()
  for (const entry of dictionary.entries) {
    const words = entry.words.length > 1 ? entry.words.filter((word) => !SMALL.has(word)) : entry.words
    const keys = words.map((word) => entryKeys(word, entry, words.length > 1))
    const indexed: IndexedEntry = { ...entry, words, keys }
    for (const key of new Set(keys.flat())) {
      const list = entriesBy.get(key)
      if (list) list.push(indexed)
      else entriesBy.set(key, [indexed])
    }
    for (const word of words) {
      for (const key of stemKeys(word)) {
        known.add(key)
        if (entry.kind !== 'absent') sold.add(key)
      }
      weights.set(word, OF_DICTIONARY)
    }
  }
  for (const word of [...qualifiers.keys(), ...fillers, ...actionWords]) {
    for (const key of stemKeys(word)) known.add(key)
    weights.set(word, OF_DICTIONARY)
  }
  for (const { word: seen, ads } of titles) {
    for (const word of foldedWords(seen)) {
      for (const key of stemKeys(word)) {
        known.add(key)
        sold.add(key)
      }
      weights.set(word, (weights.get(word) ?? 0) + ads)
    }
  }
  const talk = new Map<string, number>()
  for (const { word: seen, ads } of texts) {
    const stem = russianStem(fold(seen))
    if (!sold.has(stem)) talk.set(stem, (talk.get(stem) ?? 0) + ads)
  }
  const spellings = makeSpellings(weights)
  return {
    dictionary,
    entriesBy,
    isKnown: (word) =>
      hasDigit(word) || formKeys(word).some((key) => known.has(key)) || actionOf(word) !== undefined,
    isTalk: (word) => (talk.get(russianStem(word)) ?? 0) > FEW,
    weight: (word) => weights.get(word) ?? 0,
    isOfDictionary: (word) => (weights.get(word) ?? 0) >= OF_DICTIONARY,
    ...spellings,
    spelled: makeSpelling([
      ...dictionary.entries.map(({ text }) => text),
      ...writtenWords,
      ...titles.map(({ word }) => word),
    ]),
  }
}

/** Names are also found as they sound in the other alphabet: «сеул моторс» is Seoul Motors. */
const SOUNDING = new Set(['shop', 'maker', 'brand', 'model'])

/** A Kazakh stem of three letters is that of many words: «картер» is no Carina. */
const isShortened = (key: string, word: string) => /^~.{3}$/u.test(key) && word.length > 4

/** Phrases whose words may be others that are the same. */
const OF_PHRASES = new Set(['part', 'service', 'absent'])

function entryKeys(word: string, { kind }: Entry, isOfPhrase: boolean): string[] {
  const action = kind === 'service' ? actionOf(word) : undefined
  if (action) return [`!${action}`]
  const sound =
    SOUNDING.has(kind) && word.length > (kind === 'shop' ? 1 : 3) && !hasDigit(word)
      ? [`^${soundKey(word)}`]
      : []
  const same = isOfPhrase && OF_PHRASES.has(kind) ? sameKeys(word) : []
  return [
    ...stemKeys(word).filter((key) => !SOUNDING.has(kind) || !isShortened(key, word)),
    ...same,
    ...sound,
  ]
}

function makeSpellings(weights: ReadonlyMap<string, number>): Pick<Lexicon, 'near' | 'soundingAs'> {
  const byDelete = new Map<string, string[]>()
  const bySound = new Map<string, string>()
  for (const [word, weight] of weights) {
    if (hasDigit(word) || word.length < 3) continue
    const sound = soundKey(russianStem(word))
    const other = bySound.get(sound)
    if (!other || (weights.get(other) ?? 0) < weight) bySound.set(sound, word)
    if (word.length < SHORTEST_MISSPELT - 1 || word.length > LONGEST_MISSPELT) continue
    for (const rest of misspellingKeys(word)) {
      const list = byDelete.get(rest)
      if (list) list.push(word)
      else byDelete.set(rest, [word])
    }
  }
  return {
    near: (word) => {
      if (word.length < SHORTEST_MISSPELT || word.length > LONGEST_MISSPELT || hasDigit(word)) return []
      return [...new Set(misspellingKeys(word).flatMap((rest) => byDelete.get(rest) ?? []))]
    },
    soundingAs: (word) => bySound.get(soundKey(russianStem(word))),
  }
}

/** Words that share one are misspellings of each other, as they are written or as they sound. */
function misspellingKeys(word: string): string[] {
  return [...new Set([...deletesOfOne(heardKey(word)), ...deletesOfOne(word)])]
}

function deletesOfOne(key: string): string[] {
  return [key, ...Array.from(key, (_, at) => key.slice(0, at) + key.slice(at + 1))]
}
