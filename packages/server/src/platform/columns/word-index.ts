import { partitionPoint } from '../partition-point.ts'
import { addCommon, type Bits, hasBit, setBit } from './bits.ts'
import { scratchBits } from './scratch.ts'
import { readTsvector } from './tsvector.ts'
import { ALL_WEIGHTS, type WordQuery } from './word-query.ts'

/**
 * Where a word stands: `row * 2^16 + position * 4 + weight`, ascending. PostgreSQL's positions have 14 bits and its weights 2.
 */
type Places = number[]

const ROW = 65_536

const rowOf = (place: number) => Math.floor(place / ROW)

/** Where some words of one row stand: `position * 4 + weight`, ascending. */
export type PlacesInRow = ReadonlyMap<string, readonly number[]>

const NO_PLACES: PlacesInRow = new Map()

/** Finds rows by the words of their tsvectors. */
export interface WordIndex {
  /** Adds a row with the text of its tsvector, and returns where its watched words stand. Rows are added in ascending order. */
  add(row: number, tsvector: string): PlacesInRow
  /** Adds the rows from a row on that a query finds. */
  fill(bits: Bits, query: WordQuery, from: number): void
}

/** @param watched words of which `add` returns the places */
export function makeWordIndex(watched: ReadonlySet<string> = new Set()): WordIndex {
  const words = new Map<string, Places>()
  const vocabulary = makeVocabulary()

  function add(row: number, tsvector: string): PlacesInRow {
    const base = row * ROW
    const before = new Map<string, { places: Places; length: number }>()
    readTsvector(tsvector, base, (lexeme) => {
      const places = knownPlacesOf(lexeme)
      if (watched.has(lexeme)) before.set(lexeme, { places, length: places.length })
      return places
    })
    if (before.size === 0) return NO_PLACES
    return new Map(
      [...before].map(([lexeme, { places, length }]) => [
        lexeme,
        places.slice(length).map((place) => place - base),
      ]),
    )
  }

  function knownPlacesOf(lexeme: string): Places {
    const known = words.get(lexeme)
    if (known) return known
    const places: Places = []
    words.set(lexeme, places)
    vocabulary.add(lexeme)
    return places
  }

  function placesOf(query: WordQuery): { places: Places; weights: number }[] {
    if (query.kind === 'or') return query.of.flatMap(placesOf)
    if (query.kind !== 'word')
      throw new TypeError('An operand of a phrase is a word or several of which one is enough')
    const { lexeme, isPrefix, weights } = query
    const lexemes = isPrefix ? vocabulary.startingWith(lexeme) : [lexeme]
    return lexemes.flatMap((one) => {
      const places = words.get(one)
      return places ? [{ places, weights }] : []
    })
  }

  function fill(bits: Bits, query: WordQuery, from: number): void {
    switch (query.kind) {
      case 'word': {
        for (const found of placesOf(query)) fillWord(bits, found, from)
        break
      }
      case 'or': {
        for (const one of query.of) fill(bits, one, from)
        break
      }
      case 'and': {
        addCommon(bits, fillsOf(query.of, from))
        break
      }
      case 'phrase': {
        const near = scratchBits(bits.length)
        addCommon(near, fillsOf(query.of, from))
        fillPhrase(bits, near, query.of.map(placesOf), from)
        break
      }
    }
  }

  const fillsOf = (queries: readonly WordQuery[], from: number) =>
    queries.map((query) => (bits: Bits) => fill(bits, query, from))

  return { add, fill }
}

const hasWeight = (place: number, weights: number) => ((weights >> (place & 3)) & 1) === 1

function fillWord(bits: Bits, { places, weights }: { places: Places; weights: number }, from: number): void {
  for (let at = firstFrom(places, from * ROW); at < places.length; at++) {
    const place = places[at] ?? 0
    const row = rowOf(place)
    if (weights === ALL_WEIGHTS || hasWeight(place - row * ROW, weights)) setBit(bits, row)
  }
}

/** Adds the rows of `near` in which a place of each operand follows one of the operand before. */
function fillPhrase(
  bits: Bits,
  near: Bits,
  operands: readonly { places: Places; weights: number }[][],
  from: number,
): void {
  let ends: readonly number[] | undefined
  for (const operand of operands) {
    const places = positionsOf(operand, near, from)
    ends = ends ? following(ends, places) : places
  }
  for (const end of ends ?? []) setBit(bits, Math.floor(end / POSITIONS))
}

/** Positions of a row, and one that follows none and is followed by none. */
const POSITIONS = 2 ** 14 + 1

/** The places of any of the words in rows of `near`, without their weights, ascending: `row * POSITIONS + position`. */
function positionsOf(
  operand: readonly { places: Places; weights: number }[],
  near: Bits,
  from: number,
): readonly number[] {
  let all: readonly number[] = []
  for (const { places, weights } of operand) {
    const found: number[] = []
    for (let at = firstFrom(places, from * ROW); at < places.length; at++) {
      const place = places[at] ?? 0
      const row = rowOf(place)
      const within = place - row * ROW
      const position = within >> 2
      if (position > 0 && hasWeight(within, weights) && hasBit(near, row))
        found.push(row * POSITIONS + position)
    }
    all = all.length > 0 ? merged(all, found) : found
  }
  return all
}

/** Those of `places` that directly follow one of `before`; both ascend. */
function following(before: readonly number[], places: readonly number[]): number[] {
  let at = 0
  return places.filter((place) => {
    while (at < before.length && (before[at] ?? 0) < place - 1) at++
    return before[at] === place - 1
  })
}

/** The index of the first place that is not below a bound. */
const firstFrom = (places: Places, bound: number): number =>
  partitionPoint(0, places.length, (at) => (places[at] ?? 0) >= bound)

/** So many new words are looked through one by one before they are sorted. */
const MOST_NEW = 1000

/**
 * The words in the order of their letters, for those that begin so: in sorted lists, of which each is longer than the next. A
 * list that is not longer than a new one is merged with it, so no more than the new words are sorted at once.
 */
function makeVocabulary() {
  const lists: string[][] = []
  let added: string[] = []

  function sortAdded(): void {
    let list = added.sort()
    added = []
    for (let last = lists.at(-1); last && last.length <= list.length; last = lists.at(-1)) {
      list = merged(last, list)
      lists.pop()
    }
    lists.push(list)
  }

  return {
    add(word: string): void {
      if (added.push(word) > MOST_NEW) sortAdded()
    },
    startingWith(start: string): string[] {
      const found = added.filter((word) => word.startsWith(start))
      for (const list of lists) {
        let at = partitionPoint(0, list.length, (nth) => (list[nth] ?? '') >= start)
        for (let word = list[at]; word?.startsWith(start); word = list[++at]) found.push(word)
      }
      return found
    },
  }
}

/** Two ascending lists as one. */
function merged<Value extends number | string>(first: readonly Value[], second: readonly Value[]): Value[] {
  const all: Value[] = []
  let at = 0
  for (const value of second) {
    for (let one = first[at]; one !== undefined && one <= value; one = first[++at]) all.push(one)
    all.push(value)
  }
  for (let one = first[at]; one !== undefined; one = first[++at]) all.push(one)
  return all
}
