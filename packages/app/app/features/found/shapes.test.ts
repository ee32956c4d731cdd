import type { Ad } from '@sauda/sdk/ads'
import type { Promotion } from '@sauda/sdk/content'
import { describe, expect, it, test } from 'vitest'
import { headOf, promotionFound, trailFound } from './heads.ts'
import { testAd } from './test-ad.ts'
import { testContact } from './test-contact.ts'
import { testPromotion } from './test-promotion.ts'
import { type HeadPlace, jsonLd } from './things.ts'

type Is = (value: unknown) => boolean

const text: Is = (value) => typeof value === 'string' && value.trim() !== ''
const address: Is = (value) => text(value) && /^https:\/\/[^/]+\/\S*$/.test(String(value))
const number: Is = (value) => typeof value === 'number' && Number.isFinite(value)
const day: Is = (value) => /^\d{4}-\d\d-\d\d$/.test(String(value))
const clock: Is = (value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(String(value))
const phone: Is = (value) => /^\+\d{11}$/.test(String(value))
const all =
  (is: Is): Is =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every(is)
const of = (list: string, ...ends: string[]) => ends.map((end) => `https://schema.org/${end}`).includes(list)
const enumeration =
  (...ends: string[]): Is =>
  (value) =>
    of(String(value), ...ends)

/** A field with the things that may stand in it. */
const thing =
  (...types: string[]): Is =>
  (value) =>
    isThing(value) && types.includes(value['@type'])
const reference: Is = (value) => isObject(value) && address(value['@id']) && Object.keys(value).length === 1
const either =
  (...ways: Is[]): Is =>
  (value) =>
    ways.some((is) => is(value))
const shops = either(thing('AutoPartsStore'), all(thing('AutoPartsStore')), reference)

type Shape = { readonly must: Record<string, Is>; readonly may?: Record<string, Is> }

const LOCAL_BUSINESS: Shape = {
  must: { name: text, address: thing('PostalAddress') },
  may: {
    '@id': address,
    description: text,
    url: address,
    logo: address,
    image: address,
    priceRange: text,
    currenciesAccepted: text,
    telephone: phone,
    email: text,
    geo: thing('GeoCoordinates'),
    hasMap: address,
    openingHoursSpecification: all(thing('OpeningHoursSpecification')),
    specialOpeningHoursSpecification: all(thing('OpeningHoursSpecification')),
    containedInPlace: reference,
  },
}

/**
 * What schema.org knows of each thing that the portal names, and what search engines require of it: without a field of
 * `must` they show nothing of it.
 */
const SHAPES: Record<string, Shape> = {
  ShoppingCenter: LOCAL_BUSINESS,
  AutoPartsStore: LOCAL_BUSINESS,
  PostalAddress: { must: { streetAddress: text, addressCountry: text } },
  GeoCoordinates: { must: { latitude: number, longitude: number } },
  OpeningHoursSpecification: {
    must: { opens: clock, closes: clock },
    may: {
      dayOfWeek: all(
        enumeration('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'),
      ),
      validFrom: day,
      validThrough: day,
    },
  },
  WebSite: {
    must: { name: text, url: address },
    may: { inLanguage: enumerated('ru', 'kk'), potentialAction: thing('SearchAction') },
  },
  SearchAction: { must: { target: thing('EntryPoint'), 'query-input': text } },
  EntryPoint: { must: { urlTemplate: address } },
  Product: {
    must: { name: text, image: all(address) },
    may: {
      description: text,
      url: address,
      category: text,
      sku: text,
      brand: thing('Brand'),
      offers: thing('Offer'),
    },
  },
  Service: {
    must: { name: text, provider: either(shops, thing('Person')) },
    may: { description: text, url: address, image: all(address), category: text, offers: thing('Offer') },
  },
  Brand: { must: { name: text } },
  Person: { must: { name: text } },
  Offer: {
    must: { price: number, priceCurrency: text },
    may: {
      url: address,
      availability: enumeration('InStock'),
      itemCondition: enumeration('NewCondition', 'UsedCondition', 'RefurbishedCondition'),
      seller: either(shops, thing('Person')),
    },
  },
  SaleEvent: {
    must: { name: text, startDate: day, location: thing('ShoppingCenter') },
    may: {
      description: text,
      url: address,
      endDate: day,
      eventStatus: enumeration('EventScheduled'),
      eventAttendanceMode: enumeration('OfflineEventAttendanceMode'),
      image: all(address),
      organizer: shops,
    },
  },
  BreadcrumbList: { must: { itemListElement: all(thing('ListItem')) } },
  ListItem: { must: { position: number, name: text, item: address } },
}

function enumerated(...values: string[]): Is {
  return (value) => values.includes(String(value))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isThing(value: unknown): value is Record<string, unknown> & { '@type': string } {
  return isObject(value) && typeof value['@type'] === 'string'
}

/** What is wrong with a thing and with those within it. */
function faultsOf(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => faultsOf(each, `${at}[${index}]`))
  if (!isThing(value)) return []
  const here = `${at}/${value['@type']}`
  const shape = SHAPES[value['@type']]
  if (!shape) return [`${here} is unknown`]
  const known: Record<string, Is> = { ...shape.may, ...shape.must }
  return [
    ...Object.keys(shape.must)
      .filter((field) => !(field in value))
      .map((field) => `${here} has no ${field}`),
    ...Object.entries(value).flatMap(([field, held]) => {
      if (field === '@type') return []
      const is = Object.hasOwn(known, field) ? known[field] : undefined
      if (!is) return [`${here} cannot have ${field}`]
      return is(held) ? faultsOf(held, `${here}.${field}`) : [`${here}.${field} is ${JSON.stringify(held)}`]
    }),
  ]
}

const PLACE: HeadPlace = { language: 'ru', origin: 'https://sauda.example', contact: testContact }

const inBothLanguages = (['ru', 'kk'] as const).map((language): HeadPlace => ({ ...PLACE, language }))

const ADS: Record<string, Partial<Ad>> = {
  'a part': {},
  'a part with a negotiable price': { price: null },
  'a part of a private seller': { seller: { ...testAd.seller, is_tenant: false }, brand: null },
  'a service': { kind: 'service', condition: null, brand: null },
  'goods without a category': { kind: 'goods', category: null, condition: 'new' },
}

const PROMOTIONS: Record<string, Partial<Promotion>> = {
  'a promotion of a shop': {},
  'a promotion of the centre': { rooms: [] },
  'a promotion without an end or a summary': { ends_on: null, summary: null },
}

const CATALOGUE = {
  query: { category: 'brakes' },
  lists: JSON.stringify({ dictionaries: { brands: [], parts: [], services: [] }, list: { total: 12 } }),
  failed: false,
}

const promotionData = (more: Partial<Promotion>, place: HeadPlace) => ({
  title: 'Шины',
  description: 'Скидка',
  found: promotionFound({ ...testPromotion, ...more }, '/promotions/3', place),
})

/** The pages with structured data: the id of their route, and their data in a language. */
const PAGES: [name: string, route: string, data: (place: HeadPlace) => unknown][] = [
  ['the home page', 'routes/catalogue/home', () => ({})],
  ['a list', 'routes/catalogue/ads', () => CATALOGUE],
  ...Object.entries(ADS).map(([name, more]): (typeof PAGES)[number] => [
    name,
    'routes/catalogue/ad',
    () => ({ ad: { ...testAd, ...more } }),
  ]),
  ...Object.entries(PROMOTIONS).map(([name, more]): (typeof PAGES)[number] => [
    name,
    'routes/content/promotion',
    (place) => promotionData(more, place),
  ]),
  [
    'a text',
    'routes/content/text',
    (place) => ({ title: 'П', description: 'П', found: trailFound([{ to: '/rules', name: 'П' }], place) }),
  ],
]

const graphOf = (route: string, data: unknown, place: HeadPlace): unknown[] =>
  JSON.parse(jsonLd(headOf(route, data, place)?.things ?? []) || '{"@graph":[]}')['@graph']

test.each(PAGES)('%s names things as schema.org and search engines know them', (_name, route, dataIn) => {
  for (const place of inBothLanguages) {
    const graph = graphOf(route, dataIn(place), place)
    expect(graph.length).toBeGreaterThan(0)
    expect(faultsOf(graph)).toEqual([])
  }
})

describe('faultsOf', () => {
  it.each([
    [{ '@type': 'Discount' }, 'is unknown'],
    [{ '@type': 'Brand' }, 'has no name'],
    [{ '@type': 'Brand', name: ' ' }, '.name is'],
    [{ '@type': 'Brand', name: 'Toyota', colour: 'red' }, 'cannot have colour'],
    [{ '@type': 'Offer', price: '58 000', priceCurrency: 'KZT' }, '.price is'],
    [
      { '@type': 'Offer', price: 1, priceCurrency: 'KZT', seller: { '@type': 'Brand', name: 'A' } },
      '.seller',
    ],
    [{ '@type': 'Product', name: 'A', image: [] }, '.image is'],
    [{ '@type': 'Product', name: 'A', image: ['/photo.jpg'] }, '.image is'],
  ])('reports %j', (value, fault) => {
    expect(faultsOf(value).join()).toContain(fault)
  })

  it('reports an event whose place is only named elsewhere', () => {
    const location = { '@id': 'https://sauda.example/#centre' }
    expect(faultsOf({ '@type': 'SaleEvent', name: 'A', startDate: '2026-11-01', location })).toEqual([
      '/SaleEvent.location is {"@id":"https://sauda.example/#centre"}',
    ])
  })
})
