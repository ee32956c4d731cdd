import type { Suggestions } from '@sauda/sdk/search'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ad } from '../../../testing/ads.ts'
import { publishedItem } from '../../../testing/content.ts'
import { person, room } from '../../../testing/people.ts'
import { type TestServer, testServer } from '../../../testing/test-server.ts'

let test: TestServer

beforeAll(async () => {
  test = await testServer()
  const seller = (await person(test, 5)).id
  const [disc, pads] = await test.db
    .insertInto('spare_parts')
    .values([
      { name: 'Тормозной диск', name_kk: 'Тежегіш дискісі', category: 'brakes' },
      { name: 'Тормозные колодки', name_kk: 'Тежегіш қалыптары', category: 'brakes' },
    ])
    .returning('id')
    .execute()
  const rooms = { second: await room(test, { level: 2 }), other: await room(test, { level: 2 }) }
  const fourth = await room(test, { level: 4 })
  const part = (spare_part_id: number | undefined, title: string, room_ids: number[], isLive = true) =>
    ad(test, seller, {
      ...(isLive && { live: true, status: 31 }),
      draft: { kind: 'part', spare_part_id: spare_part_id ?? 0, title, room_ids },
    })
  await part(disc?.id, 'Диск тормозной Brembo, перед', [rooms.second, rooms.other])
  await part(disc?.id, 'Диск тормозной TRW, зад', [rooms.second, fourth])
  await part(pads?.id, 'Колодки тормозные TRW', [])
  await part(pads?.id, 'Колодки тормозные Nibk, не опубликованы', [rooms.second], false)
})
afterAll(() => test.close())

async function ask(q: string, limit?: number): Promise<Suggestions> {
  const query = new URLSearchParams({ q, ...(limit !== undefined && { limit: String(limit) }) })
  const answer = await test.send({ method: 'GET', path: `/api/search/suggest?${query}` })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}

const listed = async (filter: object): Promise<number> =>
  (await test.send({ path: '/api/userBanner/pagination', json: filter })).json().data.total

describe('the number of ads that the catalogue finds', () => {
  it.each([
    ['what was typed', 'тормозной диск', 2],
    ['what nothing begins with', 'щщжжъ', 0],
    ['a wrong letter', 'тармозной диск', 2],
    ['another keyboard layout', 'njhvjpyjq lbcr', 2],
    ['Kazakh', 'тежегіш қалыптары', 1],
    ['words that are left out', 'колодки тормозные синхрофазотрон', 1],
    ['a wrong letter in quotation marks', '"тармозной диск"', 0],
    ['a text without words', '???', 3],
    ['no text', '', 3],
    ['only spaces', '   ', 3],
  ])('is that of its list for %s', async (_what, q, ads) => {
    expect((await ask(q)).ads).toBe(ads)
    expect(await listed({ q })).toBe(ads)
  })

  it('does not depend on how many suggestions are asked for', async () => {
    expect((await ask('тормоз', 1)).ads).toBe((await ask('тормоз', 10)).ads)
  })

  it('follows a change at once, unlike those of the suggestions', async () => {
    const seller = (await person(test, 5)).id
    const before = (await ask('домкрат')).ads
    const draft = { kind: 'goods', title: 'Домкрат' } as const
    const id = await ad(test, seller, { live: true, status: 31, draft })
    expect([before, (await ask('домкрат')).ads]).toEqual([0, 1])
    await test.db.deleteFrom('ad_listings').where('ad_id', '=', id).execute()
    expect((await ask('домкрат')).ads).toBe(0)
  })

  it('is no list: nothing that was not found is noted', async () => {
    await ask('небывалица')
    const noted = () => test.db.selectFrom('search_misses').select('text').execute()
    expect(await noted()).not.toContainEqual({ text: 'небывалица' })
    await listed({ q: 'небывалица' })
    expect(await noted()).toContainEqual({ text: 'небывалица' })
  })
})

describe('levels before anything is typed', () => {
  const levels = async (limit?: number) => {
    test.clock.advance(60_000)
    return (await ask('', limit)).groups.find(({ kind }) => kind === 'level')?.items
  }

  it('are left out while nobody has written what is traded there', async () => {
    expect(await levels()).toBeUndefined()
  })

  it('are those that have ads and a title, from top to bottom, however few suggestions are asked for', async () => {
    await publishedItem(test, 'tier', { level: 1, title: 'Масла' })
    await publishedItem(test, 'tier', { level: 2, title: 'Тормоза', title_kk: 'Тежегіш' })
    await publishedItem(test, 'tier', { level: 2, title: 'Подвеска' })
    await publishedItem(test, 'tier', { level: 4, title: 'Шины' })
    const nothing = { note: null, note_kk: null, category: null, plate: null }
    const expected = [
      { text: 'Шины', text_kk: 'Шины', ...nothing, filter: { level: 4 }, ads: 1 },
      { text: 'Тормоза', text_kk: 'Тежегіш', ...nothing, filter: { level: 2 }, ads: 2 },
    ]
    expect(await levels()).toEqual(expected)
    expect(await levels(1)).toEqual(expected)
    for (const { filter, ads } of expected) expect(await listed(filter)).toBe(ads)
  })

  it('are not suggested for what is typed', async () => {
    const kinds = (await ask('тормоз')).groups.map(({ kind }) => kind)
    expect(kinds).not.toContain('level')
  })
})
