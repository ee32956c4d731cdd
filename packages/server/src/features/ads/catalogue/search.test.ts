import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ad } from '../../../testing/ads.ts'
import { person, room } from '../../../testing/people.ts'
import { type TestServer, testServer } from '../../../testing/test-server.ts'
import type { AdFilter } from './filter-queries.ts'
import { queryWords } from './search-words.ts'

interface Listed {
  ad_id: number
  seller_id: number
  at: number
  kind: string
  brand_id: number | null
  spare_part_id: number | null
  service_id: number | null
  category: string | null
  price: number | null
  condition: string | null
  room_ids: number[]
  levels: number[]
  weekdays: number[]
  words: string
}

let test: TestServer
let rows: Listed[]
/** Lexemes of a word in the Russian dictionary, from PostgreSQL one word at a time. */
const stems = new Map<string, string[]>()

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
    await ad(test, sellers[n % 2]?.id ?? 0, {
      live: true,
      status: 31,
      // Several share a moment, so that the id decides the order.
      sortAt: new Date(start - Math.floor(n / 3) * 60_000),
      draft: {
        kind: service ? 'service' : n % 3 === 0 ? 'goods' : 'part',
        brand_id: n % 4 === 0 ? null : (brands[n % 2]?.id ?? null),
        spare_part_id: !service && n % 3 !== 0 ? (parts[n % 2]?.id ?? null) : null,
        title: `${TITLES[n % TITLES.length]} ${n}`,
        text:
          n % 5 === 0
            ? 'Подходит для Camry и Corolla, состояние отличное.'
            : 'Новая деталь в упаковке, гарантия.',
        price: n % 6 === 0 ? null : 1000 * ((n * 37) % 50) + 500,
        condition: service ? null : ((['new', 'used', 'refurbished'] as const)[n % 3] ?? null),
        room_ids: n % 2 === 0 ? rooms.slice(0, 1 + (n % 4 === 0 ? 1 : 0)) : [],
        weekdays: n % 3 === 0 ? [] : [1, 2, (n % 7) + 1],
      },
    })
  }
  rows = (
    await sql<Listed>`select *, extract(epoch from sort_at) * 1000 as at from ad_listings`.execute(test.db)
  ).rows
})
afterAll(() => test.close())

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
    brand_id: fc.integer({ min: 1, max: 3 }),
    spare_part_id: fc.integer({ min: 1, max: 3 }),
    category: fc.constantFrom('brakes', 'lights', 'oils'),
    price_from: fc.integer({ min: 0, max: 50_000 }),
    price_to: fc.integer({ min: 0, max: 50_000 }),
    negotiable: fc.boolean(),
    condition: fc.subarray(['new', 'used', 'refurbished'] as const).map((list) => [...list]),
    room_id: fc.integer({ min: 1, max: 4 }),
    level: fc.integer({ min: 1, max: 5 }),
    weekday: fc.integer({ min: 1, max: 7 }),
    seller_id: fc.integer({ min: 1, max: 3 }),
    sort: fc.constantFrom('newest', 'price_asc', 'price_desc'),
  },
  { requiredKeys: [] },
)

describe('the catalogue', () => {
  it('agrees with a naive scan of all rows, for any filter, order and page size', async () => {
    await fc.assert(
      fc.asyncProperty(filters, fc.integer({ min: 1, max: 40 }), async (filter, limit) => {
        const expected = await naive(filter)
        const walked = await walk(filter, limit)
        expect(walked.ids).toEqual(expected)
        expect(walked.total).toBe(expected.length)
      }),
      { numRuns: 150 },
    )
  })

  it('has no gaps and no repeats while ads are added and removed at the top', async () => {
    const before = await naive({})
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

  it.each([
    ['not a cursor', 'не курсор'],
    ['of another order', Buffer.from('["price_asc",5,1]').toString('base64url')],
    ['with another type of value', Buffer.from('["newest",5,1]').toString('base64url')],
    [
      'with a time that only JavaScript can read',
      Buffer.from('["newest","Jan 1 2020 (x)",5]').toString('base64url'),
    ],
    ['with a number instead of a time', Buffer.from('["newest","1",5]').toString('base64url')],
    ['without an id', Buffer.from('["newest","2026-11-21T00:00:00.000Z"]').toString('base64url')],
    [
      'with an invalid id',
      Buffer.from('["newest","2026-11-21T00:00:00.000Z","1;drop"]').toString('base64url'),
    ],
  ])('rejects a cursor: %s', async (_what, cursor) => {
    const answer = await test.send({ path: '/api/userBanner/pagination', json: { cursor } })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual({ cursor: ['wrong_format'] })
  })

  it.each([
    [{ limit: 0 }, 'limit', 'too_small'],
    [{ limit: 101 }, 'limit', 'too_large'],
    [{ price_from: 'дорого' }, 'price_from', 'not_a_number'],
    [{ price_to: -1 }, 'price_to', 'too_small'],
    [{ kind: 'car' }, 'kind', 'unknown'],
    [{ condition: ['broken'] }, 'condition.0', 'unknown'],
    [{ level: 6 }, 'level', 'too_large'],
    [{ weekday: 0 }, 'weekday', 'too_small'],
    [{ q: 'а'.repeat(201) }, 'q', 'too_long'],
    [{ list: 'everything' }, 'list', 'unknown'],
    [{ sort: 'random' }, 'sort', 'unknown'],
    [{ brand_id: 99_999_999_999 }, 'brand_id', 'too_large'],
  ])('rejects %o by field', async (json, field, code) => {
    const answer = await test.send({ path: '/api/userBanner/pagination', json })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual({ [field]: [code] })
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

async function ask(filter: AdFilter & { limit: number }, cursor: string | null) {
  const answer = await test.send({ path: '/api/userBanner/pagination', json: { ...filter, cursor } })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data as { items: { id: number }[]; total: number; next: string | null }
}

/** The contract's definition, applied to all rows one by one. */
async function naive(filter: AdFilter): Promise<number[]> {
  const asked = await Promise.all(
    queryWords(filter.q ?? '').map(async (word) => ({ word, stems: await stemsOf(word) })),
  )
  const kept: Listed[] = []
  for (const row of rows) if (fits(row, filter) && (await saysAll(row, asked))) kept.push(row)
  const missing = filter.sort === 'price_asc' ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY
  return kept
    .sort((a, b) => {
      if (filter.sort === 'price_asc')
        return compare(a.price ?? missing, b.price ?? missing) || a.ad_id - b.ad_id
      if (filter.sort === 'price_desc')
        return compare(b.price ?? missing, a.price ?? missing) || b.ad_id - a.ad_id
      return b.at - a.at || b.ad_id - a.ad_id
    })
    .map((row) => row.ad_id)
}

function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1
}

function fits(row: Listed, f: AdFilter): boolean {
  const bounded = f.price_from !== undefined || f.price_to !== undefined
  const within =
    row.price !== null &&
    row.price >= (f.price_from ?? 0) &&
    row.price <= (f.price_to ?? Number.POSITIVE_INFINITY)
  const priced = bounded
    ? within || (row.price === null && f.negotiable === true)
    : !f.negotiable || row.price === null
  return (
    priced &&
    (!f.kind || row.kind === f.kind) &&
    (!f.brand_id || row.brand_id === f.brand_id) &&
    (!f.spare_part_id || row.spare_part_id === f.spare_part_id) &&
    (!f.category || row.category === f.category) &&
    (!f.condition?.length || f.condition.some((condition) => condition === row.condition)) &&
    (!f.room_id || row.room_ids.includes(f.room_id)) &&
    (!f.level || row.levels.includes(f.level)) &&
    (!f.weekday || row.weekdays.length === 0 || row.weekdays.includes(f.weekday)) &&
    (!f.seller_id || row.seller_id === f.seller_id)
  )
}

async function saysAll(row: Listed, asked: readonly { word: string; stems: string[] }[]): Promise<boolean> {
  const words = row.words.split(' ')
  const said = new Set(words)
  for (const word of words) for (const stem of await stemsOf(word)) said.add(stem)
  return asked.every(
    ({ word, stems: wanted }) =>
      // A stop word matches everything.
      wanted.length === 0 ||
      said.has(word) ||
      wanted.some((stem) => said.has(stem)) ||
      (word.length >= 3 && words.some((one) => one.includes(word))),
  )
}

async function stemsOf(word: string): Promise<string[]> {
  const known = stems.get(word)
  if (known) return known
  const found = await sql<{
    lexemes: string[]
  }>`select tsvector_to_array(to_tsvector('russian', ${word})) as lexemes`.execute(test.db)
  const lexemes = found.rows[0]?.lexemes ?? []
  stems.set(word, lexemes)
  return lexemes
}
