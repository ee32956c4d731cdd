import { foldedWords } from '@sauda/sdk/search'
import { partitionPoint } from '../../../platform/partition-point.ts'
import { stemsOf } from './readings.ts'

/** How well an entry fits: 0 begins with what was typed, 1 has words that begin so, 2 only by their stems. */
export type Fit = 0 | 1 | 2

/** Finds entries by the beginnings of their words, in any order. */
export class WordIndex<Entry> {
  /** Sorted, so that the words with a beginning stand together. */
  readonly #words: string[]
  readonly #entriesOf = new Map<string, Set<Entry>>()
  readonly #texts = new Map<Entry, string[]>()

  constructor(entries: Iterable<readonly [Entry, names: readonly string[]]>) {
    for (const [entry, names] of entries) {
      const texts = names.map((name) => foldedWords(name).join(' '))
      this.#texts.set(entry, texts)
      for (const word of texts.flatMap((text) => text.split(' '))) {
        const known = this.#entriesOf.get(word) ?? new Set()
        this.#entriesOf.set(word, known.add(entry))
      }
    }
    this.#entriesOf.delete('')
    this.#words = [...this.#entriesOf.keys()].sort()
  }

  /** Returns the entries in which every word begins some word. */
  find(words: readonly string[]): Map<Entry, Fit> {
    const [first, ...rest] = words.map((word) => this.#entriesOfWord(word))
    const typed = words.join(' ')
    const fits = new Map<Entry, Fit>()
    for (const [entry, fit] of first ?? []) {
      const others = rest.map((found) => found.get(entry))
      if (others.includes(undefined)) continue
      const begins = this.#texts.get(entry)?.some((text) => text.startsWith(typed))
      fits.set(entry, begins ? 0 : fit === 2 || others.includes(2) ? 2 : 1)
    }
    return fits
  }

  /** Returns the beginning of a known word that differs from a typed one by one letter; null if there is none. */
  mended(word: string): string | null {
    for (const known of this.#words) {
      const start = startWithin(word, known)
      if (start !== null) return start
    }
    return null
  }

  #entriesOfWord(word: string): Map<Entry, 1 | 2> {
    const found = new Map<Entry, 1 | 2>()
    for (const stem of stemsOf(word)) {
      for (const entry of this.#beginningWith(stem)) found.set(entry, 2)
    }
    for (const entry of this.#beginningWith(word)) found.set(entry, 1)
    return found
  }

  *#beginningWith(start: string): Generator<Entry> {
    for (let at = this.#firstFrom(start); this.#words[at]?.startsWith(start); at++) {
      yield* this.#entriesOf.get(this.#words[at] ?? '') ?? []
    }
  }

  #firstFrom(start: string): number {
    return partitionPoint(0, this.#words.length, (at) => (this.#words[at] ?? '') >= start)
  }
}

/** The beginning of a known word that differs from a typed one by one letter changed, swapped, missing or too much. */
function startWithin(typed: string, known: string): string | null {
  let same = 0
  while (same < typed.length && typed[same] === known[same]) same++
  const rest = typed.slice(same + 1)
  const mends: readonly (readonly [typedRest: string, from: number, length: number])[] = [
    [rest, same + 1, typed.length],
    [typed.slice(same), same + 1, typed.length + 1],
    [rest, same, typed.length - 1],
  ]
  for (const [left, from, length] of mends) {
    if (known.length >= length && known.startsWith(left, from)) return known.slice(0, length)
  }
  const swapped = `${typed[same + 1]}${typed[same]}${typed.slice(same + 2)}`
  return same + 1 < typed.length && known.startsWith(swapped, same) ? known.slice(0, typed.length) : null
}
