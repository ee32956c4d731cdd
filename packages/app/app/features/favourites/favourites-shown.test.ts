import { describe, expect, it } from 'vitest'
import { shownIn, withMore } from './favourites-shown.ts'

describe('the address of the favourites', () => {
  it.each([
    ['', 'all', 48],
    ['only=fallen', 'fallen', 48],
    ['only=gone&shown=96', 'gone', 96],
    ['only=sold', 'all', 48],
    ['only=toString', 'all', 48],
    ['shown=500', 'all', 500],
    ['shown=501', 'all', 48],
    ['shown=-1', 'all', 48],
    ['shown=7', 'all', 48],
    ['shown=96.5', 'all', 48],
    ['shown=many', 'all', 48],
  ])('«%s» shows %s, %i rows', (search, only, rows) => {
    expect(shownIn(new URLSearchParams(search))).toEqual({ only, rows })
  })

  it.each([
    ['all', 48, '?shown=96'],
    ['gone', 96, '?only=gone&shown=144'],
    ['all', 480, '?shown=500'],
  ] as const)('of more of %s after %i is %s', (only, rows, address) => {
    expect(withMore(only, rows)).toBe(address)
  })
})
