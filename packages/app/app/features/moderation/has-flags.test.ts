import type { AdFlags, Photo } from '@sauda/sdk/ads'
import { expect, it } from 'vitest'
import { hasFlags } from './has-flags.ts'

const none: AdFlags = { contacts: [], far_price: null, same_photo: [], many_ads: null }

const photo: Photo = {
  key: 'a',
  width: 1,
  height: 1,
  small: '',
  medium: '',
  large: '',
  jpeg: '',
  avif: null,
}

it('an ad without anything to look at has no flags', () => {
  expect(hasFlags(none)).toBe(false)
})

it.each<Partial<AdFlags>>([
  { contacts: [{ field: 'text', kind: 'phone', text: '8 701 000 00 12' }] },
  { far_price: { low: 48_000, typical: 61_000, high: 74_000, ads: 34 } },
  { same_photo: [{ id: 5, title: 'Фара', title_kk: null, own: true, photo, like: photo }] },
  { many_ads: 11 },
])('%o is a flag', (flag) => {
  expect(hasFlags({ ...none, ...flag })).toBe(true)
})
