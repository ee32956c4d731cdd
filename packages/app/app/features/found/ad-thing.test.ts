import type { Ad } from '@sauda/sdk/ads'
import { describe, expect, it } from 'vitest'
import { adThing } from './ad-thing.ts'
import { testAd as AD } from './test-ad.ts'
import { testContact } from './test-contact.ts'
import { jsonLd } from './things.ts'

const PLACE = { language: 'ru' as const, origin: 'https://sauda.example', contact: testContact }
const PHOTO: Ad['photos'][number] = {
  key: 'a',
  width: 4,
  height: 3,
  small: '',
  medium: '',
  large: '',
  jpeg: '/api/photo/a/large.jpeg',
  avif: null,
}
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
          address: { '@type': 'PostalAddress', streetAddress: 'Алматы, Северное кольцо, 7' },
          containedInPlace: { '@id': 'https://sauda.example/#centre' },
        },
      },
    })
  })

  it('has the mean and some reviews of its page, and only if it has them', () => {
    const some = [
      { author: 'Динара К.', stars: 4, text: 'Диски ровные.', created_at: '2026-11-02T05:00:00.000Z' },
    ]
    const found = { mean: 4.6, reviews: 12, some }
    const withReviews = (ad: Ad) => JSON.parse(JSON.stringify(adThing(ad, PLACE, found)))
    expect(withReviews(AD)).toMatchObject({
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.6, reviewCount: 12, bestRating: 5 },
      review: [
        {
          '@type': 'Review',
          author: { '@type': 'Person', name: 'Динара К.' },
          datePublished: '2026-11-02',
          reviewRating: { ratingValue: 4 },
        },
      ],
    })
    expect(read(AD)).not.toHaveProperty('aggregateRating')
    expect(withReviews({ ...AD, kind: 'service' })).not.toHaveProperty('aggregateRating')
  })

  it('names a private seller and no shop', () => {
    const seller = { ...AD.seller, name: 'Ержан', is_tenant: false }
    expect(read({ ...AD, seller }).offers.seller).toEqual({ '@type': 'Person', name: 'Ержан' })
  })

  it('shows its photos, or the picture that the portal draws of it', () => {
    expect(read(AD).image).toEqual(['https://sauda.example/ads/48213/picture.jpg'])
    expect(read(AD, { ...PLACE, language: 'kk' }).image).toEqual([
      'https://sauda.example/kk/ads/48213/picture.jpg',
    ])
    expect(read({ ...AD, photos: [PHOTO] }).image).toEqual(['https://sauda.example/api/photo/a/large.jpeg'])
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
