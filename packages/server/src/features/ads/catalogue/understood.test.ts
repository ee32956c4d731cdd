import type { AdDraft } from '@sauda/sdk/ads'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ad } from '../../../testing/ads.ts'
import { person } from '../../../testing/people.ts'
import { type TestServer, testServer } from '../../../testing/test-server.ts'

const DISCS_CAMRY = 'Диски тормозные Brembo 09.A966.75, Toyota Camry XV50'
const DISCS_RIO = 'Диски тормозные TRW, Kia Rio'
const LAMP_RIGHT = 'Фара правая Depo, Toyota Camry XV50'
const LAMP_LEFT = 'Фара левая Depo, Toyota Camry XV50'
const LAMP_RIO = 'Фара правая TYC, Kia Rio'
const TOWBAR_HILUX = 'Фаркоп Leader Plus T185-A, Toyota Hilux'
const TOWBAR_RAPID = 'Фаркоп Baltex, Skoda Rapid'
const OIL = 'Масло Castrol Edge 5W-30, 4 л'
const CHANGE = 'Замена дисков за час'
const PADS = 'Тежегіш қалыптары, алдыңғы, Kia Sportage'

let test: TestServer

beforeAll(async () => {
  test = await testServer()
  const seller = (await person(test, 5)).id
  const parts = await idsOf('spare_parts', [
    { name: 'Тормозные диски', name_kk: 'Тежегіш дискілері', category: 'brakes' },
    { name: 'Тормозные колодки', name_kk: 'Тежегіш қалыптары', category: 'brakes' },
    { name: 'Фары', name_kk: 'Фаралар', category: 'lights' },
    { name: 'Фаркопы', name_kk: 'Тіркеме ілгіштері', category: 'accessories' },
  ])
  const brands = await idsOf('brands', [{ name: 'Toyota' }, { name: 'Kia' }, { name: 'Skoda' }])
  const [change = 0] = await idsOf('services', [
    { name: 'Замена тормозных дисков', name_kk: 'Тежегіш дискілерін ауыстыру' },
  ])
  const [discs, pads, lamps, towbars] = parts
  const [toyota, kia, skoda] = brands
  const ads: Partial<AdDraft>[] = [
    { title: DISCS_CAMRY, spare_part_id: discs, brand_id: toyota, price: 30_000 },
    { title: DISCS_RIO, spare_part_id: discs, brand_id: kia, price: 20_000 },
    { title: LAMP_RIGHT, spare_part_id: lamps, brand_id: toyota, price: 50_000 },
    { title: LAMP_LEFT, spare_part_id: lamps, brand_id: toyota, price: 40_000, condition: 'used' },
    { title: LAMP_RIO, spare_part_id: lamps, brand_id: kia, price: 60_000 },
    { title: TOWBAR_HILUX, spare_part_id: towbars, brand_id: toyota },
    { title: TOWBAR_RAPID, spare_part_id: towbars, brand_id: skoda },
    { title: OIL, kind: 'goods' },
    { title: CHANGE, kind: 'service', service_id: change, condition: null },
    { title: PADS, spare_part_id: pads, brand_id: kia },
  ]
  const now = test.clock.now().getTime()
  // The first of the list is the freshest.
  for (const [at, draft] of ads.entries()) {
    const says = { kind: 'part', text: 'Забирать сегодня, звоните.', ...draft } as const
    await ad(test, seller, { live: true, status: 31, sortAt: new Date(now - at * 60_000), draft: says })
  }
})
afterAll(() => test.close())

async function idsOf(
  table: 'spare_parts' | 'brands' | 'services',
  rows: readonly { name: string; name_kk?: string; category?: string }[],
): Promise<number[]> {
  const found = await test.db
    .insertInto(table)
    .values([...rows])
    .returning('id')
    .execute()
  return found.map(({ id }) => id)
}

interface Answer {
  reading?: { kind: string; said: string; names: string[]; names_kk: string[] }[]
  items: { id: number; title: string }[]
  total: number
  next: string | null
  understood?: {
    corrected?: { from: string; to: string }
    without?: string[]
    exact?: number
    beyond?: string[]
  }
}

async function ask(json: object): Promise<Answer> {
  const answer = await test.send({ path: '/api/userBanner/pagination', json })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}

const titles = ({ items }: Answer) => items.map(({ title }) => title)

describe('a query', () => {
  it.each([
    // A service names them, so it comes after them.
    ['тормозные диски', [DISCS_CAMRY, DISCS_RIO, CHANGE]],
    ['блины', [DISCS_CAMRY, DISCS_RIO]],
    ['диски камри', [DISCS_CAMRY]],
    ['диски тормозные киа рио', [DISCS_RIO]],
    ['Toyota Camry фара', [LAMP_RIGHT, LAMP_LEFT]],
    ['где купить фару на рио?', [LAMP_RIO]],
    ['09a96675', [DISCS_CAMRY]],
    ['09 A966 75', [DISCS_CAMRY]],
    ['5в30', [OIL]],
    ['масло кастрол', [OIL]],
    ['замена тормозных дисков', [CHANGE]],
    ['тежегиш калыптары', [PADS]],
    ['Тежегіш қалыптары спортейдж', [PADS]],
    ['фаркоп skoda', [TOWBAR_RAPID]],
    ['t185a', [TOWBAR_HILUX]],
  ])('finds what it asks for and nothing else: %s', async (q, expected) => {
    const answer = await ask({ q })
    expect(titles(answer)).toEqual(expected)
    expect(answer.total).toBe(expected.length)
    expect(answer.understood).toBeUndefined()
  })

  it.each([
    ['a thing that is not sold here', 'хлеб'],
    ['two such things', 'пианино, скрипка'],
    ['another article number', '09.A966.76'],
    ['a number that only begins as one', 't185b777'],
    ['another oil', '0W20'],
    ['a part of a word', 'коп'],
    ['half a phrase', 'прогресса'],
    ['only signs', 'ъъъ'],
  ])('finds nothing for %s', async (_what, q) => {
    expect(await ask({ q })).toEqual({ items: [], total: 0, next: null })
  })
})

describe('a query in quotation marks', () => {
  it.each([
    ['«фара»', [LAMP_RIGHT, LAMP_LEFT, LAMP_RIO]],
    ['"диски камри"', [DISCS_CAMRY]],
    ['“09 A966 75”', [DISCS_CAMRY]],
  ])('finds what is typed: %s', async (q, expected) => {
    const answer = await ask({ q })
    expect(titles(answer)).toEqual(expected)
    expect(answer.understood).toBeUndefined()
  })

  it.each([
    ['a misspelt word', '«тормазной»'],
    ['a word on another keyboard layout', '"afhf"'],
    ['a word that no ad has beside one that they have', '«фара зелёная»'],
  ])('finds nothing for %s', async (_what, q) => {
    expect(await ask({ q, reading: true })).toEqual({ items: [], total: 0, next: null })
  })

  const unquoted = ['«»', '"???"', '«', '" "', '«фара', 'фара»', '"фара" зелёная "тойота"']
  it.each(unquoted)('is none: %s', async (q) => expect((await ask({ q })).total).toBeGreaterThan(0))
})

describe('the reading of a query', () => {
  const readingOf = async (q: string) => {
    const { reading } = await ask({ q, reading: true })
    return reading?.map(({ kind, said, names, names_kk }) => [kind, said, ...names, ...names_kk])
  }

  it('says what each part of it was taken for, as it was corrected', async () => {
    expect(await readingOf('фара тойота')).toEqual([
      ['part', 'фара', 'Фары', 'Фаралар'],
      ['brand', 'тойота', 'Toyota', 'Toyota'],
    ])
    expect(await readingOf('afhf')).toEqual([['part', 'фара', 'Фары', 'Фаралар']])
  })

  it('keeps what was left out, so that it can be seen', async () => {
    const read = await readingOf('фара зелёная')
    expect(read?.map(([kind, said]) => `${kind} ${said}`)).toEqual(['part фара', 'word зелёная'])
  })

  it.each(['???', '😀', 'где купить'])('is empty for a query without words: %s', async (q) => {
    expect(await readingOf(q)).toEqual([])
  })

  it('is not there unless asked for, without a query, nor on a later page', async () => {
    expect((await ask({ q: 'фара' })).reading).toBeUndefined()
    expect((await ask({ reading: true })).reading).toBeUndefined()
    const { next } = await ask({ q: 'фара', limit: 1 })
    expect((await ask({ q: 'фара', limit: 1, cursor: next, reading: true })).reading).toBeUndefined()
  })
})

describe('the answer says', () => {
  it('what was corrected, and nothing else', async () => {
    const answer = await ask({ q: 'afhf' })
    expect(titles(answer)).toEqual([LAMP_RIGHT, LAMP_LEFT, LAMP_RIO])
    expect(answer.understood).toEqual({ corrected: { from: 'afhf', to: 'фара' } })
  })

  it('a correction with the letters of the dictionary', async () => {
    const answer = await ask({ q: 'тежегіш қалыпптары' })
    expect(titles(answer)).toEqual([PADS])
    expect(answer.understood?.corrected?.to).toBe('тежегіш қалыптары')
  })

  it('a size typed on a Kazakh keyboard', async () => {
    const answer = await ask({ q: 'ғціқ' })
    expect(titles(answer)).toEqual([OIL])
    expect(answer.understood?.corrected?.to).toBe('5w30')
  })

  it('which words not even the first ad has, as they were typed', async () => {
    const answer = await ask({ q: 'Фара Ғажап' })
    expect(titles(answer)).toEqual([LAMP_RIGHT, LAMP_LEFT, LAMP_RIO])
    expect(answer.understood).toEqual({ without: ['Ғажап'] })
  })

  it('no maker that was not typed', async () => {
    const answer = await ask({ q: 'фаркоп Прадо' })
    expect(titles(answer)).toEqual([TOWBAR_HILUX, TOWBAR_RAPID])
    expect(answer.understood).toEqual({ without: ['Прадо'] })
  })

  it('how many have every word, and these are the first', async () => {
    const answer = await ask({ q: 'фара левая camry' })
    expect(titles(answer)).toEqual([LAMP_LEFT, LAMP_RIGHT])
    expect(answer.understood).toEqual({ exact: 1, beyond: ['левая'] })
  })

  it('so where other ads suit better in everything but a word', async () => {
    const answer = await ask({ q: 'тормозные диски за час' })
    expect(titles(answer)).toEqual([CHANGE, DISCS_CAMRY, DISCS_RIO])
    expect(answer.understood).toEqual({ exact: 1, beyond: ['час'] })
  })

  it('nothing for a query that asks for nothing', async () => {
    const answer = await ask({ q: 'где купить' })
    expect(answer.total).toBe(10)
    expect(answer.understood).toBeUndefined()
  })

  it('on the next pages only what was corrected', async () => {
    const first = await ask({ q: 'фара Ғажап', limit: 1 })
    expect(first.understood).toEqual({ without: ['Ғажап'] })
    const next = await ask({ q: 'фара Ғажап', limit: 1, cursor: first.next })
    expect(titles(next)).toEqual([LAMP_LEFT])
    expect(next.understood).toBeUndefined()
    const corrected = await ask({ q: 'afhf', limit: 1 })
    const after = await ask({ q: 'afhf', limit: 1, cursor: corrected.next })
    expect(titles(after)).toEqual([LAMP_LEFT])
    expect(after.understood).toEqual({ corrected: { from: 'afhf', to: 'фара' } })
  })
})

const written = (...values: unknown[]) => Buffer.from(JSON.stringify(values)).toString('base64url')
const read = (cursor: string | null) =>
  JSON.parse(Buffer.from(cursor ?? '', 'base64url').toString()) as [string, string | number, number]

describe('a cursor of a search', () => {
  it.each(['newest', 'price_asc', 'price_desc'])('goes on where the page ended: %s', async (sort) => {
    const all = titles(await ask({ q: 'фара', sort }))
    const first = await ask({ q: 'фара', sort, limit: 2 })
    const next = await ask({ q: 'фара', sort, limit: 2, cursor: first.next })
    expect([...titles(first), ...titles(next)]).toEqual(all)
    expect(all).toHaveLength(3)
  })

  it('goes on with the same reading when an ad is published that suits another', async () => {
    const first = await ask({ q: 'фара Ғажайып', limit: 1 })
    const seller = (await person(test, 5)).id
    const id = await ad(test, seller, { live: true, status: 31, draft: { title: 'Фара Ғажайып' } })
    const next = await ask({ q: 'фара Ғажайып', limit: 5, cursor: first.next })
    await test.db.deleteFrom('ad_listings').where('ad_id', '=', id).execute()
    expect(titles(next).slice(0, 2)).toEqual([LAMP_LEFT, LAMP_RIO])
  })

  it.each([
    ['of another query', async () => (await ask({ q: 'диски', limit: 1 })).next],
    ['of the catalogue', async () => (await ask({ limit: 1 })).next],
    ['of another order', async () => (await ask({ q: 'фара', sort: 'price_asc', limit: 1 })).next],
    ['without a reading', async () => written('fit', '3 2026-11-21T00:00:00.000Z', 1)],
    [
      'of a reading that there is not',
      async () => written('fit AAAAAAAAAA', '3 2026-11-21T00:00:00.000Z', 1),
    ],
    ['of the prototype', async () => written('__proto__', '3 2026-11-21T00:00:00.000Z', 1)],
  ])('is refused if it is %s', async (_what, cursor) => {
    await refused(await cursor())
  })

  it.each([
    ['without a time', '3'],
    ['with a time that is none', '3 2026-02-31T00:00:00.000Z'],
    ['with a fit that is no number', 'x 2026-11-21T00:00:00.000Z'],
    ['with a fit that no query has', '9999999999 2026-11-21T00:00:00.000Z'],
    ['with a negative fit', '-1 2026-11-21T00:00:00.000Z'],
    ['with more than a time', "3 2026-11-21T00:00:00.000Z'; drop table ads"],
    ['with a number for both', 3],
  ])('is refused %s', async (_what, value) => {
    const [order, , id] = read((await ask({ q: 'фара', limit: 1 })).next)
    await refused(written(order, value, id))
  })

  const refused = async (cursor: string | null) => {
    const answer = await test.send({ path: '/api/userBanner/pagination', json: { q: 'фара', cursor } })
    expect(answer.statusCode, answer.body).toBe(422)
    expect(answer.json().errors).toEqual({ cursor: ['wrong_format'] })
  }
})
