import type { AdCard } from '@sauda/sdk/ads'
import { describe, expect, it } from 'vitest'
import { dealFresh, foundOf } from './fresh.ts'

const NOW = '2026-11-21T12:00:00+05:00'
const TODAY = '2026-11-21T09:00:00+05:00'
const BEFORE = '2026-11-19T09:00:00+05:00'

function ad(id: number, more: Partial<AdCard> = {}): AdCard {
  return {
    id,
    kind: 'part',
    title: `Фара ${id}`,
    title_kk: null,
    price: 1000,
    condition: 'new',
    photo: null,
    plate: null,
    category: 'lights',
    sort_at: TODAY,
    raised_at: null,
    ...more,
  }
}

const many = (from: number, length: number, more: Partial<AdCard> = {}) =>
  Array.from({ length }, (_, at) => ad(from + at, more))
const ids = (ads: readonly AdCard[]) => ads.map(({ id }) => id)

describe('dealFresh', () => {
  it('shows ads raised today as tiles and new ones as rows', () => {
    const fresh = dealFresh([...many(1, 8, { raised_at: TODAY }), ...many(20, 9)], NOW)
    expect(fresh.featured).toBe('today')
    expect(ids(fresh.tiles)).toEqual([1, 2, 3, 4, 5, 6])
    expect(ids(fresh.rows)).toEqual([20, 21, 22, 23, 24, 25, 26])
  })

  it('does not call ads raised on earlier days today’s', () => {
    const fresh = dealFresh(
      [ad(1, { raised_at: TODAY }), ...many(2, 6, { raised_at: BEFORE }), ...many(20, 2)],
      NOW,
    )
    expect(fresh.featured).toBe('lately')
    expect(ids(fresh.tiles)).toEqual([1, 2, 3, 4, 5, 6])
    expect(ids(fresh.rows)).toEqual([20, 21])
  })

  it('shows new ads if hardly any were raised', () => {
    const fresh = dealFresh([ad(1, { raised_at: TODAY }), ...many(2, 20)], NOW)
    expect(fresh.featured).toBe('new')
    expect(ids(fresh.tiles)).toEqual([1, 2, 3, 4, 5, 6])
    expect(ids(fresh.rows)).toEqual([7, 8, 9, 10, 11, 12, 13])
  })

  it('starts no second row that it cannot fill', () => {
    const fresh = dealFresh([...many(1, 5, { raised_at: TODAY }), ...many(20, 1)], NOW)
    expect(ids(fresh.tiles)).toEqual([1, 2, 3])
  })

  it('returns nothing without ads', () => {
    expect(dealFresh([], NOW)).toEqual({ featured: 'new', tiles: [], rows: [] })
  })
})

describe('foundOf', () => {
  const plate = { id: 54, level: 2, number: '214', name: 'AutoDisc' }

  it('skips ads without a place', () => {
    expect(foundOf(many(1, 3))).toBeNull()
    expect(foundOf([])).toBeNull()
  })

  it('prefers an ad with a photo and a price', () => {
    const photo = {
      key: 'a',
      width: 4,
      height: 3,
      small: '',
      medium: '',
      large: '',
      jpeg: '/a.jpeg',
      avif: null,
    }
    const ads = [ad(1, { plate }), ad(2, { plate, photo, price: null }), ad(3, { plate, photo })]
    expect(foundOf(ads)?.id).toBe(3)
    expect(foundOf(ads.slice(0, 2))?.id).toBe(1)
  })
})
