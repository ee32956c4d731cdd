import type { Ad } from '@sauda/sdk/ads'
import { describe, expect, it } from 'vitest'
import { adThing } from './ad-thing.ts'
import { jsonLd } from './things.ts'

const AD: Ad = {
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
  seller: { id: 12, name: 'AutoDisc', is_tenant: true, since: '2026-10-02T08:15:00.000Z' },
  published_at: null,
  raised_at: null,
  phone_views: 0,
  revision: 'live',
}
const PLACE = { language: 'ru' as const, origin: 'https://sauda.example' }
/** As search engines read it: what is undefined is not there. */
const read = (ad: Ad, place: Parameters<typeof adThing>[1] = PLACE) =>
  JSON.parse(JSON.stringify(adThing(ad, place)))

describe('adThing', () => {
  it('describes a product with an offer', () => {
    expect(read(AD)).toMatchObject({
      '@type': 'Product',
      name: 'Диски тормозные',
      sku: '48213',
      brand: { name: 'Toyota' },
      url: 'https://sauda.example/ads/48213/view',
      offers: {
        price: 58_000,
        priceCurrency: 'KZT',
        itemCondition: 'https://schema.org/UsedCondition',
        url: 'https://sauda.example/ads/48213/view',
        seller: {
          '@type': 'AutoPartsStore',
          name: 'AutoDisc',
          containedInPlace: { '@id': 'https://sauda.example/#centre' },
        },
      },
    })
  })

  it('names a private seller and no shop', () => {
    const seller = { ...AD.seller, name: 'Ержан', is_tenant: false }
    expect(read({ ...AD, seller }).offers.seller).toEqual({ '@type': 'Person', name: 'Ержан' })
  })

  it('has no offer without a price', () => {
    expect(read({ ...AD, price: null })).not.toHaveProperty('offers')
  })

  it('describes a service as a service', () => {
    const service = read({ ...AD, kind: 'service', condition: null, brand: null })
    expect(service).toMatchObject({ '@type': 'Service', provider: { name: 'AutoDisc' } })
    expect(service).not.toHaveProperty('sku')
    expect(service.offers).not.toHaveProperty('itemCondition')
  })

  it('is in Kazakh if the ad is', () => {
    expect(read(AD, { ...PLACE, language: 'kk' })).toMatchObject({
      name: 'Тежегіш дискілері',
      description: 'Комплект из двух дисков.',
      url: 'https://sauda.example/kk/ads/48213/view',
    })
  })

  it('escapes the text for a script element', () => {
    const text = '</script><script>alert(1)</script><!--'
    const json = jsonLd([adThing({ ...AD, title: text, text }, PLACE)])
    expect(json).not.toContain('<')
    expect(JSON.parse(json)['@graph'][0].name).toBe(text)
  })

  it('never contains a phone', () => {
    expect(jsonLd([adThing(AD, PLACE)])).not.toContain('701')
  })
})
