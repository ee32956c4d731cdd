import type { AdKind, AdQuery } from '@sauda/sdk/ads'

/** Whether a kind of ad can have a spare part and a category. */
export function hasParts({ kind }: AdQuery): boolean {
  return kind === undefined || kind === 'part'
}

/** Filters after a change of kind: those that ads of the new kind cannot have are taken off. */
export function withKind(query: AdQuery, kind: AdKind | undefined): AdQuery {
  const next = withFilter(query, 'kind', kind)
  return without(next, [
    ...(hasParts(next) ? [] : (['category', 'spare_part_id'] as const)),
    ...(kind === 'service' ? (['condition'] as const) : []),
    ...(kind === 'service' || kind === undefined ? [] : (['service_id'] as const)),
  ])
}

/** Filters after a change of category: a part of another one would find nothing. */
export function withCategory(query: AdQuery, category: string | undefined): AdQuery {
  return withFilter(without(query, ['spare_part_id']), 'category', category)
}

/** Filters with one of them set; nothing, or a list of nothing, takes it off. */
export function withFilter<Key extends keyof AdQuery>(
  query: AdQuery,
  key: Key,
  value: AdQuery[Key],
): AdQuery {
  const isSet = Array.isArray(value) ? value.length > 0 : value !== undefined
  return isSet ? { ...query, [key]: value } : without(query, [key])
}

/** Filters without some of them. A bound of the price takes what hangs on it along. */
export function without(query: AdQuery, keys: readonly (keyof AdQuery)[]): AdQuery {
  const rest = { ...query }
  for (const key of keys) delete rest[key]
  const bounded = hasPriceBound(query)
  if (bounded && !hasPriceBound(rest)) delete rest.negotiable
  return rest
}

export function hasPriceBound({ price_from, price_to }: AdQuery): boolean {
  return price_from !== undefined || price_to !== undefined
}

const LANDINGS: readonly (keyof AdQuery)[] = ['category', 'spare_part_id', 'service_id', 'brand_id']

/** Whether this is a page for search engines: the whole catalogue, or a part of it by dictionary alone. */
export function isLanding(query: AdQuery): boolean {
  const keys = Object.keys(query)
  return keys.length <= 2 && keys.every((key) => LANDINGS.some((landing) => landing === key))
}
