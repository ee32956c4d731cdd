import { describe, expect, it, test } from 'vitest'
import routes from '../../routes.ts'
import { isPublicPage } from '../../shell/public-pages.ts'
import { eventThing } from './event-thing.ts'
import { HEADS, headOf } from './heads.ts'
import { jsonLd } from './things.ts'

const CONTACT = {
  phones: [{ phone: '+77272000000', label: 'Справочная', label_kk: 'Анықтама' }],
  address: 'Алматы, Северное кольцо, 7',
  address_kk: '',
  email: null,
  hours: [{ weekdays: [1, 7], from: '10:00', to: '19:00' }],
}
const PLACE = { language: 'ru', origin: 'https://sauda.example', contact: CONTACT } as const
const CATALOGUE = {
  query: { category: 'brakes', brand_id: 1 },
  dictionaries: { brands: [{ id: 1, name: 'Toyota' }], parts: [], services: [] },
  list: { total: 12 },
  failed: false,
}

type Row = (typeof routes)[number]
const all = (rows: readonly Row[]): Row[] => rows.flatMap((row) => [row, ...all(row.children ?? [])])

/** As search engines read it. */
const things = (route: string, data: unknown) =>
  JSON.parse(jsonLd(headOf(route, data, PLACE)?.things ?? []) || '{"@graph":[]}')['@graph']

describe('HEADS', () => {
  test.each(Object.keys(HEADS))('%s is a page that guests may keep', (id) => {
    const row = all(routes).find(({ file }) => file === `${id}.tsx`)
    expect(row).toBeDefined()
    expect(isPublicPage(`/${(row?.path ?? '').replace(':id', '7')}`)).toBe(true)
  })

  it('says of the home page what the centre is, where and when', () => {
    const [store, site] = things('routes/catalogue/home', {})
    expect(store).toMatchObject({
      '@type': 'ShoppingCenter',
      '@id': 'https://sauda.example/#centre',
      telephone: '+77272000000',
      address: { '@type': 'PostalAddress', streetAddress: CONTACT.address, addressCountry: 'KZ' },
      openingHoursSpecification: [
        {
          dayOfWeek: ['https://schema.org/Monday', 'https://schema.org/Sunday'],
          opens: '10:00',
          closes: '19:00',
        },
      ],
    })
    expect(store).not.toHaveProperty('email')
    expect(site).toMatchObject({ '@type': 'WebSite', potentialAction: { '@type': 'SearchAction' } })
  })

  it('is whole without contacts', () => {
    const head = headOf('routes/catalogue/home', {}, { ...PLACE, contact: null })
    expect(head?.description).toContain('50 млн')
    expect(jsonLd(head?.things ?? [])).not.toMatch(/telephone|address/)
  })

  it('says of a list what it lists and the way to it', () => {
    expect(headOf('routes/catalogue/ads', CATALOGUE, PLACE)).toMatchObject({
      description: expect.stringContaining('12 объявлений'),
      search: '?brand=1&category=brakes',
    })
    expect(things('routes/catalogue/ads', CATALOGUE)).toMatchObject([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, item: 'https://sauda.example/' },
          { position: 2, item: 'https://sauda.example/ads' },
          { position: 3, item: 'https://sauda.example/ads?category=brakes' },
        ],
      },
    ])
  })

  it.each([
    ['a search', 'routes/catalogue/ads', { ...CATALOGUE, query: { q: 'фара' } }],
    ['a filtered list', 'routes/catalogue/ads', { ...CATALOGUE, query: { level: [2] } }],
    ['a list that failed', 'routes/catalogue/ads', { ...CATALOGUE, failed: true }],
    ['an ad that is not public', 'routes/catalogue/ad', { ad: { live: false } }],
    ['a page that could not be loaded', 'routes/catalogue/ad', undefined],
    ['a page of people', 'routes/people/profile', {}],
    ['an object’s own name', 'toString', {}],
  ])('says nothing of %s', (_what, route, data) => {
    expect(headOf(route, data, PLACE)).toBeNull()
  })
})

it('has no data block without things', () => {
  expect(jsonLd([])).toBe('')
})

it('describes a promotion as an event in the centre', () => {
  const promotion = {
    title: 'Шины',
    text: 'Скидка',
    path: '/promotions/3',
    from: '2026-11-21',
    till: null,
    pictures: ['/p.jpg'],
  }
  expect(JSON.parse(JSON.stringify(eventThing(promotion, PLACE)))).toEqual({
    '@type': 'SaleEvent',
    name: 'Шины',
    description: 'Скидка',
    url: 'https://sauda.example/promotions/3',
    startDate: '2026-11-21',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    image: ['https://sauda.example/p.jpg'],
    location: { '@id': 'https://sauda.example/#centre' },
    organizer: { '@id': 'https://sauda.example/#centre' },
  })
})
