import { type PartAnswer, sortPartAnswers } from '@sauda/sdk/part-requests'

/** Why to choose an answer, in one word a row. */
export type OfferReason = 'cheapest' | 'new_today' | 'best_rated'

/**
 * At most one reason for each answer, and none twice: the cheapest, the cheapest new one that is there now, the best rated. One
 * answer alone has nothing to be compared with.
 */
export function offerReasons(answers: readonly PartAnswer[]): ReadonlyMap<number, OfferReason> {
  const offers = sortPartAnswers(
    answers.filter(({ has, hidden }) => has && hidden === null),
    'price',
  )
  const reasons = new Map<number, OfferReason>()
  if (offers.length < 2) return reasons
  const [cheapest, next] = offers
  // Two with the same price are both the cheapest, so neither is.
  if (cheapest && cheapest.price !== next?.price) reasons.set(cheapest.id, 'cheapest')
  const fresh = offers.find(({ condition, when }) => condition === 'new' && when === 'now')
  if (fresh && !reasons.has(fresh.id)) reasons.set(fresh.id, 'new_today')
  const [best, second] = sortPartAnswers(offers, 'rating')
  if (best?.shop.rating && best.shop.rating !== second?.shop.rating && !reasons.has(best.id))
    reasons.set(best.id, 'best_rated')
  return reasons
}
