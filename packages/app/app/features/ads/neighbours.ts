import type { Ad, AdCard, AdQuery } from '@sauda/sdk/ads'

type Subject = Pick<Ad, 'kind' | 'spare_part' | 'service' | 'category' | 'brand'>

/** Filters for similar ads: the same part or service, or else the same kind. */
export function similarTo({ spare_part, service, kind }: Subject): AdQuery {
  if (spare_part) return { spare_part_id: spare_part.id }
  return service ? { kind: 'service', service_id: service.id } : { kind }
}

/** Wider filters, for when there are hardly any similar ads. */
export function nearestTo({ category, kind, brand }: Subject): AdQuery {
  if (category) return { category }
  return brand ? { kind, brand_id: brand.id } : { kind }
}

/** Returns the first `howMany` ads that are not shown yet, without duplicates. */
export function othersThan(
  shown: readonly { id: number }[],
  found: readonly AdCard[],
  howMany: number,
): AdCard[] {
  const seen = new Set(shown.map(({ id }) => id))
  const fresh = found.filter(({ id }) => !seen.has(id) && seen.add(id))
  return fresh.slice(0, howMany)
}
