import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../testing/test-database.ts'
import type { Database } from '../database/open-database.ts'
import { type Bits, countBits, noBits, rowsOf, setBit, wordsOf } from './bits.ts'
import { makeWordIndex, type WordIndex } from './word-index.ts'
import { parseWordQuery } from './word-query.ts'

const listOf = (bits: Bits) => [...rowsOf(bits, countBits(bits))]

function found(index: WordIndex, query: string, { from = 0, rows = 256 } = {}): number[] {
  const bits = noBits(wordsOf(rows))
  index.fill(bits, parseWordQuery(query), from)
  return listOf(bits)
}

function addTo(index: WordIndex, tsvectors: readonly string[], first = 0): WordIndex {
  for (const [nth, tsvector] of tsvectors.entries()) index.add(first + nth, tsvector)
  return index
}

const indexOf = (...tsvectors: string[]) => addTo(makeWordIndex(), tsvectors)

describe('what PostgreSQL finds', () => {
  let database: Database
  beforeAll(async () => {
    database = await testDatabase()
  })
  afterAll(() => database.close())

  const LEXEMES = [
    'мот',
    'мотор',
    'моторный',
    'дверь',
    'motor',
    "o'ring",
    "''",
    'a\\b',
    '=12',
    '=12x5',
    '#7',
    'a b',
  ]
  // The server's queries have no backslash: `quoted` leaves it out.
  const ASKED = [...LEXEMES.filter((lexeme) => !lexeme.includes('\\')), 'нет']
  const STARTS = ['м', 'мот', 'мотор', 'm', 'o', "'", "''", 'a', '=12', '#', 'я', 'motors']

  const quoted = (lexeme: string) => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

  // Few positions, so that words often follow each other; the last two that PostgreSQL knows are neighbours, too.
  const position = fc
    .tuple(fc.constantFrom(1, 2, 3, 4, 5, 6, 16_382, 16_383), fc.constantFrom('', 'A', 'B', 'C', 'D'))
    .map(([at, weight]) => `${at}${weight}`)

  function documentsWith(fewestPositions: number): fc.Arbitrary<string[]> {
    const positions = fc.array(position, { minLength: fewestPositions, maxLength: 3 })
    const word = fc
      .tuple(fc.constantFrom(...LEXEMES), positions)
      .map(([lexeme, at]) => (at.length > 0 ? `${quoted(lexeme)}:${at.join(',')}` : quoted(lexeme)))
    const document = fc.array(word, { maxLength: 7 }).map((words) => words.join(' '))
    return fc.array(document, { minLength: 10, maxLength: 40 })
  }

  const wordsWith = (weights: string[]) =>
    fc.oneof(
      fc
        .tuple(fc.constantFrom(...ASKED), fc.constantFrom(...weights))
        .map(([lexeme, some]) => (some ? `${quoted(lexeme)}:${some}` : quoted(lexeme))),
      fc
        .tuple(fc.constantFrom(...STARTS), fc.constantFrom(...weights))
        .map(([start, some]) => `${quoted(start)}:*${some}`),
    )

  const joined = (operand: fc.Arbitrary<string>, sign: string, minLength: number) =>
    fc.array(operand, { minLength, maxLength: 3 }).map((operands) => operands.join(sign))

  const inBrackets = (query: fc.Arbitrary<string>) => query.map((text) => `(${text})`)

  /** Words of which one follows the other, or one of several does. */
  function phrasesOf(word: fc.Arbitrary<string>): fc.Arbitrary<string> {
    const group = inBrackets(joined(word, ' | ', 1))
    return joined(fc.oneof(word, group, inBrackets(joined(group, '|', 2))), ' <-> ', 2)
  }

  /** Operands between operators and in brackets that need not be there: what binds closer is for the parsers to know. */
  const queriesOf = (...operands: fc.Arbitrary<string>[]) =>
    fc.letrec<{ query: string; operand: string; rest: string }>((tie) => ({
      query: fc
        .tuple(tie('operand'), fc.array(tie('rest'), { maxLength: 3 }))
        .map(([first, rest]) => first + rest.join('')),
      rest: fc.tuple(fc.constantFrom(' & ', ' | ', '&', '|'), tie('operand')).map((parts) => parts.join('')),
      operand: fc.oneof({ maxDepth: 3 }, ...operands, inBrackets(tie('query'))),
    })).query

  const WRITTEN = `
    select text::tsvector::text as text
    from unnest($1::text[]) with ordinality as document (text, number) order by number`

  const MATCHES = `
    select query.number - 1 as query, document.number - 1 as row
    from unnest($1::text[]) with ordinality as document (text, number)
    join unnest($2::text[]) with ordinality as query (text, number)
      on document.text::tsvector @@ query.text::tsquery
    order by document.number`

  const words = wordsWith(['', 'A', 'AB', 'BCD', 'D'])

  // Weights and phrases are not asked of lexemes without positions: PostgreSQL lets these have any weight, the index only D.
  it.each([
    ['of words, weights and phrases', documentsWith(1), queriesOf(words, phrasesOf(words))],
    ['of words where some have no positions', documentsWith(0), queriesOf(wordsWith(['']))],
  ])('is found by queries %s', async (_, documents, query) => {
    let pairs = 0
    await fc.assert(
      fc.asyncProperty(
        documents,
        fc.array(query, { minLength: 5, maxLength: 15 }),
        fc.nat(20),
        async (some, queries, from) => {
          const { rows: texts } = await database.query<{ text: string }>(WRITTEN, [some])
          const { rows: matches } = await database.query<{ query: number; row: number }>(MATCHES, [
            some,
            queries,
          ])
          const index = addTo(
            makeWordIndex(),
            texts.map(({ text }) => text),
          )
          for (const [nth, text] of queries.entries()) {
            const rows = matches.flatMap((match) => (match.query === nth ? [match.row] : []))
            expect([text, found(index, text)]).toEqual([text, rows])
            expect([text, found(index, text, { from })]).toEqual([text, rows.filter((row) => row >= from)])
          }
          pairs += matches.length
        },
      ),
      { numRuns: 40 },
    )
    expect(pairs).toBeGreaterThan(0)
  })
})

describe('a phrase', () => {
  it.each([
    ["'a':1 'b':2", "'a' <-> 'b'"],
    ["'a':1,2", "'a' <-> 'a'"],
    ["'a':1 'b':2 'c':3", "'a' <-> 'b' <-> 'c'"],
    ["'a':1A 'b':2", "'a':A <-> 'b'"],
    ["'b':1 'c':2", "('a' | 'b') <-> ('c' | 'd')"],
    ["'a':9 'b':1 'c':2", "('a' | 'b') <-> 'c'"],
    ["'a':9 'b':1 'c':2", "('b' | 'a') <-> 'c'"],
    ["'ab':1 'bc':2", "'a':* <-> 'b':*"],
  ])('stands in %s: %s', (tsvector, query) => {
    expect(found(indexOf(tsvector), query)).toEqual([0])
  })

  it.each([
    ["'a':2 'b':1", "'a' <-> 'b'"],
    ["'a':1 'b':3", "'a' <-> 'b'"],
    ["'a':1 'b':1", "'a' <-> 'b'"],
    ["'a':1", "'a' <-> 'a'"],
    ["'a':1,2", "'a' <-> 'a' <-> 'a'"],
    ["'a':1,4 'b':2 'c':5", "'a' <-> 'b' <-> 'c'"],
    ["'a':1A 'b':2", "'a' <-> 'b':A"],
    ["'a':1A,5 'b':6", "'a':A <-> 'b'"],
    ["'a':1 'c':9 'd':8", "('a' | 'b') <-> ('c' | 'd')"],
    ["'ab':2 'bc':1", "'a':* <-> 'b':*"],
    ["'a' 'b'", "'a' <-> 'b'"],
    ["'a' 'b':1", "'a' <-> 'b'"],
  ])('does not stand in %s: %s', (tsvector, query) => {
    expect(found(indexOf(tsvector), query)).toEqual([])
  })

  it('does not go on in the next row', () => {
    const index = indexOf("'a':16383", "'b':1 'a':16382", "'c':1 'b':16383")
    expect(found(index, "'a' <-> 'b'")).toEqual([])
    expect(found(index, "'a' <-> ('c' | 'b')")).toEqual([])
  })

  it.each([
    "'a' <-> ('b' & 'c')",
    "('a' & 'b') <-> 'c'",
    "'a' <-> ('b' <-> 'c')",
    "('a' <-> 'b') <-> 'c'",
    "'a' <-> ('b' | 'c' & 'a')",
    "'z' <-> ('y' & 'x')",
  ])('is refused with operands that are not words: %s', (query) => {
    expect(() => found(indexOf("'a':1 'b':2 'c':3"), query)).toThrow(
      new TypeError('An operand of a phrase is a word or several of which one is enough'),
    )
  })
})

describe('a fill', () => {
  const index = indexOf(
    ...Array.from({ length: 200 }, (_, row) => (row % 3 === 0 ? "'a':1 'b':2" : "'b':1 'c':2")),
  )

  it.each(["'a'", "'a' | 'c'", "'a' & 'b'", "'a' <-> 'b'", "'b':* & 'a':*", "'c' & 'a' | 'a'"])(
    'adds rows from a row on, and changes no other: %s',
    (query) => {
      const all = found(index, query)
      for (const from of [1, 3, 4, 31, 32, 33, 64, 199, 200]) {
        const bits = noBits(wordsOf(256))
        for (const row of [2, 5, 255]) setBit(bits, row)
        index.fill(bits, parseWordQuery(query), from)
        const rows = new Set([2, 5, 255, ...all.filter((row) => row >= from)])
        expect(listOf(bits)).toEqual([...rows].sort((a, b) => a - b))
      }
    },
  )

  it('finds rows and words that were added since', () => {
    const growing = indexOf("'мотор':1", "'дверь':1")
    expect(found(growing, "'мот':*")).toEqual([0])
    addTo(growing, ["'мотоцикл':1", "'мотор':1", "'стекло':1 'мот':2"], 2)
    expect(found(growing, "'мотор'")).toEqual([0, 3])
    expect(found(growing, "'мот':*")).toEqual([0, 2, 3, 4])
    expect(found(growing, "'мот':*", { from: 3 })).toEqual([3, 4])
    expect(found(growing, "'мото':* <-> 'мот'")).toEqual([])
  })

  it('has rows that have no words between others', () => {
    const sparse = makeWordIndex()
    for (const [row, text] of [
      [0, "'a':1"],
      [5, ''],
      [70, "'a':1"],
      [1_000_000, "'a':16383A"],
    ] as const) {
      sparse.add(row, text)
    }
    expect(found(sparse, "'a'", { rows: 1_000_001 })).toEqual([0, 70, 1_000_000])
    expect(found(sparse, "'a':A", { rows: 1_000_001 })).toEqual([1_000_000])
  })

  it.each(["'a'", "'a':*", "'a' & 'b'", "'a' <-> 'b'"])('finds nothing where nothing is: %s', (query) => {
    expect(found(makeWordIndex(), query)).toEqual([])
    expect(found(indexOf('', ''), query)).toEqual([])
  })
})

describe('watched words', () => {
  it('are told with their places in the row that is added', () => {
    const index = makeWordIndex(new Set(['brembo', 'moly']))
    expect(index.add(0, "'brembo':3A,7 'диск':1A")).toEqual(new Map([['brembo', [15, 28]]]))
    expect(index.add(1, "'диск':1A")).toEqual(new Map())
    expect(index.add(70_000, "'brembo':1 'moly'")).toEqual(
      new Map([
        ['brembo', [4]],
        ['moly', [0]],
      ]),
    )
  })
})

describe('very many words', () => {
  const named = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, nth) => `'слово${((from + nth) * 7919) % 10_007}':1`)

  // Each 1,001 new words are sorted, and merged with sorted ones unless there are more of these.
  it.each([
    [1000, 0],
    [1001, 0],
    [1001, 300],
    [1001, 1001],
    [3003, 500],
    [3003, 1001],
    [5000, 4000],
  ])('are found by how they begin: %i, and then %i more', (first, more) => {
    const texts = named(0, first + more)
    const index = addTo(makeWordIndex(), texts.slice(0, first))
    const begins = [
      "'с'",
      "'слово'",
      "'слово1'",
      "'слово12'",
      "'слово9999'",
      "'слово0'",
      "'р'",
      "'т'",
      "'слово1x'",
    ]
    const check = (rows: number) => {
      for (const start of begins) {
        const expected = texts.flatMap((text, row) =>
          row < rows && text.startsWith(start.slice(0, -1)) ? [row] : [],
        )
        expect([start, found(index, `${start}:*`, { rows })]).toEqual([start, expected])
      }
    }
    check(first)
    addTo(index, texts.slice(first), first)
    check(first + more)
  })
})
