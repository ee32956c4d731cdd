import type { Suggestions } from '@sauda/sdk/search'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ad } from '../../../testing/ads.ts'
import { anotherServer } from '../../../testing/another-server.ts'
import { person, room } from '../../../testing/people.ts'
import { type TestServer, testServer } from '../../../testing/test-server.ts'
import { projectListings } from '../../ads/catalogue/projection-queries.ts'
import { adFind } from '../find-words.ts'

let test: TestServer
let seller: number

const ids = { disc: 0, pads: 0, lamp: 0, toyota: 0, kia: 0, service: 0, room: 0 }

beforeAll(async () => {
  test = await testServer()
  seller = (await person(test, 5)).id
  const { id: tenant, company_id } = await person(test, 1)
  const { id: trade_group_id } = await test.db
    .selectFrom('trade_groups')
    .select('id')
    .where('name', '=', 'Подвеска и тормоза')
    .executeTakeFirstOrThrow()
  const said = { sign: 'Тормоз Плюс', trade: 'Тормозная система', trade_kk: 'Тежегіш жүйесі', trade_group_id }
  await test.db.updateTable('companies').set(said).where('id', '=', company_id).execute()
  ids.room = await room(test, { tenant, level: 3 })
  const parts = await test.db
    .insertInto('spare_parts')
    .values([
      { name: 'Тормозной диск', name_kk: 'Тежегіш дискісі', category: 'brakes' },
      { name: 'Тормозные колодки', name_kk: 'Тежегіш қалыптары', category: 'brakes' },
      { name: 'Лампа фары', name_kk: 'Фара шамы', category: 'lights' },
    ])
    .returning('id')
    .execute()
  ;[ids.disc, ids.pads, ids.lamp] = parts.map(({ id }) => id) as [number, number, number]
  const brands = await test.db
    .insertInto('brands')
    .values([{ name: 'Toyota' }, { name: 'Kia' }])
    .returning('id')
    .execute()
  ;[ids.toyota, ids.kia] = brands.map(({ id }) => id) as [number, number]
  const service = await test.db
    .insertInto('services')
    .values({ name: 'Замена тормозных дисков', name_kk: 'Тежегіш дискілерін ауыстыру' })
    .returning('id')
    .executeTakeFirstOrThrow()
  ids.service = service.id
  await part(ids.disc, ids.toyota, 'Диск тормозной Bosch 0 986 479 743, Camry', [ids.room])
  await part(ids.disc, ids.toyota, 'Диск тормозной Bosch 0986479743, Camry 50', [ids.room])
  await part(ids.disc, ids.kia, 'Диск тормозной Brembo 09.A966.75')
  await part(ids.pads, ids.kia, 'Колодки ТРВ GDB3454, 2018-2021')
  await ad(test, seller, {
    live: true,
    status: 31,
    draft: { kind: 'service', service_id: ids.service, title: 'Замена дисков', condition: null },
  })
  // Not public: not counted, and its number is not suggested.
  await ad(test, seller, { draft: { kind: 'part', spare_part_id: ids.lamp, title: 'Лампа Osram 64210NL' } })
})
afterAll(() => test.close())

const part = (spare_part_id: number, brand_id: number | null, title: string, room_ids: number[] = []) =>
  ad(test, seller, {
    live: true,
    status: 31,
    draft: { kind: 'part', spare_part_id, brand_id, title, room_ids },
  })

async function ask(q: string, limit?: number): Promise<Suggestions> {
  const query = new URLSearchParams({ q, ...(limit !== undefined && { limit: String(limit) }) })
  const answer = await test.send({ method: 'GET', path: `/api/search/suggest?${query}` })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}

/** What is suggested, as `kind text ads`. */
async function shown(q: string): Promise<string[]> {
  const { groups } = await ask(q)
  return groups.flatMap(({ kind, items }) => items.map(({ text, ads }) => `${kind} ${text} ${ads}`))
}

describe('suggestions', () => {
  it('are parts, cars, services and shops that begin with what was typed, each with its ads', async () => {
    expect(await shown('тормоз')).toEqual([
      'part Тормозной диск 3',
      'part Тормозные колодки 1',
      'car Тормозной диск, Toyota 2',
      'car Тормозной диск, Kia 1',
      'service Замена тормозных дисков 1',
      'shop Тормоз Плюс 2',
    ])
  })

  it('lead to filters that find as many ads as they say', async () => {
    for (const q of ['тормоз', 'kia', 'camry', 'диск toyota', 'замена', '09a', '0986']) {
      const { groups } = await ask(q)
      expect(groups.length, q).toBeGreaterThan(0)
      for (const { filter, ads, text } of groups.flatMap(({ items }) => items)) {
        const page = await test.send({ path: '/api/userBanner/pagination', json: filter })
        expect(page.json().data.total, text).toBe(ads)
      }
    }
  })

  it('of a shop have its plate and what it trades in', async () => {
    const { groups } = await ask('плюс')
    expect(groups).toEqual([
      {
        kind: 'shop',
        items: [
          {
            text: 'Тормоз Плюс',
            text_kk: 'Тормоз Плюс',
            note: 'Тормозная система',
            note_kk: 'Тежегіш жүйесі',
            trade_group: {
              id: expect.any(Number),
              name: 'Подвеска и тормоза',
              name_kk: 'Аспа мен тежегіш',
            },
            category: null,
            plate: { id: ids.room, level: 3, number: expect.any(String), name: 'Тормоз Плюс' },
            filter: { room_id: ids.room },
            ads: 2,
          },
        ],
      },
    ])
  })

  it.each([
    ['words in another order', 'диск тормозной', 'part Тормозной диск 3'],
    ['other endings', 'тормозные диски', 'part Тормозной диск 3'],
    ['Kazakh', 'тежегіш д', 'part Тормозной диск 3'],
    ['Kazakh without its letters', 'калып', 'part Тормозные колодки 1'],
    ['capitals and spaces', '  ТОРМОЗНОЙ   Диск ', 'part Тормозной диск 3'],
    ['a brand', 'toy', 'car Toyota 2'],
    ['a part and a brand', 'диск kia', 'car Тормозной диск, Kia 1'],
    ['a brand and a part', 'kia колод', 'car Тормозные колодки, Kia 1'],
    ['a model', 'camr', 'car Toyota Camry 2'],
    ['a model in Cyrillic letters', 'камри', 'car Toyota Camry 2'],
    ['slang', 'торм диск', 'part Тормозной диск 3'],
    ['another keyboard layout', 'rjkjlrb', 'part Тормозные колодки 1'],
    ['a brand in another layout', 'ещнщеф', 'car Toyota 2'],
    ['Latin letters', 'kolodki', 'part Тормозные колодки 1'],
    ['a brand in Cyrillic letters', 'тойота', 'car Toyota 2'],
    ['a wrong letter', 'тармозной', 'part Тормозной диск 3'],
    ['a missing letter', 'тормзной', 'part Тормозной диск 3'],
    ['a letter too much', 'колоддки', 'part Тормозные колодки 1'],
    ['a wrong letter in another layout', 'nfhvjpyjq', 'part Тормозной диск 3'],
    ['a wrong letter of a brand in Cyrillic letters', 'тайота', 'car Toyota 2'],
    ['swapped letters', 'колокди', 'part Тормозные колодки 1'],
  ])('understand %s', async (_what, q, expected) => {
    expect(await shown(q)).toContain(expected)
  })

  it('say what was read instead of what was typed', async () => {
    expect((await ask('тормоз')).query).toBe('тормоз')
    expect((await ask('rjkjlrb')).query).toBe('колодки')
    expect((await ask('тармозной')).query).toBe('тормозной')
    expect((await ask('щпжэ')).query).toBe('щпжэ')
  })

  it.each([
    ['0986', ['article 0 986 479 743 2']],
    ['0 986 479', ['article 0 986 479 743 2']],
    ['0986-479-743', ['article 0 986 479 743 2']],
    ['09.a966', ['article 09.A966.75 1']],
    ['09а966', ['article 09.A966.75 1']],
    ['gdb34', ['article GDB3454 1']],
    ['GDB 3454', ['article GDB3454 1']],
    ['колодки gdb34', ['article GDB3454 1']],
    // A span of years, a number that is not public, and one that no ad has.
    ['2018', []],
    ['64210', []],
    ['0986999', []],
  ])('find the article number %s', async (q, expected) => {
    expect(await shown(q)).toEqual(expected)
  })

  it('have the number of suggestions that was asked for, of each kind', async () => {
    const { groups } = await ask('тормоз', 1)
    expect(groups.map(({ items }) => items.length)).toEqual([1, 1, 1, 1])
  })

  it('follow a change within a minute, in each process', async () => {
    const other = await anotherServer(test)
    try {
      const adsOf = async (server: TestServer['server']) => {
        const answer = await server.fastify.inject({
          url: '/api/search/suggest?q=%D0%BB%D0%B0%D0%BC%D0%BF%D0%B0',
        })
        return answer.json().data.groups[0]?.items[0]?.ads ?? 0
      }
      expect([await adsOf(test.server), await adsOf(other)]).toEqual([0, 0])
      const draft = { kind: 'part', spare_part_id: ids.lamp, title: 'Лампа Philips 12972PRB1' } as const
      const id = await ad(test, seller, { live: true, status: 31, draft })
      test.clock.advance(60_000)
      expect([await adsOf(test.server), await adsOf(other)]).toEqual([1, 1])
      expect(await shown('12972')).toEqual(['article 12972PRB1 1'])

      await test.db.updateTable('ads').set({ live_revision_id: null }).where('id', '=', id).execute()
      await projectListings(test.db, [id])
      test.clock.advance(60_000)
      expect([await adsOf(test.server), await adsOf(other)]).toEqual([0, 0])
      expect(await shown('12972')).toEqual([])
    } finally {
      await other.close()
    }
  })

  it('have a number once that a title has twice, with a letter О and with a zero', async () => {
    const id = await part(ids.lamp, null, 'Лампа О771122 / 0771122, O771122')
    expect(await shown('077112')).toEqual([expect.stringMatching(/^article \S+ 1$/)])
    await test.db.deleteFrom('ad_listings').where('ad_id', '=', id).execute()
  })

  it('have no article number of a title that an ad no longer has', async () => {
    const draft = { kind: 'part', spare_part_id: ids.disc, title: 'Диск TRW DF4384' } as const
    const id = await ad(test, seller, { live: true, status: 31, draft })
    expect(await shown('df43')).toEqual(['article DF4384 1'])
    const title = sql`jsonb_set(card, '{title}', '"Диск TRW DF9999"')`
    const find = adFind({ title: 'Диск TRW DF9999', title_kk: null, text: '', text_kk: null }, {})
    await sql`update ad_listings set card = ${title}, find = ${find} where ad_id = ${id}`.execute(test.db)
    expect(await shown('df43')).toEqual([])
    expect(await shown('df9999')).toEqual(['article DF9999 1'])
  })
})

describe('before anything is typed', () => {
  it.each(['', '   '])('suggests the parts and brands with the most ads for «%s»', async (q) => {
    const groups = [expect.anything(), expect.anything()]
    expect(await ask(q)).toEqual({ query: '', groups, ads: expect.any(Number) })
    expect(await shown(q)).toEqual([
      'part Тормозной диск 3',
      'part Тормозные колодки 1',
      'car Toyota 2',
      'car Kia 2',
    ])
  })

  it('suggests as many of each as are asked for', async () => {
    const { groups } = await ask('', 1)
    expect(groups.map(({ kind, items }) => [kind, items.length])).toEqual([
      ['part', 1],
      ['car', 1],
    ])
  })
})

describe('bad input', () => {
  it.each([
    ['only punctuation', '!?…—«»()[]{}'],
    ['emoji', '🚗🔧'],
    ['SQL signs', `'; drop table ads; --`],
    ['like signs', '%_\\'],
    ['regex signs', '(.*)+[^$'],
    ['right-to-left text', 'فرامل'],
    ['a direction mark', '\u202eтормоз'.slice(0, 1)],
    ['a lone surrogate', '\ud83d'],
    ['a zero byte', '\u0000'],
    ['nonsense', 'ъъщщжж ыыы'],
    ['a long number', '9'.repeat(200)],
    ['200 letters', 'ж'.repeat(200)],
    ['many words', 'ж '.repeat(100)],
    ['an inherited name', '__proto__'],
  ])('%s finds nothing and breaks nothing', async (_what, q) => {
    expect((await ask(q)).groups).toEqual([])
  })

  it('mixed scripts are read as one, and emoji as nothing', async () => {
    expect(await shown('tормозной')).toContain('part Тормозной диск 3')
    expect(await shown('диск 🚗 тормоз')).toContain('part Тормозной диск 3')
  })

  it.each([
    ['a limit of 0', 'q=a&limit=0'],
    ['a large limit', 'q=a&limit=11'],
    ['half a suggestion', 'q=a&limit=1.5'],
    ['a word for a limit', 'q=a&limit=many'],
    ['201 letters', `q=${'a'.repeat(201)}`],
    ['2,000 letters', `q=${'a'.repeat(2000)}`],
    ['2,000 emoji', `q=${'%F0%9F%9A%97'.repeat(1000)}`],
    ['no query', 'limit=4'],
    ['two queries', 'q=a&q=b'],
  ])('%s is rejected', async (_what, query) => {
    const answer = await test.send({ method: 'GET', path: `/api/search/suggest?${query}` })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad_request'])
  })

  it('a posted body is not accepted', async () => {
    const answer = await test.send({ path: '/api/search/suggest?q=a', json: { q: 'a' } })
    expect(answer.statusCode).toBe(405)
  })
})
