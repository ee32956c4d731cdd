import type { AdCard } from '@sauda/sdk/ads'
import { describe, expect, it } from 'vitest'
import { nearestTo, othersThan, similarTo } from './neighbours.ts'

const named = (id: number) => ({ id, name: 'Фары', name_kk: 'Фаралар' })
const subject = { kind: 'part' as const, spare_part: null, service: null, category: null, brand: null }

describe('similarTo and nearestTo', () => {
  it.each([
    [{ ...subject, spare_part: named(7), category: 'lights' }, { spare_part_id: 7 }, { category: 'lights' }],
    [
      { ...subject, kind: 'service' as const, service: named(3), brand: named(1) },
      { kind: 'service', service_id: 3 },
      { kind: 'service', brand_id: 1 },
    ],
    [{ ...subject, kind: 'goods' as const }, { kind: 'goods' }, { kind: 'goods' }],
  ])('%#', (ad, similar, nearest) => {
    expect(similarTo(ad)).toEqual(similar)
    expect(nearestTo(ad)).toEqual(nearest)
  })
})

describe('othersThan', () => {
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
  const ids = (ads: readonly AdCard[]) => ads.map(({ id }) => id)

  it('leaves out ads that are shown already, and duplicates', () => {
    expect(ids(othersThan([card(1)], [card(2), card(1), card(2), card(3)], 4))).toEqual([2, 3])
  })

  it('returns no more than requested', () => {
    expect(ids(othersThan([], [card(1), card(2), card(3)], 2))).toEqual([1, 2])
    expect(othersThan([], [], 4)).toEqual([])
  })
})
