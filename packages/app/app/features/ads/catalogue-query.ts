import { type AdQuery, filterValues } from '@sauda/sdk/ads'

/** Whether a kind of ad can have a spare part and a category. */
export function hasParts({ kind }: AdQuery): boolean {
  return kind === undefined || kind === 'part'
}

/** A spare part of the filter, and its category. */
type Part = { id: number; category: string }

/**
 * The filters of a changed form without those that cannot go with what was changed: parts of services, a part of
 * another category, «договорная» of a removed price bound.
 */
export function fitting(next: AdQuery, before: AdQuery, parts: readonly Part[]): AdQuery {
  const part = parts.find(({ id }) => id === next.spare_part_id)
  const categories = filterValues(next.category)
  return without(
    next,
    [
      ...(hasParts(next) ? [] : (['category', 'spare_part_id'] as const)),
      ...(next.kind === 'service' ? (['condition', 'maker'] as const) : []),
      ...(next.kind === 'service' || next.kind === undefined ? [] : (['service_id'] as const)),
      ...(part && categories.length > 0 && !categories.includes(part.category)
        ? (['spare_part_id'] as const)
        : []),
    ],
    before,
  )
}

/** Sets the values of a filter that may have several; without any it is removed, and one is not a list. */
export function withValues(
  query: AdQuery,
  key: keyof AdQuery,
  values: readonly (number | string)[],
): AdQuery {
  if (values.length === 0) return without(query, [key])
  return { ...query, [key]: values.length === 1 && key !== 'condition' ? values[0] : values }
}

/** Removes filters. With the last price bound that there was before, the filters that depend on it are removed too. */
export function without(query: AdQuery, keys: readonly (keyof AdQuery)[], before = query): AdQuery {
  const rest = { ...query }
  for (const key of keys) delete rest[key]
  if (hasPriceBound(before) && !hasPriceBound(rest)) delete rest.negotiable
  return rest
}

export function hasPriceBound({ price_from, price_to }: AdQuery): boolean {
  return price_from !== undefined || price_to !== undefined
}

const LANDINGS: readonly (keyof AdQuery)[] = ['category', 'spare_part_id', 'service_id', 'brand_id']

/** Whether search engines should index the page: the catalogue without filters, or filtered by dictionaries only. */
export function isLanding(query: AdQuery): boolean {
  const keys = Object.entries(query)
  return (
    keys.length <= 2 &&
    keys.every(([key, value]) => LANDINGS.some((landing) => landing === key) && !Array.isArray(value))
  )
}
