import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ad } from '../../testing/ads.ts'
import { jobsDone } from '../../testing/letters.ts'
import { person } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { readUnread } from './unread-queries.ts'

let test: TestServer

beforeAll(async () => {
  test = await testServer()
  // The job of the start does the same as these tests.
  await jobsDone(test, 'read-old-ads')
})
afterAll(() => test.close())

it('finds ads from before the portal kept what they are found by', async () => {
  const seller = await person(test, 5)
  const id = await ad(test, seller.id, {
    live: true,
    status: 31,
    draft: { title: 'Рейка рулевая TRW JRM123' },
  })
  const find = async (q: string) => {
    const answer = await test.send({ path: '/api/userBanner/pagination', json: { q } })
    return answer.json().data.items.map((item: { id: number }) => item.id)
  }
  await sql`update ad_revisions set find = null`.execute(test.db)
  await sql`update ad_listings set find = null`.execute(test.db)
  while ((await readUnread(test.db, 100)) > 0);
  expect(await find('jrm 123')).toEqual([id])
})

it.each([
  ['of Latin letters', 'x'.repeat(4000)],
  ['of Cyrillic letters and digits', 'жы7'.repeat(1300)],
  ['of signs that are words in other forms', '㌖'.repeat(4000)],
])('reads ads with one endless word %s', async (_what, text) => {
  const seller = await person(test, 5)
  const id = await ad(test, seller.id, {
    live: true,
    status: 31,
    draft: { title: `Рейка ${text.slice(0, 90)}`, title_kk: text.slice(0, 100), text, text_kk: text },
  })
  await sql`update ad_revisions set find = null where ad_id = ${id}`.execute(test.db)
  await sql`update ad_listings set find = null where ad_id = ${id}`.execute(test.db)
  expect(await readUnread(test.db, 100)).toBe(1)
  const read = sql<{ ok: boolean }>`select find is not null as ok from ad_listings where ad_id = ${id}`
  expect((await read.execute(test.db)).rows).toEqual([{ ok: true }])
})

it('reads public ads before the others', async () => {
  const seller = await person(test, 5)
  await ad(test, seller.id, { draft: { title: 'Черновик старше' } })
  const id = await ad(test, seller.id, { live: true, status: 31, draft: { title: 'Рейка рулевая' } })
  await sql`update ad_revisions set find = null`.execute(test.db)
  await sql`update ad_listings set find = null where ad_id = ${id}`.execute(test.db)
  expect(await readUnread(test.db, 1)).toBe(1)
  const unread = sql<{ ad_id: number }>`select ad_id from ad_listings where find is null`
  expect((await unread.execute(test.db)).rows).toEqual([])
  while ((await readUnread(test.db, 1)) > 0);
  const left = sql<{ n: number }>`select count(*)::int as n from ad_revisions where find is null`
  expect((await left.execute(test.db)).rows).toEqual([{ n: 0 }])
})

it('reads ads anew whose battery was taken for an oil, and no others', async () => {
  const seller = await person(test, 5)
  const listed = (title: string) => ad(test, seller.id, { live: true, status: 31, draft: { title } })
  const battery = await listed('Аккумулятор Mutlu 12V 60Ah')
  const oil = await listed('Масло Shell 75W-90')
  const asBefore = sql`(find::text || ' ''=12w60'':4A')::tsvector`
  await sql`update ad_listings set find = ${asBefore} where ad_id = ${battery}`.execute(test.db)
  const migration = new URL('../../migrations/0041-volts-are-no-grade.sql', import.meta.url)
  await sql.raw(await readFile(migration, 'utf8')).execute(test.db)
  const unread = sql<{ ad_id: number }>`select ad_id from ad_listings where find is null`
  expect((await unread.execute(test.db)).rows).toEqual([{ ad_id: battery }])
  while ((await readUnread(test.db, 100)) > 0);
  const found = sql<{ ad_id: number }>`
    select ad_id from ad_listings where find @@ '''=60ah'' | ''=75w90'''::tsquery order by ad_id`
  expect((await found.execute(test.db)).rows).toEqual([{ ad_id: battery }, { ad_id: oil }])
})
