import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ad } from '../../testing/ads.ts'
import { person } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { readUnread } from './unread-queries.ts'

let test: TestServer

beforeAll(async () => {
  test = await testServer()
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
