import type { Clause } from './clause.ts'
import type { Lexicon } from './lexicon.ts'
import { type Match, matchEntries } from './match-entries.ts'
import type { Token } from './tokens.ts'
import { isEveryday } from './word-lists.ts'

/** Whether words say what is wrong with a car, and nothing else. */
export const isOfSymptom = ({ entries }: Pick<Match, 'entries'>): boolean =>
  entries.length > 0 && entries.every(({ isSymptom }) => isSymptom)

const DENIALS: ReadonlySet<string> = new Set(['не', 'без', 'нет'])

/** «Двигатель, не дымит» is an engine, «печка не греет» is a symptom. */
function isDenied(match: Match, tokens: readonly Token[]): boolean {
  const before = tokens[Math.min(...match.tokens.map((token) => tokens.indexOf(token))) - 1]
  return before !== undefined && DENIALS.has(before.word) && !match.tokens.includes(before)
}

/** What of the dictionary a query has; no symptoms if it denies one. */
export function matchesIn(tokens: readonly Token[], lexicon: Lexicon): Match[] {
  const found = matchEntries(tokens, lexicon)
  if (!found.some((match) => isOfSymptom(match) && isDenied(match, tokens))) return found
  for (const match of found) for (const token of match.tokens) token.isUsed = false
  return matchEntries(tokens, lexicon, ({ isSymptom }) => !isSymptom)
}

/** Nobody wants another one because it shakes. */
const ASSEMBLIES: ReadonlySet<string> = new Set(['Двигатели', 'Коробки передач'])

/**
 * Beside a part or service that is named, what is wrong with a car asks for nothing: «стучит рейка». Nor does it beside a
 * word of other goods, «ноутбук греется». Beside a whole engine it is what is asked for: «мотор сильно трясёт».
 */
export function withoutSymptoms(clauses: readonly Clause[], tokens: readonly Token[]): readonly Clause[] {
  if (!clauses.some(({ isSymptom }) => isSymptom)) return clauses
  const isNamed = ({ kind, isSymptom }: Clause) => (kind === 'part' || kind === 'service') && !isSymptom
  const isWhole = (clause: Clause) => isNamed(clause) && clause.names?.every((name) => ASSEMBLIES.has(name))
  const isOfOthers =
    clauses.some((clause) => isNamed(clause) && !isWhole(clause)) ||
    tokens.some(({ word, isUsed }) => !isUsed && isEveryday(word))
  return clauses.filter((clause) => (isOfOthers ? !clause.isSymptom : !isWhole(clause)))
}
