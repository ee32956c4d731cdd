import { expect, it } from 'vitest'
import { hasOwnSearch } from './own-search.ts'

it.each(['/', '/kk', '/kk/', '/ads', '/ads/', '/kk/ads', '/kk/ads/'])(
  '%s has a search of its own',
  (path) => {
    expect(hasOwnSearch(path)).toBe(true)
  },
)

it.each(['/kkk', '/ads/12/view', '/kk/ads/12/view', '/promotions', '/kk/promotions/', '/adsl'])(
  '%s has the search of the header',
  (path) => {
    expect(hasOwnSearch(path)).toBe(false)
  },
)
