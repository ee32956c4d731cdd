import { createHash } from 'node:crypto'
import type { Db } from '../../platform/database/transaction.ts'
import type { Clause } from './clause.ts'
import { withNumbersApart } from './glued-numbers.ts'
import type { Lexicon } from './lexicon.ts'
import { type Plan, plansOf } from './plan.ts'
import { readQuery } from './read-query.ts'
import { repairQuery } from './repair.ts'
import { lexiconOf } from './search-lexicon.ts'

/** A plan that a query may come to, and the query as it was corrected for it. */
export interface Attempt {
  plan: Plan
  correctedTo: string | null
  /** Stands for the attempt in cursors: the same in every process that reads the query so. */
  key: string
}

/** Each attempt looks through the ads of the catalogue. */
const MOST_ATTEMPTS = 8

/** A query in one pair of quotation marks means exactly what is typed. */
const QUOTED = /^\s*["«“„]([^"«»“”„]*[\p{L}\p{N}][^"«»“”„]*)["»”“]\s*$/u

/** Returns what a query has between its quotation marks; undefined if it is not in them as a whole. */
export function quotedIn(query: string): string | undefined {
  return QUOTED.exec(query)?.[1]
}

/**
 * What a query may mean, the likeliest first: as it was typed, as it was probably meant, and then with more and more of
 * it given up. Empty for a query that asks for nothing: «где купить», «???».
 */
function attemptsOf(query: string, lexicon: Lexicon, vin: string | null = null): Attempt[] {
  const quoted = quotedIn(query)
  if (quoted !== undefined) return attemptsWith(plansOf(readQuery(quoted, lexicon)), null).slice(0, 1)
  const typed = attemptsWith(plansOf(readQuery(withNumbersApart(query, lexicon), lexicon), vin), null)
  const to = repairQuery(query, lexicon)
  const corrected = to === undefined ? [] : attemptsWith(plansOf(readQuery(to, lexicon)), to)
  const inTurn = [...typed.slice(0, 1), ...corrected, ...typed.slice(1)]
  return [...new Map(inTurn.map((attempt) => [attempt.key, attempt])).values()].slice(0, MOST_ATTEMPTS)
}

const attemptsWith = (plans: readonly Plan[], correctedTo: string | null): Attempt[] =>
  plans.map((plan) => ({ plan, correctedTo, key: keyOf(plan, correctedTo) }))

/**
 * Of what the plan asks for, by the words and their meaning. What stands behind these, ids and forms of words, may change
 * between two pages of one list.
 */
function keyOf({ kept, given, vin }: Plan, correctedTo: string | null): string {
  const named = (clauses: readonly Clause[]) => clauses.map(({ kind, said }) => [kind, said])
  const text = JSON.stringify([correctedTo, named(kept), named(given.map(({ clause }) => clause)), vin])
  return createHash('sha256').update(text).digest('base64url').slice(0, KEY_LENGTH)
}

const KEY_LENGTH = 10

export async function understand(db: Db, query: string, vin: string | null): Promise<Attempt[]> {
  return attemptsOf(query, await lexiconOf(db), vin)
}

/** All that a query asks for; as it was corrected if only then it asks for something that is for sale. */
export async function askedIn(db: Db, query: string): Promise<readonly Clause[]> {
  const wholes = (await understand(db, query, null)).filter(({ plan }) => plan.given.length === 0)
  const ofThing = wholes.find(({ plan }) => plan.isOfThing)
  return (ofThing ?? wholes[0])?.plan.kept ?? []
}

/** What each of several queries may mean. */
export async function understandAll(db: Db, queries: readonly string[]): Promise<Attempt[][]> {
  const lexicon = await lexiconOf(db)
  return queries.map((query) => attemptsOf(query, lexicon))
}
