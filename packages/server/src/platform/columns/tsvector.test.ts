import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../testing/test-database.ts'
import type { Database } from '../database/open-database.ts'
import { readTsvector } from './tsvector.ts'
import { weightOf } from './word-query.ts'

type Places = Record<string, number[]>

function read(text: string, base = 0, places: Places = {}): Places {
  readTsvector(text, base, (lexeme) => {
    places[lexeme] ??= []
    return places[lexeme]
  })
  return places
}

/** The place of a position whose weight is D. */
const at = (position: number) => position * 4

describe('readTsvector', () => {
  it.each<[string, Places]>([
    ['', {}],
    ["'мотор':1", { мотор: [at(1)] }],
    ["'мотор':1D", { мотор: [at(1)] }],
    ["'мотор':1C,2B,3A,4", { мотор: [at(1) + 1, at(2) + 2, at(3) + 3, at(4)] }],
    ["'a':1A,2 'b':3", { a: [at(1) + 3, at(2)], b: [at(3)] }],
    ["'a':9,10,123,16383A", { a: [at(9), at(10), at(123), at(16_383) + 3] }],
    ["'a'", { a: [0] }],
    ["'a' 'b'", { a: [0], b: [0] }],
    ["'a' 'b':2B 'c' 'd':3 'e'", { a: [0], b: [at(2) + 2], c: [0], d: [at(3)], e: [0] }],
    ["'o''ring':1", { "o'ring": [at(1)] }],
    ["'''':1 '''''':2", { "'": [at(1)], "''": [at(2)] }],
    ["'''a':1 'a''':2", { "'a": [at(1)], "a'": [at(2)] }],
    [String.raw`'a\\b':1 '\\':2 '\\\\':3`, { 'a\\b': [at(1)], '\\': [at(2)], '\\\\': [at(3)] }],
    [String.raw`'\\''':1 '''\\'`, { "\\'": [at(1)], "'\\": [0] }],
    ["'две части':1 ' ':2", { 'две части': [at(1)], ' ': [at(2)] }],
    ["'a:1A,2':3 '1A':4 ',':5", { 'a:1A,2': [at(3)], '1A': [at(4)], ',': [at(5)] }],
    ["'=12x5':1 '#77':2", { '=12x5': [at(1)], '#77': [at(2)] }],
  ])('reads %j', (text, places) => {
    expect(read(text)).toEqual(places)
  })

  it('adds to the lists of lexemes, from a base on', () => {
    const places = read("'a':1A 'b':2", 65_536)
    read("'a':3,4B 'c'", 131_072, places)
    expect(places).toEqual({
      a: [65_536 + at(1) + 3, 131_072 + at(3), 131_072 + at(4) + 2],
      b: [65_536 + at(2)],
      c: [131_072],
    })
  })

  it('reads thousands of lexemes, and leaves none out', () => {
    const text = Array.from({ length: 3000 }, (_, nth) => `'слово${nth}':${nth + 1}`).join(' ')
    const places = read(text)
    expect(Object.keys(places)).toHaveLength(3000)
    expect(places).toMatchObject({ слово0: [at(1)], слово2999: [at(3000)] })
  })
})

describe('what PostgreSQL writes', () => {
  let database: Database
  beforeAll(async () => {
    database = await testDatabase()
  })
  afterAll(() => database.close())

  const letter = fc.constantFrom('a', 'б', 'ң', 'A', '7', "'", '\\', ' ', '\n', '=', '#', ':', ',', '*', '😀')
  const position = fc.tuple(
    fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 16_383 })),
    fc.constantFrom('', 'A', 'B', 'C', 'D'),
  )
  const entry = fc.tuple(
    fc.string({ unit: letter, minLength: 1, maxLength: 6 }),
    fc.array(position, { maxLength: 5 }),
  )

  /** As it may be written by hand: PostgreSQL sorts it, and writes no position twice. */
  const document = fc.array(entry, { maxLength: 8 }).map((entries) =>
    entries
      .map(([lexeme, positions]) => {
        const escaped = lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")
        const places = positions.map((one) => one.join('')).join(',')
        return `'${escaped}'${places === '' ? '' : `:${places}`}`
      })
      .join(' '),
  )

  const UNNESTED = `
    select document.text::tsvector::text as text, word.lexeme, word.positions, word.weights
    from unnest($1::text[]) with ordinality as document (text, number)
    left join unnest(document.text::tsvector) as word on true
    order by document.number`

  interface Word {
    text: string
    lexeme: string | null
    positions: number[] | null
    weights: string[] | null
  }

  const placesOf = ({ positions, weights }: Word) =>
    positions?.map((one, nth) => at(one) + weightOf(weights?.[nth] ?? '')) ?? [0]

  it('is read as its own functions read it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(document, { minLength: 10, maxLength: 30 }), async (documents) => {
        const { rows } = await database.query<Word>(UNNESTED, [documents])
        for (const [text, words] of Map.groupBy(rows, (row) => row.text)) {
          const expected = words.flatMap((word): [string, number[]][] =>
            word.lexeme === null ? [] : [[word.lexeme, placesOf(word)]],
          )
          expect(read(text)).toEqual(Object.fromEntries(expected))
        }
      }),
      { numRuns: 20 },
    )
  })
})
