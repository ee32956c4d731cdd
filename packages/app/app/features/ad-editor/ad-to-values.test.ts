import { type Ad, checkAd } from '@sauda/sdk/ads'
import { expect, it } from 'vitest'
import { adToValues, keptPhotos } from './ad-to-values.ts'

const ad: Ad = {
  id: 12,
  kind: 'part',
  title: 'Диски тормозные',
  title_kk: null,
  text: 'Комплект из двух дисков.',
  text_kk: 'Екі дискіден тұратын жинақ.',
  price: 58_000,
  condition: 'new',
  brand: null,
  spare_part: { id: 7, name: 'Тормозной диск', name_kk: null },
  service: null,
  category: 'brakes',
  photos: [{ key: 'ab', width: 1, height: 1, small: '/s.webp', medium: '', large: '', jpeg: '', avif: null }],
  rooms: [{ id: 3, level: 2, number: '214', name: null }],
  weekdays: [1, 2, 7],
  hours_from: '09:00',
  hours_to: '19:00',
  phone_hint: '+7 701 ••• •• ••',
  seller: { id: 1, name: 'AutoDisc', is_tenant: true, since: '2026-10-02T08:15:00.000Z' },
  published_at: null,
  raised_at: null,
  phone_views: 0,
  revision: 'newest',
}

it('fills the form so that nothing changes when it is sent as it is', () => {
  const { draft } = checkAd(adToValues(ad, '+77010000012'), { isTenant: true })
  expect(draft).toEqual({
    kind: 'part',
    brand_id: null,
    spare_part_id: 7,
    service_id: null,
    title: ad.title,
    title_kk: null,
    text: ad.text,
    text_kk: ad.text_kk,
    price: 58_000,
    condition: 'new',
    phone: '+77010000012',
    room_ids: [3],
    weekdays: [1, 2, 7],
    hours_from: '09:00',
    hours_to: '19:00',
  })
})

it('keeps a price that is to be agreed on', () => {
  const { draft } = checkAd(adToValues({ ...ad, price: null }, '+77010000012'), { isTenant: true })
  expect(draft?.price).toBe(null)
})

it('asks for a phone that could not be had', () => {
  const { errors } = checkAd(adToValues(ad, null), { isTenant: true })
  expect(errors).toEqual({ phone: ['required'] })
})

it('shows photos by their keys', () => {
  expect(keptPhotos(ad)).toEqual([{ id: 'ab', url: '/s.webp' }])
})
