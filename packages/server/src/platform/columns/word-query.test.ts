import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseWordQuery, type WordQuery, weightOf } from './word-query.ts'

const ANY = 0b1111

const word = (lexeme: string, weights = ANY): WordQuery => ({
  kind: 'word',
  lexeme,
  isPrefix: false,
  weights,
})
const prefix = (lexeme: string, weights = ANY): WordQuery => ({
  kind: 'word',
  lexeme,
  isPrefix: true,
  weights,
})
const and = (...of: WordQuery[]): WordQuery => ({ kind: 'and', of })
const or = (...of: WordQuery[]): WordQuery => ({ kind: 'or', of })
const phrase = (...of: WordQuery[]): WordQuery => ({ kind: 'phrase', of })

const [a, b, c, d] = [word('a'), word('b'), word('c'), word('d')]

describe('a word', () => {
  it.each([
    ["'мотор'", word('мотор')],
    ["'o''ring'", word("o'ring")],
    ["''''", word("'")],
    ["'''a'''", word("'a'")],
    ["'две части'", word('две части')],
    ["'a & (b | c) <-> d'", word('a & (b | c) <-> d')],
    ["':*A'", word(':*A')],
    ["'a'':A'", word("a':A")],
    ["'a':", word('a')],
    ["'a':D", word('a', 0b0001)],
    ["'a':C", word('a', 0b0010)],
    ["'a':B", word('a', 0b0100)],
    ["'a':A", word('a', 0b1000)],
    ["'a':AB", word('a', 0b1100)],
    ["'a':DA", word('a', 0b1001)],
    ["'a':AA", word('a', 0b1000)],
    ["'a':ABCD", word('a')],
    ["'a':*", prefix('a')],
    ["'a':*A", prefix('a', 0b1000)],
    ["'#77':*CD", prefix('#77', 0b0011)],
    ["  'a'\n", a],
    ["((('a')))", a],
  ])('is read from %j', (text, query) => {
    expect(parseWordQuery(text)).toEqual(query)
  })

  it.each([
    ['D', 0],
    ['C', 1],
    ['B', 2],
    ['A', 3],
  ])('has the weight %s, which is number %i', (letter, number) => {
    expect(weightOf(letter)).toBe(number)
  })
})

describe('operators', () => {
  it.each([
    ["'a' & 'b' & 'c'", and(a, b, c)],
    ["'a' | 'b' | 'c'", or(a, b, c)],
    ["'a' <-> 'b' <-> 'c'", phrase(a, b, c)],
    ["'a'&'b'|'c'<->'d'", or(and(a, b), phrase(c, d))],
    ["'a' | 'b' & 'c'", or(a, and(b, c))],
    ["('a' | 'b') & 'c'", and(or(a, b), c)],
    ["'a' & 'b' <-> 'c' & 'd'", and(a, phrase(b, c), d)],
    ["('a' & 'b') <-> 'c'", phrase(and(a, b), c)],
    ["('a' | 'b') <-> ('c' | 'd')", phrase(or(a, b), or(c, d))],
    ["'a' | ('b' | 'c')", or(a, or(b, c))],
    ["'a':AB & 'b':*", and(word('a', 0b1100), prefix('b'))],
    ["( 'a'\n&\t'b' ) ", and(a, b)],
  ])('bind as in PostgreSQL: %s', (text, query) => {
    expect(parseWordQuery(text)).toEqual(query)
  })

  const SIGNS = { and: '&', or: '|', phrase: '<->' }

  const lexeme = fc.string({
    unit: fc.constantFrom('a', 'б', "'", ' ', '&', '(', '|', ':', '*'),
    minLength: 1,
  })
  const leaf = fc.record({
    kind: fc.constant('word' as const),
    lexeme,
    isPrefix: fc.boolean(),
    weights: fc.integer({ min: 1, max: ANY }),
  })
  const { tree } = fc.letrec<{ tree: WordQuery; series: WordQuery }>((tie) => ({
    tree: fc.oneof({ maxDepth: 4, withCrossShrink: true }, leaf, tie('series')),
    series: fc.record({
      kind: fc.constantFrom('and' as const, 'or' as const, 'phrase' as const),
      of: fc.array(tie('tree'), { minLength: 2, maxLength: 4 }),
    }),
  }))

  function written(query: WordQuery): string {
    if (query.kind !== 'word') return `(${query.of.map(written).join(SIGNS[query.kind])})`
    const weights = [...'ABCD'].filter((letter) => (query.weights >> weightOf(letter)) & 1).join('')
    return `'${query.lexeme.replaceAll("'", "''")}':${query.isPrefix ? '*' : ''}${weights}`
  }

  it('are read from any query with all its brackets', () => {
    fc.assert(
      fc.property(tree, (query) => {
        expect(parseWordQuery(written(query))).toEqual(query)
      }),
    )
  })
})

describe('what is no query', () => {
  it.each([
    // Nothing, or brackets that do not match.
    '',
    ' \n',
    '()',
    '(',
    ')',
    "('a'",
    "'a')",
    "(('a')",
    "('a'))",
    ")'a'(",
    "('a' & ('b')",
    // An operator or an operand is missing.
    '<->',
    "'a' &",
    "'a' |",
    "'a' <->",
    "& 'a'",
    "| 'a'",
    "<-> 'a'",
    "'a' & & 'b'",
    "'a' | & 'b'",
    "'a' & ()",
    "'a' & ('b' |)",
    "(& 'a')",
    "'a' 'b'",
    "'a' ('b')",
    "('a') 'b'",
    "'a''b' 'c'",
    // Letters outside quotes, and quotes that are not closed.
    'a',
    "'a' b",
    "b 'a'",
    "'a' & b",
    "'a",
    "a'",
    "'",
    "'a''",
    "''",
    "'':*",
    "'a' & 'b",
    '"a"',
    // Weights that PostgreSQL does not have, or reads in another form.
    "'a':E",
    "'a':a",
    "'a':1",
    "'a':A*",
    "'a':**",
    "'a' :A",
    "'a': A",
    "'a'A",
    ':A',
    // Operators that our queries do not have.
    "!'a'",
    "'a' & !'b'",
    "'a' <2> 'b'",
    "'a' <0> 'b'",
    "'a' < -> 'b'",
    "'a' <- 'b'",
    "'a' -> 'b'",
    "'a' && 'b'",
    "'a' || 'b'",
    "'a', 'b'",
    "'a' - 'b'",
  ])('is refused: %j', (text) => {
    expect(() => parseWordQuery(text)).toThrow(new SyntaxError(`No tsquery: ${text}`))
  })
})
