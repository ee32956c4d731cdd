import type { AdCard } from '@sauda/sdk/ads'
import { describe, expect, it } from 'vitest'
import { appended, readPlace, writePlace } from './loaded-ads.ts'

const card = (id: number): AdCard => ({
  id,
  kind: 'part',
  title: 'Фара',
  title_kk: null,
  price: null,
  condition: 'new',
  photo: null,
  plate: null,
  category: 'lights',
  sort_at: '2026-11-21T06:00:00.000Z',
  raised_at: null,
})

describe('appended', () => {
  it('appends new ads and moves the cursor', () => {
    const loaded = appended({ items: [card(1), card(2)], next: 'a' }, { items: [card(3)], next: 'b' })
    expect(loaded.items.map(({ id }) => id)).toEqual([1, 2, 3])
    expect(loaded.next).toBe('b')
  })

  it('shows no ad twice', () => {
    const loaded = appended(
      { items: [card(1), card(2)], next: 'a' },
      { items: [card(2), card(3)], next: null },
    )
    expect(loaded.items.map(({ id }) => id)).toEqual([1, 2, 3])
    expect(loaded.next).toBeNull()
  })

  it('ends with an empty page', () => {
    expect(appended({ items: [card(1)], next: 'a' }, { items: [], next: null })).toEqual({
      items: [card(1)],
      next: null,
    })
  })
})

describe('readPlace', () => {
  it('reads back what was written', () => {
    expect(readPlace(new URLSearchParams(writePlace('eyJ0', 48)))).toEqual({ after: 'eyJ0', from: 48 })
  })

  it.each([
    ['', null, 0],
    ['from=48', null, 0],
    ['after=', null, 0],
    ['after=a', 'a', 0],
    ['after=a&from=-3', 'a', 0],
    ['after=a&from=many', 'a', 0],
    ['after=a&from=1.5', 'a', 0],
  ])('%s', (search, after, from) => {
    expect(readPlace(new URLSearchParams(search))).toEqual({ after, from })
  })
})
