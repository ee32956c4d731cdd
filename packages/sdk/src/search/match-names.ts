import { allowedTypos, editDistance } from './distance.ts'
import { foldedWords, isLatin } from './fold.ts'
import { otherLayouts } from './keyboard.ts'
import { stemKeys } from './stem.ts'
import { asCyrillic, soundKey } from './translit.ts'

/** How well a typed word fits one of a name, the best first; a worse fit counts only where nothing fits better. */
const FITS = ['begins', 'form', 'within', 'sounds', 'typo'] as const
type Fit = (typeof FITS)[number]

const SHORTEST_WITHIN = 3

/** Less than one step between two fits. */
const OF_ALIAS = 0.5

/** A folded word and what is compared of it, made when it is first needed. */
interface Word {
  readonly text: string
  keys?: readonly string[]
  sound?: string
}

const keysOf = (word: Word) => (word.keys ??= stemKeys(word.text))
const soundOf = (word: Word) => (word.sound ??= soundKey(word.text))
const wordsIn = (text: string): Word[] => foldedWords(text).map((text) => ({ text }))

function fits(fit: Fit, typed: Word, word: Word): boolean {
  switch (fit) {
    case 'begins':
      return word.text.startsWith(typed.text)
    case 'form':
      return keysOf(typed).some((key) => keysOf(word).includes(key))
    case 'within':
      return typed.text.length >= SHORTEST_WITHIN && word.text.includes(typed.text)
    // «тойота» is Toyota.
    case 'sounds':
      return (
        typed.text.length >= SHORTEST_WITHIN &&
        isLatin(typed.text) !== isLatin(word.text) &&
        soundOf(word).startsWith(soundOf(typed))
      )
    case 'typo': {
      const most = allowedTypos(typed.text)
      // What is still being typed is compared with the beginning of the word.
      const beginning = word.text.slice(0, Math.max(typed.text.length, word.text.length - 2))
      return most > 0 && editDistance(typed.text, beginning, most) <= most
    }
  }
}

/** The sum of the fits of all typed words, each with a word of the name; undefined if one fits none. */
function distance(typed: readonly Word[], name: readonly Word[]): number | undefined {
  let sum = 0
  for (const one of typed) {
    const fit = FITS.findIndex((some) => name.some((word) => fits(some, one, word)))
    if (fit < 0) return undefined
    sum += fit
  }
  return sum
}

/** The signature of `matchNames`. */
export type MatchNames = <Thing>(
  things: readonly Thing[],
  namesOf: (thing: Thing) => readonly string[],
  typed: string,
  aliasesOf?: (thing: Thing) => readonly string[],
) => Thing[]

/** Returns a `matchNames` that remembers the words of names: for a list that is looked through at every key. */
export function nameMatcher(): MatchNames {
  const known = new Map<string, readonly Word[]>()
  function wordsOf(name: string): readonly Word[] {
    const words = known.get(name) ?? wordsIn(name)
    known.set(name, words)
    return words
  }

  return (things, namesOf, typed, aliasesOf = () => []) => {
    for (const reading of [typed, ...otherLayouts(typed), foldedWords(typed).map(asCyrillic).join(' ')]) {
      const words = wordsIn(reading)
      if (words.length === 0) return reading.trim() === '' ? [...things] : []
      const far = (name: string) => distance(words, wordsOf(name)) ?? Number.POSITIVE_INFINITY
      const found = things
        .map((thing) => {
          const byName = namesOf(thing).map(far)
          const byAlias = aliasesOf(thing).map((alias) => far(alias) + OF_ALIAS)
          return { thing, far: Math.min(...byName, ...byAlias) }
        })
        .filter(({ far }) => far < Number.POSITIVE_INFINITY)
      if (found.length > 0) return found.sort((a, b) => a.far - b.far).map(({ thing }) => thing)
    }
    return []
  }
}

/**
 * The things whose name has every typed word, in any order and in any case or number: «тормозной диск» and «диск
 * тормозной» find «Тормозные диски». Those that fit best come first, otherwise the order is kept. Only if nothing fits,
 * what was typed is read as on another keyboard layout and in Latin letters. All of them if nothing was typed.
 * @param namesOf the names of a thing, in any language
 * @param aliasesOf other words for it, such as «АКБ»; a name that fits as well comes before them
 */
export const matchNames: MatchNames = (things, namesOf, typed, aliasesOf) =>
  nameMatcher()(things, namesOf, typed, aliasesOf)
