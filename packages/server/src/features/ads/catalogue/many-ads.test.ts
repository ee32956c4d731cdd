import type { components } from '@sauda/sdk'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commonWord, fillCatalogue, oldCommonWord, oldWord } from '../../../testing/many-ads.ts'
import { naiveCatalogue } from '../../../testing/naive-catalogue.ts'
import { type TestServer, testServer } from '../../../testing/test-server.ts'
import type { AdFilter } from './filter-queries.ts'

/** More than are compared and counted one by one. */
const ADS = 13_000

let test: TestServer
let naive: Awaited<ReturnType<typeof naiveCatalogue>>

beforeAll(async () => {
  test = await testServer()
  await fillCatalogue(test.database, ADS)
  naive = await naiveCatalogue(test.db)
})
afterAll(() => test.close())

const seldom = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value })

const CONDITIONS: NonNullable<AdFilter['condition']>[] = [['used'], ['refurbished'], ['new', 'used']]

const filters: fc.Arbitrary<AdFilter> = fc.record({
  q: seldom(fc.constantFrom(commonWord, oldWord, oldCommonWord, `${commonWord} ${oldWord}`, 'деталь 12')),
  kind: seldom(fc.constantFrom('part', 'goods')),
  brand_id: seldom(fc.oneof(fc.integer({ min: 1, max: 40 }), fc.constant<number[]>([3, 4, 5]))),
  category: seldom(fc.oneof(fc.constant('brakes'), fc.constant<string[]>(['oils', 'lights']))),
  price_from: seldom(fc.constantFrom(0, 450_000, 890_000)),
  price_to: seldom(fc.constantFrom(20_000, 460_000, 900_000)),
  negotiable: seldom(fc.boolean()),
  condition: seldom(fc.constantFrom(...CONDITIONS)),
  level: seldom(fc.oneof(fc.integer({ min: 1, max: 5 }), fc.constant<number[]>([1, 3]))),
  sort: fc.constantFrom('newest', 'price_asc', 'price_desc'),
})

/** Filters of long lists, which the others seldom have. */
const broad: fc.Arbitrary<AdFilter> = fc.record({
  kind: seldom(fc.constant('part')),
  sort: fc.constantFrom('newest', 'price_asc', 'price_desc'),
})

describe('a catalogue of many ads', () => {
  it('agrees with a scan of all rows, on the first pages and on the last', async () => {
    let long = 0
    await fc.assert(
      fc.asyncProperty(
        fc.oneof({ weight: 2, arbitrary: filters }, { weight: 1, arbitrary: broad }),
        async (filter) => {
          const expected = await naive.ids(filter)
          const ids: number[] = []
          let cursor: string | null = null
          // The whole list only where it has few pages: the scan of the plan is what takes long.
          const most = expected.length > 3000 ? 300 : expected.length
          do {
            const page: Answer = await ask({ ...filter, limit: 100, cursor })
            ids.push(...page.items.map(({ id }) => id))
            cursor = page.next
            expect(page.total).toBe(expected.length)
            expect(page.total_is_estimate).toBeUndefined()
          } while (cursor && ids.length < most)
          expect(ids).toEqual(expected.slice(0, ids.length))
          expect(ids.length).toBe(most)
          if (expected.length > 1000) long++
        },
      ),
      { numRuns: 36 },
    )
    expect(long).toBeGreaterThan(6)
  })

  it.each([
    ['all', {}],
    ['conditions', { condition: ['used' as const, 'new' as const] }],
  ])('estimates the choices of %s within a fifth', async (_what, filter) => {
    const { facets } = await ask({ ...filter, limit: 1, facets: true })
    const counts = await naive.choices(filter)
    for (const name of ['level', 'category', 'kind'] as const) {
      expect(facets?.[name].is_estimate).toBe(true)
      for (const { value, ads } of facets?.[name].choices ?? []) {
        const exact = counts[`${name} ${value}`] ?? 0
        expect(Math.abs(ads - exact) / exact, `${name} ${value}: ${ads} of ${exact}`).toBeLessThan(0.2)
      }
    }
  })

  it.each<AdFilter>([
    { level: 2, category: 'oils' },
    { level: [1, 3], condition: ['new', 'refurbished'], kind: 'part' },
    { negotiable: true, condition: ['refurbished'] },
    { negotiable: true, category: ['brakes', 'oils'], brand_id: [1, 11] },
    { negotiable: true, level: [1, 2], sort: 'price_asc' },
    // These choices exclude each other.
    { negotiable: true, level: 2, sort: 'price_desc' },
    // With a bound of the price, and without the wish for ads without one, levels are the only rare choice.
    { negotiable: true, price_to: 20_000, level: 3, category: 'lights' },
    { negotiable: false, level: 3, condition: [], category: ['tyres'] },
  ])('finds and counts rare choices as a scan of all rows does: %j', async (filter) => {
    const expected = await naive.ids(filter)
    const ids: number[] = []
    let cursor: string | null = null
    do {
      const page: Answer = await ask({ ...filter, limit: 100, cursor })
      ids.push(...page.items.map(({ id }) => id))
      cursor = page.next
    } while (cursor)
    expect(ids).toEqual(expected)
    const { facets } = await ask({ ...filter, limit: 1, facets: true })
    const counts = await naive.choices(filter)
    expect(facets?.spare_part_id.is_estimate).toBeUndefined()
    expect(
      Object.fromEntries(
        facets?.spare_part_id.choices.map(({ value, ads }) => [`spare_part_id ${value}`, ads]) ?? [],
      ),
    ).toEqual(
      Object.fromEntries(Object.entries(counts).filter(([name]) => name.startsWith('spare_part_id '))),
    )
  })

  it('counts exactly where few fit all other filters, although many fit without them', async () => {
    const filter = { brand_id: 7, condition: ['refurbished' as const] }
    const { facets } = await ask({ ...filter, limit: 1, facets: true })
    const counts = await naive.choices(filter)
    expect(facets?.level.is_estimate).toBeUndefined()
    expect(facets?.level.choices.map(({ value, ads }) => [`level ${value}`, ads])).toEqual(
      Object.entries(counts)
        .filter(([name]) => name.startsWith('level '))
        .sort(([, a], [, b]) => b - a),
    )
  })
})

interface Answer {
  items: { id: number }[]
  total: number
  total_is_estimate?: boolean
  next: string | null
  facets?: components['schemas']['AdFacets']
}

async function ask(json: object): Promise<Answer> {
  const answer = await test.send({ path: '/api/userBanner/pagination', json })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}
