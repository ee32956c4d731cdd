import type { SparePart } from '@sauda/sdk/content'

export type CategoryOffers = {
  category: string
  /** The number of published ads. */
  ads: number
  /** The dictionary's entries with the most ads. */
  parts: SparePart[]
}

const PARTS = 4

/** Spare parts by category with the number of their ads: first those of `order`, then the others by that number. */
export function offersOf(parts: readonly SparePart[], order: readonly string[]): CategoryOffers[] {
  const slugs = [...new Set(parts.map(({ category }) => category))]
  const offers = slugs.map((category) => {
    const own = parts.filter((part) => part.category === category)
    return { category, ads: own.reduce((sum, { ads }) => sum + ads, 0), parts: mostOffered(own, PARTS) }
  })
  const place = ({ category }: CategoryOffers) =>
    order.includes(category) ? order.indexOf(category) : order.length
  return offers.sort((a, b) => place(a) - place(b) || b.ads - a.ads)
}

/** The parts with the most ads; parts without ads are left out. */
export function mostOffered(parts: readonly SparePart[], howMany: number): SparePart[] {
  return parts
    .filter(({ ads }) => ads > 0)
    .sort((a, b) => b.ads - a.ads)
    .slice(0, howMany)
}

/** The parts with the most ads, at most one per category, for variety. */
export function variedParts(offers: readonly CategoryOffers[], howMany: number): SparePart[] {
  return mostOffered(
    offers.flatMap(({ parts }) => parts.slice(0, 1)),
    howMany,
  )
}
