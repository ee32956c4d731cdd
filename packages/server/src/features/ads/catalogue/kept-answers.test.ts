import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ad } from '../../../testing/ads.ts'
import { anotherServer } from '../../../testing/another-server.ts'
import { person } from '../../../testing/people.ts'
import { type TestServer, testServer } from '../../../testing/test-server.ts'
import { projectListings } from './projection-queries.ts'

let test: TestServer
let seller: number
let id: number

beforeAll(async () => {
  test = await testServer()
  seller = (await person(test, 5)).id
})
afterAll(() => test.close())

beforeEach(async () => {
  await test.db.deleteFrom('ad_listings').execute()
  id = await ad(test, seller, { live: true, status: 31, draft: { title: 'Коврики салона' } })
})

const post = (json: object) => test.send({ path: '/api/userBanner/pagination', json })
const titles = async (json: object = {}): Promise<string[]> =>
  (await post(json)).json().data.items.map(({ title }: { title: string }) => title)

/** Changes what the database would answer without a new version, which shows whether it was asked. */
async function renameUnseen(title: string) {
  await sql`alter table ad_listings disable trigger listings_changed`.execute(test.db)
  await rename(title)
  await sql`alter table ad_listings enable trigger listings_changed`.execute(test.db)
}
const rename = (title: string) =>
  sql`update ad_listings set card = card || jsonb_build_object('title', ${title}::text)`.execute(test.db)

describe('an answer of the catalogue', () => {
  it('is kept while nothing has changed', async () => {
    expect(await titles()).toEqual(['Коврики салона'])
    await renameUnseen('Шины')
    expect(await titles()).toEqual(['Коврики салона'])
  })

  it.each([
    ['changed', () => rename('Шины'), ['Шины']],
    [
      'added',
      () => ad(test, seller, { live: true, status: 31, draft: { title: 'Диски' } }),
      ['Диски', 'Коврики салона'],
    ],
    ['taken off', () => test.db.deleteFrom('ad_listings').where('ad_id', '=', id).execute(), []],
  ])('is made again when an ad was %s', async (_, change, expected) => {
    await titles()
    await change()
    expect((await titles()).toSorted()).toEqual(expected)
  })

  it('is made again when a word was added to the dictionary', async () => {
    const [part] = await test.db
      .insertInto('spare_parts')
      .values({ name: 'Щётки стеклоочистителя', name_kk: 'Шыны тазартқыш щёткалары', category: 'body' })
      .returning('id')
      .execute()
    await ad(test, seller, {
      live: true,
      status: 31,
      draft: { kind: 'part', title: 'Bosch AR601S', spare_part_id: part?.id ?? 0 },
    })
    expect(await titles({ q: 'сметалки' })).toEqual([])
    const folded = { text: 'сметалки', folded: 'сметалки', kind: 'part', target: 'Щётки стеклоочистителя' }
    await test.db
      .insertInto('search_aliases')
      .values({ ...folded, created_at: new Date() })
      .execute()
    expect(await titles({ q: 'сметалки' })).toEqual(['Bosch AR601S'])
  })

  it('is made again when another server has changed an ad', async () => {
    const other = await anotherServer(test)
    const asked = async () => {
      const request = { method: 'POST', url: '/api/userBanner/pagination', payload: {} } as const
      const answer = await other.fastify.inject({ ...request, headers: { 'x-portal-client': 'test' } })
      return answer.json().data.items.map(({ title }: { title: string }) => title)
    }
    try {
      expect(await asked()).toEqual(['Коврики салона'])
      await rename('Шины')
      expect(await asked()).toEqual(['Шины'])
    } finally {
      await other.close()
    }
  })

  it('is kept when a change is rolled back, and when nothing is changed', async () => {
    await titles()
    await renameUnseen('Шины')
    const changed = test.db.transaction().execute(async (trx) => {
      await trx.updateTable('ads').set({ live_revision_id: null }).where('id', '=', id).execute()
      await projectListings(trx, [id])
      throw new Error('rolled back')
    })
    await expect(changed).rejects.toThrow('rolled back')
    await projectListings(test.db, [])
    await test.db.deleteFrom('ad_listings').where('ad_id', '=', 0).execute()
    expect(await titles()).toEqual(['Коврики салона'])
  })

  it.each([
    { limit: 7 },
    { sort: 'price_asc' },
    { kind: 'goods' },
    { q: 'коврики' },
    { facets: true },
    { reading: true },
  ])('is another one for %j', async (json) => {
    await titles()
    await renameUnseen('Шины')
    expect(await titles(json)).toEqual(['Шины'])
  })

  it('is made again after it failed', async () => {
    await sql`alter table ad_listings rename to hidden_listings`.execute(test.db)
    expect((await post({ limit: 9 })).statusCode).toBe(500)
    await sql`alter table hidden_listings rename to ad_listings`.execute(test.db)
    expect(await titles({ limit: 9 })).toEqual(['Коврики салона'])
  })

  it('is refused for a place that is none', async () => {
    for (const _ of [1, 2]) expect((await post({ cursor: 'AAAA' })).statusCode).toBe(422)
  })
})
