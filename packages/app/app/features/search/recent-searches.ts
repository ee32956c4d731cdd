/** A search of this browser: what was typed or chosen, and the address of its list without the language. */
export type RecentSearch = { readonly text: string; readonly to: string }

/** Also in kept-searches.ts, so that the menu of a user shares no chunk with this. */
const SEARCHES = 'sauda.searches'
const MOST = 5
const LONGEST = 200

/** Reads what this browser keeps, the last one first. Nothing of it is ever sent. */
export function recentSearches(): RecentSearch[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SEARCHES) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isSearch).slice(0, MOST) : []
  } catch {
    // No storage, or something else in it.
    return []
  }
}

/** Keeps a search and returns all of them; the same text or address replaces the older one. */
export function rememberSearch(search: RecentSearch): RecentSearch[] {
  if (!isSearch(search)) return recentSearches()
  return write(
    [search, ...recentSearches().filter(({ text, to }) => text !== search.text && to !== search.to)].slice(
      0,
      MOST,
    ),
  )
}

export function forgetSearch(text: string): RecentSearch[] {
  return write(recentSearches().filter((kept) => kept.text !== text))
}

export function forgetAll(): RecentSearch[] {
  return write([])
}

function write(searches: RecentSearch[]): RecentSearch[] {
  try {
    if (searches.length === 0) localStorage.removeItem(SEARCHES)
    else localStorage.setItem(SEARCHES, JSON.stringify(searches))
  } catch {
    // No storage: they are kept until the field gets the focus again.
  }
  return searches
}

function isSearch(value: unknown): value is RecentSearch {
  if (typeof value !== 'object' || value === null || !('text' in value) || !('to' in value)) return false
  const { text, to } = value
  return (
    typeof text === 'string' &&
    text.trim() !== '' &&
    text.length <= LONGEST &&
    typeof to === 'string' &&
    // Only the catalogue: an address from the storage must not lead anywhere else.
    /^\/ads\?[\w=&%.+*~-]+$/.test(to)
  )
}
