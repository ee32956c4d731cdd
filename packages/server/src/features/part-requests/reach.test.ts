import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { brakeShop, deals, type Entries, partEntries } from '../../testing/part-requests.ts'
import { person } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

let test: TestServer
let entries: Entries
beforeAll(async () => {
  test = await testServer()
})
beforeEach(async () => {
  await test.empty()
  entries = await partEntries(test)
})
afterAll(() => test.close())

describe('a guest', () => {
  it('learns who would get a request, and nothing is kept', async () => {
    await brakeShop(test)
    const section = await person(test, 1)
    await deals(test, section, { parts: [entries.pads] })
    const answer = await test.send({
      path: '/api/userRequest/preview',
      json: { text: 'Суппорты передние', brand_id: entries.toyota },
    })
    expect(answer.json().data).toMatchObject({
      spare_part: { id: entries.caliper },
      category: 'brakes',
      shops: 1,
      levels: [{ level: 2, shops: 1 }],
      later: [{ wave: 3, after_minutes: 120, shops: 1 }],
    })
    const { doors } = answer.json().data
    const waves = doors.map(({ wave }: { wave: number | null }) => wave).toSorted()
    expect(waves).toEqual([1, 3])
    expect(await test.db.selectFrom('part_requests').selectAll().execute()).toEqual([])
    expect(await test.db.selectFrom('notifications').selectAll().execute()).toEqual([])
  })

  it('without a brand or with words that mean nothing gets nobody', async () => {
    await brakeShop(test)
    for (const json of [
      { text: '', brand_id: null },
      { text: 'ыыы', brand_id: entries.kia },
    ]) {
      const answer = await test.send({ path: '/api/userRequest/preview', json })
      expect([answer.statusCode, answer.json().data.spare_part]).toEqual([200, null])
    }
  })
})

it('is limited for each member alone, and for guests of an address together', async () => {
  const [one, other] = [await person(test, 5), await person(test, 5)]
  const json = { text: '', brand_id: null }
  const asked = async (token?: string) =>
    (await test.send({ path: '/api/userRequest/preview', token, json, address: '10.9.9.9' })).statusCode
  for (let n = 0; n < 120; n++) expect(await asked(one.token)).toBe(200)
  expect([await asked(one.token), await asked(other.token), await asked()]).toEqual([429, 200, 200])
  const limit = { count: 1200 }
  await test.db.updateTable('throttles').set(limit).where('key', 'like', 'part-reach:%').execute()
  expect([await asked(), await asked(other.token)]).toEqual([429, 429])
  test.clock.advance(60_000)
  expect([await asked(), await asked(one.token)]).toEqual([200, 200])
})
