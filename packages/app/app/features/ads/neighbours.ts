import type { Ad, AdCard, AdQuery } from '@sauda/sdk/ads'

type Subject = Pick<Ad, 'kind' | 'spare_part' | 'service' | 'category' | 'brand'>

/** The filters of ads that offer the same: the same part or service, else the same kind. */
export function similarTo({ spare_part, service, kind }: Subject): AdQuery {
  if (spare_part) return { spare_part_id: spare_part.id }
  return service ? { kind: 'service', service_id: service.id } : { kind }
}

/** The next wider circle, for when hardly anyone offers the same. */
export function nearestTo({ category, kind, brand }: Subject): AdQuery {
  if (category) return { category }
  return brand ? { kind, brand_id: brand.id } : { kind }
}

/** The first ads that are none of those shown already, each once. */
export function othersThan(
  shown: readonly { id: number }[],
  found: readonly AdCard[],
  howMany: number,
): AdCard[] {
  const seen = new Set(shown.map(({ id }) => id))
  const fresh = found.filter(({ id }) => !seen.has(id) && seen.add(id))
  return fresh.slice(0, howMany)
}
