import { AD_FIELDS } from '@sauda/sdk/ads'
import { describe, expect, it } from 'vitest'
import { plainFactNames } from './plain-facts.ts'

/**
 * Fields that are displayed elsewhere: on the page of an ad, and by `fact-rows.tsx` and `compare-ads.tsx` for
 * moderators.
 */
const SHOWN_BY_HAND = [
  ...['kind', 'brand_id', 'spare_part_id', 'service_id', 'title', 'title_kk', 'text', 'text_kk', 'price'],
  ...['condition', 'phone', 'room_ids', 'weekdays', 'hours_from', 'hours_to'],
]

describe('plain facts', () => {
  it.each(Object.keys(AD_FIELDS))('show %s in exactly one place', (field) => {
    expect(SHOWN_BY_HAND.includes(field)).not.toBe(Object.hasOwn(plainFactNames.ru, field))
  })

  it('have names in both languages', () => {
    expect(Object.keys(plainFactNames.kk)).toEqual(Object.keys(plainFactNames.ru))
  })
})
