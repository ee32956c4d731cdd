import { allowedTypos, editDistance } from './distance.ts'
import { foldedWords, isLatin } from './fold.ts'
import { otherLayouts } from './keyboard.ts'
import { stemKeys } from './stem.ts'
import { asCyrillic, soundKey } from './translit.ts'

/** How well a typed word fits one of a name, the best first; a worse fit counts only where nothing fits better. */
const FITS = ['begins', 'form', 'within', 'sounds', 'typo'] as const
type Fit = (typeof FITS)[number]

const SHORTEST_WITHIN = 3

function fits(fit: Fit, typed: string, word: string): boolean {
  switch (fit) {
    case 'begins':
      return word.startsWith(typed)
    case 'form': {
      const keys = stemKeys(word)
      return stemKeys(typed).some((key) => keys.includes(key))
    }
    case 'within':
      return typed.length >= SHORTEST_WITHIN && word.includes(typed)
    // «тойота» is Toyota.
    case 'sounds':
      return (
        typed.length >= SHORTEST_WITHIN &&
        isLatin(typed) !== isLatin(word) &&
        soundKey(word).startsWith(soundKey(typed))
      )
    case 'typo': {
      const most = allowedTypos(typed)
      // What is still being typed is compared with the beginning of the word.
      return (
        most > 0 && editDistance(typed, word.slice(0, Math.max(typed.length, word.length - 2)), most) <= most
      )
    }
  }
}

/** The sum of the fits of all typed words, each with a word of the name; undefined if one fits none. */
function distance(typed: readonly string[], name: readonly string[]): number | undefined {
  let sum = 0
  for (const one of typed) {
    const fit = FITS.findIndex((some) => name.some((word) => fits(some, one, word)))
    if (fit < 0) return undefined
    sum += fit
  }
  return sum
}

/**
 * The things whose name has every typed word, in any order and in any case or number: «тормозной диск» and «диск
 * тормозной» find «Тормозные диски». Those that fit best come first, otherwise the order is kept. Only if nothing fits,
 * what was typed is read as on another keyboard layout and in Latin letters. All of them if nothing was typed.
 * @param namesOf the names of a thing, in any language
 */
export function matchNames<Thing>(
  things: readonly Thing[],
  namesOf: (thing: Thing) => readonly string[],
  typed: string,
): Thing[] {
  const readings = [typed, ...otherLayouts(typed), foldedWords(typed).map(asCyrillic).join(' ')]
  for (const reading of readings) {
    const words = foldedWords(reading)
    if (words.length === 0) return reading.trim() === '' ? [...things] : []
    const found = things.flatMap((thing) => {
      const distances = namesOf(thing).flatMap((name) => distance(words, foldedWords(name)) ?? [])
      return distances.length > 0 ? [{ thing, far: Math.min(...distances) }] : []
    })
    if (found.length > 0) return found.sort((a, b) => a.far - b.far).map(({ thing }) => thing)
  }
  return []
}
