import type { PartAnswer } from '../generated/schemas.ts'

/** How an asker may sort answers, in the order in which to offer it. */
export const PART_ANSWER_SORTS = ['price', 'now', 'rating'] as const

/** An order of answers: the cheapest first, those that are there now first, or the best rated first. */
export type PartAnswerSort = (typeof PART_ANSWER_SORTS)[number]

type Sorted = Pick<PartAnswer, 'id' | 'has' | 'price' | 'when' | 'ready_on' | 'shop'>

/**
 * Returns answers in an order; those without the part are always last. Of equal ones the part that is there now comes first, then
 * the cheaper one, then the earlier answer. A shop without a rating stands behind those that have one.
 */
export function sortPartAnswers<Answer extends Sorted>(
  answers: readonly Answer[],
  sort: PartAnswerSort,
): Answer[] {
  const first = { price: byPrice, now: bySoonest, rating: byRating }[sort]
  return answers.toSorted(
    (a, b) => Number(b.has) - Number(a.has) || first(a, b) || bySoonest(a, b) || byPrice(a, b) || a.id - b.id,
  )
}

const byPrice = (a: Sorted, b: Sorted) => (a.price ?? Infinity) - (b.price ?? Infinity) || 0

const bySoonest = (a: Sorted, b: Sorted) => soon(a).localeCompare(soon(b))

const byRating = (a: Sorted, b: Sorted) => (b.shop.rating ?? 0) - (a.shop.rating ?? 0)

/** Now before days in their order, and what has no day last. */
function soon({ when, ready_on }: Sorted): string {
  return when === 'now' ? '' : (ready_on ?? '9999')
}
