import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AdQuery, filterValues, readAdQuery, writeAdQuery } from './ad-query.ts'
import { AD_CONDITIONS, AD_KINDS } from './ad-shape.ts'

const read = (search: string) => readAdQuery(new URLSearchParams(search))

const WHOLE: AdQuery = {
  q: 'диск тормозной',
  kind: 'part',
  brand_id: 1,
  spare_part_id: 7,
  service_id: 3,
  category: 'brakes',
  price_from: 0,
  price_to: 60_000,
  negotiable: false,
  condition: ['new', 'used'],
  room_id: 54,
  level: 2,
  weekday: 6,
  maker: 'Liqui Moly',
  open_now: true,
  sort: 'price_asc',
}

describe('catalogue addresses', () => {
  test('filters are written in one order', () => {
    const address =
      'q=%D0%B4%D0%B8%D1%81%D0%BA+%D1%82%D0%BE%D1%80%D0%BC%D0%BE%D0%B7%D0%BD%D0%BE%D0%B9&kind=part&brand=1&part=7' +
      '&service=3&category=brakes&price_from=0&price_to=60000&negotiable=0&condition=new&condition=used&room=54' +
      '&level=2&weekday=6&maker=Liqui+Moly&open=1&sort=price_asc'
    expect(writeAdQuery(WHOLE).toString()).toBe(address)
    expect(read(address.split('&').reverse().join('&'))).toEqual(WHOLE)
  })

  test('accepts prices with spaces', () => {
    expect(read('price_from=1+000&price_to=58%C2%A0000')).toEqual({ price_from: 1000, price_to: 58_000 })
  })

  test.each([
    '',
    'q=',
    'q=+++',
    'kind=car',
    'kind=Part',
    'brand=0',
    'brand=-1',
    'brand=1.5',
    'brand=1e3',
    'brand=2147483648',
    'brand=Toyota',
    'part=',
    'service=%D9%A3',
    'category=Brakes',
    'category=../etc',
    'category=brakes!',
    `category=${'b'.repeat(41)}`,
    'price_from=много',
    'price_from=',
    'price_from=-500',
    'price_from=12+тысяч',
    'price_to=12.000',
    'price_to=1,5+млн',
    'price_to=1000000001',
    'negotiable=yes',
    'condition=broken',
    'room=0x10',
    'level=0',
    'level=6',
    'weekday=8',
    'maker=',
    'maker=+Bosch',
    'maker=Bosch+',
    `maker=${'x'.repeat(61)}`,
    'maker=a%0Ab',
    'open=0',
    'open=yes',
    'sort=newest',
    'sort=random',
    'page=3&utm_source=x&__proto__=1&brand_id=1',
  ])('ignores %j', (search) => {
    expect(read(search)).toStrictEqual({})
  })

  test('search text is trimmed to one line and cut', () => {
    expect(read('q=++a%0A%09b++')).toEqual({ q: 'a b' })
    expect(read(`q=${'x'.repeat(300)}`).q).toHaveLength(200)
    expect(read(`q=+${'x'.repeat(300)}`).q).toHaveLength(200)
    expect(read(`q=${'x'.repeat(199)}+y`).q).toHaveLength(199)
  })

  test('conditions are unique and in a fixed order', () => {
    expect(read('condition=used&condition=new&condition=used&condition=x')).toEqual({
      condition: ['new', 'used'],
    })
  })

  test('brands, categories and levels may have several values', () => {
    const address = 'brand=3&brand=12&category=brakes&category=oils&level=2&level=3'
    const query = { brand_id: [3, 12], category: ['brakes', 'oils'], level: [2, 3] }
    expect(read(address)).toEqual(query)
    expect(writeAdQuery(query).toString()).toBe(address)
  })

  test.each([
    ['level=3&level=1&level=3', { level: [1, 3] }],
    ['brand=12&brand=3', { brand_id: [3, 12] }],
    ['level=2&level=2', { level: 2 }],
    ['maker=TRW&maker=Bosch&maker=TRW', { maker: ['Bosch', 'TRW'] }],
    ['maker=B', { maker: 'B' }],
    ['level=2&level=9&level=x', { level: 2 }],
    ['level=9&level=x&level=', {}],
    ['category=oils&category=../etc&category=brakes', { category: ['brakes', 'oils'] }],
    ['brand=1,2', {}],
    ['brand[]=1', {}],
  ])('reads %j without repeats and invalid values, in one order', (search, query) => {
    expect(read(search)).toStrictEqual(query)
  })

  test('no more values are read than the contract accepts', () => {
    const many = Array.from({ length: 100 }, (_, n) => `brand=${100 - n}`).join('&')
    expect(read(many).brand_id).toEqual(Array.from({ length: 50 }, (_, n) => n + 1))
  })

  test('one value and several are listed alike', () => {
    expect(filterValues(undefined)).toEqual([])
    expect(filterValues(0)).toEqual([0])
    expect(filterValues('brakes')).toEqual(['brakes'])
    expect(filterValues([3, 7])).toEqual([3, 7])
  })

  test('filters are the same after writing and reading', () => {
    const id = fc.integer({ min: 1, max: 2_147_483_647 })
    const price = fc.integer({ min: 0, max: 1_000_000_000 })
    const several = (value: fc.Arbitrary<number>) =>
      fc.uniqueArray(value, { minLength: 2, maxLength: 5 }).map((values) => values.sort((a, b) => a - b))
    const query = fc.record(
      {
        q: fc.stringMatching(/^[а-яёәқ]{1,9}( \w{1,9}){0,2}$/),
        kind: fc.constantFrom(...AD_KINDS),
        brand_id: fc.oneof(id, several(id)),
        spare_part_id: id,
        service_id: id,
        category: fc.oneof(fc.constantFrom('brakes', 'oils'), fc.constant<string[]>(['brakes', 'oils'])),
        price_from: price,
        price_to: price,
        negotiable: fc.boolean(),
        condition: fc.subarray([...AD_CONDITIONS], { minLength: 1 }),
        room_id: id,
        level: fc.oneof(fc.integer({ min: 1, max: 5 }), several(fc.integer({ min: 1, max: 5 }))),
        weekday: fc.integer({ min: 1, max: 7 }),
        maker: fc.oneof(fc.constant('Liqui Moly'), fc.constant<string[]>(['Bosch', 'Wynn’s'])),
        open_now: fc.constant(true as const),
        sort: fc.constantFrom('price_asc', 'price_desc'),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(query, (filters) => {
        expect(readAdQuery(writeAdQuery(filters))).toEqual(filters)
      }),
    )
  })

  test('any address can be read, and the result is stable', () => {
    const name = fc.constantFrom(...writeAdQuery(WHOLE).keys(), 'page', '__proto__')
    const value = fc.oneof(fc.string(), fc.integer().map(String), fc.constantFrom('new', 'used', 'part', '1'))
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value)), (parameters) => {
        const query = readAdQuery(new URLSearchParams(parameters))
        expect(readAdQuery(writeAdQuery(query))).toEqual(query)
      }),
    )
  })
})
