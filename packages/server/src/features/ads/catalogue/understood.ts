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
  }
}

/** @param firstFit how well the first ad fits; null where that is not known */
export function understoodOf(
  query: string | undefined,
  { plan, correctedTo }: Attempt,
  firstFit: number | null,
  exact?: number,
): Understood {
  const lacks = (place: number) => firstFit === null || (firstFit & bitOf(plan.order.length, place)) === 0
  const without = plan.given.filter(({ place }) => lacks(place)).map(({ clause }) => clause.said)
  const given =
    without.length > 0 || exact !== undefined ? without : plan.given.map(({ clause }) => clause.said)
  if (correctedTo === null && given.length === 0 && exact === undefined) return {}
  return {
    understood: {
      ...(correctedTo !== null && { corrected: { from: query ?? '', to: correctedTo } }),
      ...(given.length > 0 && { without: [...new Set(given)] }),
      ...(exact !== undefined && { exact }),
    },
  }
}
