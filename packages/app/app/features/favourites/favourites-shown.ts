/** What the page of favourites shows. */
export type FavouritesShown = 'all' | 'fallen' | 'gone'

/** The filters of the page, in their order. */
export const FAVOURITE_FILTERS: readonly FavouritesShown[] = ['all', 'fallen', 'gone']

/** So many rows are shown at first, and so many more each time. */
const ROWS = 48

/** Reads the address of the page; anything else shows all. */
export function shownIn(search: URLSearchParams): { only: FavouritesShown; rows: number } {
  const asked = search.get('only')
  const rows = Number(search.get('shown'))
  return {
    only: FAVOURITE_FILTERS.find((filter) => filter === asked) ?? 'all',
    rows: Number.isInteger(rows) && rows > ROWS && rows <= 500 ? rows : ROWS,
  }
}

/** The address of the page with more rows. */
export function withMore(only: FavouritesShown, rows: number): string {
  const search = new URLSearchParams(only === 'all' ? {} : { only })
  search.set('shown', String(Math.min(500, rows + ROWS)))
  return `?${search}`
}
