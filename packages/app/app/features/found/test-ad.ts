import type { Ad } from '@sauda/sdk/ads'

/** A part of a shop, for tests. */
export const testAd: Ad = {
  id: 48213,
  kind: 'part',
  title: 'Диски тормозные',
  title_kk: 'Тежегіш дискілері',
  text: 'Комплект из двух дисков.',
  text_kk: null,
  price: 58_000,
  condition: 'used',
  vin: null,
  brand: { id: 1, name: 'Toyota', name_kk: null },
  spare_part: null,
  service: null,
  category: 'brakes',
  photos: [],
  rooms: [],
  weekdays: [],
  hours_from: null,
  hours_to: null,
  phone_hint: '+7 701 ••• •• ••',
  seller: { id: 12, name: 'AutoDisc', is_tenant: true, district: null, since: '2026-10-02T08:15:00.000Z' },
  published_at: null,
  raised_at: null,
  phone_views: 0,
  revision: 'live',
}
