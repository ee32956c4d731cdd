/** The key of the recent searches in the storage of the browser. */
const SEARCHES = 'sauda.searches'

/** Removes them. Apart from what reads them, since the menu of a user, which signs out, needs no more than this. */
export function forgetSearches(): void {
  try {
    localStorage.removeItem(SEARCHES)
  } catch {
    // No storage.
  }
}
