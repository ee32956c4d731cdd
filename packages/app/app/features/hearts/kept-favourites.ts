import type { KeptFavourite } from '@sauda/sdk/favourites'

/** The key of a guest's favourites in the storage of the browser. */
export const KEPT_FAVOURITES = 'sauda.favourites'

/** Returns what this browser keeps for a guest, the last one first; nothing without a storage. */
export function readKept(): KeptFavourite[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT_FAVOURITES) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isKept) : []
  } catch {
    return []
  }
}

/** Keeps a guest's favourites; returns whether the browser lets it. */
export function writeKept(kept: readonly KeptFavourite[]): boolean {
  try {
    if (kept.length > 0) localStorage.setItem(KEPT_FAVOURITES, JSON.stringify(kept))
    else localStorage.removeItem(KEPT_FAVOURITES)
    return true
  } catch {
    return false
  }
}

function isKept(one: unknown): one is KeptFavourite {
  if (typeof one !== 'object' || one === null) return false
  const {
    user_banner_id: id,
    saved_at: at,
    saved_price: price,
  }: Partial<Record<keyof KeptFavourite, unknown>> = one
  return (
    Number.isSafeInteger(id) &&
    typeof at === 'string' &&
    !Number.isNaN(Date.parse(at)) &&
    (price === null || Number.isSafeInteger(price))
  )
}
