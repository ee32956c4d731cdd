import { bitOf } from '../../search/target-columns.ts'
import type { Attempt } from '../../search/understand.ts'

/** What an answer says of a query that was not taken as it was typed. */
export interface Understood {
  understood?: {
    /** The query as it was typed and as it was searched for. */
    corrected?: { from: string; to: string }
    /** What of the query not even the first ad has. */
    without?: string[]
    /** So many ads at the head of the list have every word, the others do not. */
    exact?: number
    /** What these others lack. */
    beyond?: string[]
  }
}

/** What the first page of an answer says. @param firstFit how well the first ad fits; null where that is not known */
export function understoodOf(
  query: string | undefined,
  { plan, correctedTo }: Attempt,
  firstFit: number | null,
  exact?: number,
): Understood {
  const lacks = (place: number) => firstFit === null || (firstFit & bitOf(plan.order.length, place)) === 0
  const saidOf = (given: Attempt['plan']['given']) => [
    ...new Set(given.flatMap(({ clause }) => (clause.isImplied ? [] : [clause.said]))),
  ]
  const lacking = saidOf(plan.given.filter(({ place }) => lacks(place)))
  // Where the first ad has each of these, no ad has all.
  const without = lacking.length > 0 || exact !== undefined ? lacking : saidOf(plan.given)
  const corrected = correctedOf(query, { correctedTo }).understood
  const understood = {
    ...corrected,
    ...(without.length > 0 && { without }),
    ...(exact !== undefined && { exact, beyond: saidOf(plan.given) }),
  }
  return Object.keys(understood).length > 0 ? { understood } : {}
}

/** What the pages after the first say: the rest is about the head of the list. */
export function correctedOf(
  query: string | undefined,
  { correctedTo }: Pick<Attempt, 'correctedTo'>,
): Understood {
  return correctedTo === null ? {} : { understood: { corrected: { from: query ?? '', to: correctedTo } } }
}
