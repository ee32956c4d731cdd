import { describe, expect, it, test } from 'vitest'
import routes from '../../routes.ts'
import { isPublicPage } from '../../shell/public-pages.ts'
import { HEADS, headOf, promotionFound, trailFound } from './heads.ts'
import { testContact as CONTACT } from './test-contact.ts'
import { testPromotion } from './test-promotion.ts'
import { jsonLd } from './things.ts'

const PLACE = { language: 'ru', origin: 'https://sauda.example', contact: CONTACT } as const
const CATALOGUE = {
  query: { category: 'brakes', brand_id: 1 },
  lists: JSON.stringify({
    dictionaries: { brands: [{ id: 1, name: 'Toyota' }], parts: [], services: [] },
    list: { total: 12 },
  }),
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
      geo: { '@type': 'GeoCoordinates', latitude: 43.3005, longitude: 76.943 },
      address: { '@type': 'PostalAddress', streetAddress: CONTACT.address, addressCountry: 'KZ' },
      openingHoursSpecification: [
        {
          dayOfWeek: ['https://schema.org/Monday', 'https://schema.org/Sunday'],
          opens: '10:00',
          closes: '19:00',
        },
      ],
    })
    expect(store.specialOpeningHoursSpecification).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-12-30',
        validThrough: '2026-12-30',
        opens: '10:00',
        closes: '23:59',
      },
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-12-31',
        validThrough: '2026-12-31',
        opens: '00:00',
        closes: '00:00',
      },
    ])
    expect(store).not.toHaveProperty('email')
    expect(site).toMatchObject({ '@type': 'WebSite', potentialAction: { '@type': 'SearchAction' } })
  })

  it('is whole without contacts', () => {
    const head = headOf('routes/catalogue/home', {}, { ...PLACE, contact: null })
    expect(head?.description).toContain('50 млн')
    expect(jsonLd(head?.things ?? [])).not.toMatch(/telephone|address|geo|hasMap/)
  })

  it('says of a list what it lists and the way to it', () => {
    expect(headOf('routes/catalogue/ads', CATALOGUE, PLACE)).toMatchObject({
      description: expect.stringMatching(/12\s+объявлений/),
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

describe('a page that is described by its loader', () => {
  const ADDRESS = { '@type': 'PostalAddress', streetAddress: CONTACT.address, addressCountry: 'KZ' }
  const found = promotionFound(testPromotion, '/promotions/3', PLACE)
  const data = { title: 'Шины', description: 'Скидка  15 %', found }

  it('says of a promotion when it is, where, and which shops take part', () => {
    expect(things('routes/of/any', data)).toEqual([
      {
        '@type': 'SaleEvent',
        name: 'Шины',
        description: 'Скидка 15 %',
        url: 'https://sauda.example/promotions/3',
        startDate: '2026-11-01',
        endDate: '2026-11-24',
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        image: ['https://sauda.example/promotions/3/picture.jpg'],
        location: {
          '@type': 'ShoppingCenter',
          '@id': 'https://sauda.example/#centre',
          name: 'Sauda',
          address: ADDRESS,
        },
        organizer: [
          {
            '@type': 'AutoPartsStore',
            name: 'AutoDisc',
            address: ADDRESS,
            containedInPlace: { '@id': 'https://sauda.example/#centre' },
          },
        ],
      },
      expect.objectContaining({ '@type': 'BreadcrumbList' }),
    ])
    expect(headOf('routes/of/any', data, PLACE)).toMatchObject({
      description: 'Скидка 15 %',
      picture: '/promotions/3/picture.jpg',
    })
  })

  it('is an event of the centre without shops', () => {
    const [event] = promotionFound({ ...testPromotion, rooms: [] }, '/promotions/3', PLACE).things
    expect(event?.organizer).toEqual({ '@id': 'https://sauda.example/#centre' })
  })

  it('names the way to it, as its breadcrumbs do', () => {
    const way = trailFound([{ to: '/rules', name: 'Правила' }], { ...PLACE, language: 'kk' })
    expect(things('routes/of/any', { title: 'Правила', description: 'Что можно', found: way })).toMatchObject(
      [
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { position: 1, name: 'Басты бет', item: 'https://sauda.example/kk' },
            { position: 2, name: 'Правила', item: 'https://sauda.example/kk/rules' },
          ],
        },
      ],
    )
  })

  it('has a description alone, or is hidden', () => {
    const page = { title: 'Правила', description: 'Что можно и нельзя' }
    expect(headOf('routes/of/any', page, PLACE)).toEqual({ description: 'Что можно и нельзя', things: [] })
    expect(headOf('routes/of/any', { ...page, hidden: true }, PLACE)).toBeNull()
    expect(headOf('routes/of/any', { title: 'Правила' }, PLACE)).toBeNull()
  })
})
