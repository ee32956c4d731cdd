import type { KeptFavourite } from '../generated/schemas.ts'

/**
 * Joins lists of saved ads: each ad once, with the older date and the price of that date; those saved last first. The order
 * of the lists, and how they are cut into several, make no difference.
 */
export function joinFavourites(...lists: readonly (readonly KeptFavourite[])[]): KeptFavourite[] {
  const joined = new Map<number, KeptFavourite>()
  for (const one of lists.flat()) {
    const known = joined.get(one.user_banner_id)
    if (!known || isBefore(one, known)) joined.set(one.user_banner_id, one)
  }
  return [...joined.values()].sort((a, b) => (isBefore(a, b) ? 1 : -1))
}

/** Of two saved at the same moment, the dearer one counts as the earlier, so that the order of lists does not matter. */
function isBefore(a: KeptFavourite, b: KeptFavourite): boolean {
  const [at, other] = [Date.parse(a.saved_at), Date.parse(b.saved_at)]
  if (at !== other) return at < other
  const [price, otherPrice] = [a.saved_price ?? 0, b.saved_price ?? 0]
  return price === otherPrice ? a.user_banner_id < b.user_banner_id : price > otherPrice
}
