import type { components } from '@sauda/sdk'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ad } from '../../../testing/ads.ts'
import { naiveCatalogue } from '../../../testing/naive-catalogue.ts'
import { person, room } from '../../../testing/people.ts'
import { type TestServer, testServer } from '../../../testing/test-server.ts'
import type { AdFilter } from './filter-queries.ts'

let test: TestServer
let naive: Awaited<ReturnType<typeof naiveCatalogue>>

const TITLES = [
  'Диск тормозной Brembo, Camry 50',
  'Диски тормозные, задние, пара',
  'Колодки тормозные TRW GDB3454',
  'Масло моторное 5W-30, 4 л',
  'Фара правая RAV4 XA50',
  'Тежегіш қалыптары, алдыңғы',
  'Ремонт и замена тормозных дисков',
  'Ёмкость для масла, чёрная',
]

const VINS = ['JTNBE40K903098745', 'JZX100-0012345', 'JTNBE46K203112077']

beforeAll(async () => {
  test = await testServer()
  const sellers = [await person(test, 1), await person(test, 5)]
  const rooms = [
    await room(test, { tenant: sellers[0]?.id ?? 0, level: 2 }),
    await room(test, { tenant: sellers[0]?.id ?? 0, level: 4 }),
  ]
  const brands = await test.db
    .insertInto('brands')
    .values([{ name: 'Toyota' }, { name: 'Kia' }])
    .returning('id')
    .execute()
  const parts = await test.db
    .insertInto('spare_parts')
    .values([
      { name: 'Тормозной диск', name_kk: 'Тежегіш дискісі', category: 'brakes' },
      { name: 'Фара', name_kk: 'Фара', category: 'lights' },
    ])
    .returning('id')
    .execute()
  const start = test.clock.now().getTime()
  for (let n = 0; n < 120; n++) {
    const service = n % 7 === 6
    const part = !service && n % 3 !== 0
    await ad(test, sellers[n % 2]?.id ?? 0, {
      live: true,
      status: 31,
      // Several share a moment, so that the id decides the order.
      sortAt: new Date(start - Math.floor(n / 3) * 60_000),
      draft: {
        kind: service ? 'service' : part ? 'part' : 'goods',
        brand_id: n % 4 === 0 ? null : (brands[n % 2]?.id ?? null),
        spare_part_id: part ? (parts[n % 2]?.id ?? null) : null,
        title: `${TITLES[n % TITLES.length]} ${n}`,
        text:
          n % 5 === 0
            ? 'Подходит для Camry и Corolla, состояние отличное.'
            : 'Новая деталь в упаковке, гарантия.',
        price: n % 6 === 0 ? null : 1000 * ((n * 37) % 50) + 500,
        condition: service ? null : ((['new', 'used', 'refurbished'] as const)[n % 3] ?? null),
        vin: part ? (VINS[n % 4] ?? null) : null,
        room_ids: n % 2 === 0 ? rooms.slice(0, 1 + (n % 4 === 0 ? 1 : 0)) : [],
        weekdays: n % 3 === 0 ? [] : [1, 2, (n % 7) + 1],
      },
    })
  }
  naive = await naiveCatalogue(test.db)
})
afterAll(() => test.close())

const oneOrMore = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof(value, fc.uniqueArray(value, { maxLength: 5 }))

const filters: fc.Arbitrary<AdFilter> = fc.record(
  {
    q: fc.constantFrom(
      'диск',
      'тормозной диск',
      'дисков тормозных',
      'camry',
      '50',
      'gdb',
      'и',
      'ёмкость',
      'чёрн',
      'қалып',
      'rav4',
      'нет такого',
      '%',
      '_',
      'диск camry',
    ),
    kind: fc.constantFrom('part', 'service', 'goods'),
    brand_id: oneOrMore(fc.integer({ min: 1, max: 3 })),
    spare_part_id: fc.integer({ min: 1, max: 3 }),
    category: oneOrMore(fc.constantFrom('brakes', 'lights', 'oils')),
    price_from: fc.integer({ min: 0, max: 50_000 }),
    price_to: fc.integer({ min: 0, max: 50_000 }),
    negotiable: fc.boolean(),
    condition: fc.subarray(['new', 'used', 'refurbished'] as const).map((list) => [...list]),
    room_id: fc.integer({ min: 1, max: 4 }),
    level: oneOrMore(fc.integer({ min: 1, max: 5 })),
    weekday: fc.integer({ min: 1, max: 7 }),
    seller_id: fc.integer({ min: 1, max: 3 }),
    sort: fc.constantFrom('newest', 'price_asc', 'price_desc'),
  },
  { requiredKeys: [] },
)

/** Seldom set, so that the others leave something to find. */
const seldom = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value })

const wideFilters: fc.Arbitrary<AdFilter> = fc.record({
  q: seldom(
    fc.constantFrom('диск', 'тормозной диск', 'camry', 'ёмкость', 'диск camry', 'фара правая', 'дискк'),
  ),
  kind: seldom(fc.constantFrom('part', 'service', 'goods')),
  brand_id: seldom(oneOrMore(fc.integer({ min: 1, max: 3 }))),
  spare_part_id: seldom(fc.integer({ min: 1, max: 2 })),
  category: seldom(oneOrMore(fc.constantFrom('brakes', 'lights'))),
  price_from: seldom(fc.integer({ min: 0, max: 20_000 })),
  price_to: seldom(fc.integer({ min: 20_000, max: 50_000 })),
  negotiable: seldom(fc.boolean()),
  condition: seldom(fc.subarray(['new', 'used', 'refurbished'] as const).map((list) => [...list])),
  level: seldom(oneOrMore(fc.constantFrom(2, 4, 5))),
  weekday: seldom(fc.integer({ min: 1, max: 7 })),
  maker: seldom(oneOrMore(fc.constantFrom('Brembo', 'TRW', 'Depo'))),
  sort: fc.constantFrom('newest', 'price_asc', 'price_desc'),
})

/** A VIN or a piece of it as people type it: in groups, with a hyphen or without, beside another word. */
const vins = fc
  .record({
    vin: fc.constantFrom(...VINS),
    from: fc.constantFrom(0, 0, 0, 3),
    to: fc.integer({ min: 4, max: 17 }),
    group: fc.constantFrom(17, 17, 3, 5, 6),
    hyphen: fc.boolean(),
    word: fc.constantFrom('', '', 'диск ', 'нет '),
  })
  .map(({ vin, from, to, group, hyphen, word }) => {
    const typed = (hyphen ? vin : vin.replace('-', '').toLowerCase()).slice(from, to)
    return word + (typed.match(new RegExp(`.{1,${group}}`, 'g')) ?? []).join(' ')
  })

describe('the catalogue', () => {
  it('agrees with a naive scan of all rows, for any filter, order and page size', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(filters, wideFilters),
        fc.integer({ min: 1, max: 40 }),
        async (filter, limit) => {
          const expected = await naive.ids(filter)
          const walked = await walk(filter, limit)
          expect(walked.ids).toEqual(expected)
          expect(walked.total).toBe(expected.length)
        },
      ),
      { numRuns: 150 },
    )
  })

  it('counts the choices of each filter like the scan, without the filter itself', async () => {
    let counted = 0
    await fc.assert(
      fc.asyncProperty(wideFilters, async (filter) => {
        const { facets } = await ask({ ...filter, limit: 1, facets: true }, null)
        const choices = Object.entries<components['schemas']['AdFacet']>({ ...facets }).flatMap(
          ([name, facet]) => {
            expect(facet.is_estimate).toBeUndefined()
            expect(facet.choices).toEqual(facet.choices.toSorted((a, b) => b.ads - a.ads))
            return facet.choices.map(({ value, ads }) => [`${name} ${value}`, ads])
          },
        )
        expect(Object.fromEntries(choices)).toEqual(await naive.choices(filter))
        counted += choices.length
      }),
      { numRuns: 80 },
    )
    expect(counted).toBeGreaterThan(400)
  })

  it('counts choices only where it is asked to, on the first page', async () => {
    const first = await ask({ limit: 3, facets: true }, null)
    expect(first.facets?.level.choices.map(({ value }) => value).toSorted()).toEqual([2, 4])
    expect((await ask({ limit: 3, facets: true }, first.next)).facets).toBeUndefined()
    expect((await ask({ limit: 3 }, null)).facets).toBeUndefined()
    expect((await ask({ limit: 3, facets: false }, null)).facets).toBeUndefined()
  })

  it('agrees with it for a VIN, typed in groups, or its beginning', async () => {
    let finds = 0
    await fc.assert(
      fc.asyncProperty(vins, async (q) => {
        const { ids } = await walk({ q }, 100)
        expect(ids).toEqual(await naive.ids({ q }))
        if (ids.length > 0) finds++
      }),
      { numRuns: 100 },
    )
    expect(finds).toBeGreaterThan(10)
  })

  it('has no gaps and no repeats while ads are added and removed at the top', async () => {
    const before = await naive.ids({})
    const seen: number[] = []
    let cursor: string | null = null
    let seller = 0
    do {
      const page = await ask({ limit: 11 }, cursor)
      seen.push(...page.items.map((item) => item.id))
      cursor = page.next
      seller ||= (await person(test, 5)).id
      test.clock.advance(1000)
      await ad(test, seller, { live: true, status: 31 })
    } while (cursor)
    expect(seen).toEqual(before)
  })
})

async function walk(filter: AdFilter, limit: number): Promise<{ ids: number[]; total: number }> {
  const ids: number[] = []
  let cursor: string | null = null
  let total = 0
  do {
    const page = await ask({ ...filter, limit }, cursor)
    ids.push(...page.items.map((item) => item.id))
    total = page.total
    cursor = page.next
  } while (cursor)
  return { ids, total }
}

async function ask(filter: AdFilter & { limit: number; facets?: boolean }, cursor: string | null) {
  const answer = await test.send({ path: '/api/userBanner/pagination', json: { ...filter, cursor } })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data as {
    items: { id: number }[]
    total: number
    next: string | null
    facets?: components['schemas']['AdFacets']
  }
}
