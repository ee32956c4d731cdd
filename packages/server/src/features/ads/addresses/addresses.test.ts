import type { components } from '@sauda/sdk'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ad } from '../../../testing/ads.ts'
import { person } from '../../../testing/people.ts'
import { type TestServer, testServer } from '../../../testing/test-server.ts'

type Address = components['schemas']['AdAddress']

const ADS = 120_000
const SPAN = 20_000
const ROWS = 2_500

let test: TestServer

beforeAll(async () => {
  test = await testServer()
})
afterAll(() => test.close())
beforeEach(() => test.empty())

async function ask<Item>(path: string): Promise<Item[]> {
  const answer = await test.send({ method: 'GET', path: `/api/userBanner/${path}` })
  expect(answer.statusCode).toBe(200)
  return answer.json().data.items
}

const parts = () => ask<components['schemas']['AdAddressPart']>('addressParts')
const addresses = (query: string) => ask<Address>(`addresses?${query}`)

describe('addresses of ads', () => {
  it('names published ads alone, with the moment of their publication', async () => {
    const { id: owner } = await person(test, 5)
    const shown = await ad(test, owner, { status: 31, live: true })
    const edited = await ad(test, owner, { status: 15, live: true, before: { title: 'Фара' } })
    for (const status of [10, 20, 30, 40]) await ad(test, owner, { status, approved: status > 20 })
    const at = test.clock.now().toISOString()
    expect(await addresses('part=1')).toEqual([
      { id: shown, changed_at: at },
      { id: edited, changed_at: at },
    ])
    expect(await parts()).toEqual([{ part: 1, ads: 2, changed_at: at }])
  })

  it('continues after an id, within the part', async () => {
    const { id: owner } = await person(test, 5)
    const first = await ad(test, owner, { status: 31, live: true })
    const second = await ad(test, owner, { status: 31, live: true })
    expect((await addresses(`part=1&after=${first}`)).map(({ id }) => id)).toEqual([second])
    expect(await addresses(`part=1&after=${second}`)).toEqual([])
    expect(await addresses('part=2')).toEqual([])
    expect(await addresses('part=1000000')).toEqual([])
  })

  it('has no parts without ads', async () => {
    expect(await parts()).toEqual([])
  })

  it.each([
    '',
    'part=0',
    'part=-1',
    'part=1.5',
    'part=x',
    'part=1000001',
    'part=1&after=-1',
    'part=1&after=x',
  ])('refuses «%s»', async (query) => {
    const answer = await test.send({ method: 'GET', path: `/api/userBanner/addresses?${query}` })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad_request'])
  })

  it('names each of 120,000 ads once, 2,500 in an answer and 20,000 in a part', async () => {
    const { id: owner } = await person(test, 5)
    await publishMany(owner)
    const index = await parts()
    expect(index.reduce((sum, { ads }) => sum + ads, 0)).toBe(ADS)

    const seen = new Set<number>()
    for (const { part, ads } of index) {
      expect(ads).toBeLessThanOrEqual(SPAN)
      let inPart = 0
      let rows = await addresses(`part=${part}`)
      while (rows.length > 0) {
        expect(rows.length).toBeLessThanOrEqual(ROWS)
        inPart += rows.length
        for (const { id } of rows) seen.add(id)
        rows = await addresses(`part=${part}&after=${rows.at(-1)?.id}`)
      }
      expect(inPart).toBe(ads)
    }
    expect(seen.size).toBe(ADS)
  })
})

/** Publishes ads by the database alone, with the revision of one of them for all; it may take as long as it needs. */
async function publishMany(owner: number): Promise<void> {
  const first = await ad(test, owner, { status: 31, live: true })
  await test.db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx)
    await sql`insert into ads (owner_id, status, newest_revision_id, live_revision_id, created_at, changed_at)
      select owner_id, status, newest_revision_id, live_revision_id, created_at, changed_at
      from ads, generate_series(2, ${ADS}::int) where id = ${first}`.execute(trx)
    await sql`insert into ad_listings (ad_id, seller_id, sort_at, card, kind, words, room_ids, levels, weekdays)
      select id, owner_id, now(), '{}', 'goods', '', '{}', '{}', '{}' from ads where id > ${first}`.execute(
      trx,
    )
  })
}
