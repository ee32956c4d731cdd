/** A weight of a word's place, as PostgreSQL orders them. */
const WEIGHTS = 'DCBA'

/** A tsquery. */
export type WordQuery =
  | { kind: 'and' | 'or' | 'phrase'; of: WordQuery[] }
  | {
      kind: 'word'
      lexeme: string
      isPrefix: boolean
      /** The weights that count: the bit of each letter of `DCBA`; all where the query names none. */
      weights: number
    }

/** A word counts wherever it stands. */
export const ALL_WEIGHTS = 0b1111

/** A quoted lexeme with its weights, an operator or a bracket. */
const TOKEN = /\s*(?:'((?:[^']|'')+)'(?::(\*?)([A-D]*))?|(<->|[&|()]))/y

interface Token {
  word?: WordQuery
  operator?: string
}

/** The operators by how closely they bind, the loosest first. */
const LEVELS = [
  { operator: '|', kind: 'or' },
  { operator: '&', kind: 'and' },
  { operator: '<->', kind: 'phrase' },
] as const

/**
 * Reads the text of a tsquery as `query-words` writes it: quoted lexemes, `|`, `&`, `<->` and brackets.
 * @throws SyntaxError for anything else
 */
export function parseWordQuery(text: string): WordQuery {
  const tokens = tokensOf(text)
  let at = 0
  const takes = (operator: string) => {
    const isThat = tokens[at]?.operator === operator
    if (isThat) at++
    return isThat
  }

  function operand(): WordQuery {
    const { word } = tokens[at] ?? {}
    if (word) {
      at++
      return word
    }
    if (!takes('(')) throw new SyntaxError(`No tsquery: ${text}`)
    const inner = series(0)
    if (!takes(')')) throw new SyntaxError(`No tsquery: ${text}`)
    return inner
  }

  function series(level: number): WordQuery {
    const binding = LEVELS[level]
    if (!binding) return operand()
    const first = series(level + 1)
    const of = [first]
    while (takes(binding.operator)) of.push(series(level + 1))
    return of.length === 1 ? first : { kind: binding.kind, of }
  }

  const query = series(0)
  if (at < tokens.length) throw new SyntaxError(`No tsquery: ${text}`)
  return query
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  TOKEN.lastIndex = 0
  const end = text.trimEnd().length
  while (TOKEN.lastIndex < end) {
    const found = TOKEN.exec(text)
    if (!found) throw new SyntaxError(`No tsquery: ${text}`)
    const [, lexeme, prefix = '', weights = '', operator] = found
    tokens.push(operator === undefined ? { word: wordOf(lexeme ?? '', prefix, weights) } : { operator })
  }
  return tokens
}

const wordOf = (lexeme: string, prefix: string, weights: string): WordQuery => ({
  kind: 'word',
  lexeme: lexeme.replaceAll("''", "'"),
  isPrefix: prefix !== '',
  weights:
    weights === '' ? ALL_WEIGHTS : [...weights].reduce((all, weight) => all | (1 << weightOf(weight)), 0),
})

/** The number of a weight's letter. */
export const weightOf = (letter: string): number => WEIGHTS.indexOf(letter)
