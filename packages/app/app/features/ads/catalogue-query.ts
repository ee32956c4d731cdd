import type { AdKind, AdQuery } from '@sauda/sdk/ads'

/** Whether a kind of ad can have a spare part and a category. */
export function hasParts({ kind }: AdQuery): boolean {
  return kind === undefined || kind === 'part'
}

/** Changes the kind and removes filters that ads of the new kind cannot have. */
export function withKind(query: AdQuery, kind: AdKind | undefined): AdQuery {
  const next = withFilter(query, 'kind', kind)
  return without(next, [
    ...(hasParts(next) ? [] : (['category', 'spare_part_id'] as const)),
    ...(kind === 'service' ? (['condition'] as const) : []),
    ...(kind === 'service' || kind === undefined ? [] : (['service_id'] as const)),
  ])
}

/** Changes the category and removes the spare part, which belongs to the previous one. */
export function withCategory(query: AdQuery, category: string | undefined): AdQuery {
  return withFilter(without(query, ['spare_part_id']), 'category', category)
}

/** Sets one filter; undefined or an empty list removes it. */
export function withFilter<Key extends keyof AdQuery>(
  query: AdQuery,
  key: Key,
  value: AdQuery[Key],
): AdQuery {
  const isSet = Array.isArray(value) ? value.length > 0 : value !== undefined
  return isSet ? { ...query, [key]: value } : without(query, [key])
}

/** Removes filters. With the last price bound, the filters that depend on it are removed too. */
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

/** Whether search engines should index the page: the catalogue without filters, or filtered by dictionaries only. */
export function isLanding(query: AdQuery): boolean {
  const keys = Object.keys(query)
  return keys.length <= 2 && keys.every((key) => LANDINGS.some((landing) => landing === key))
}
