import { MAX_COMPLAINT } from '@sauda/sdk/complaints'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ad } from '../../../testing/ads.ts'
import { type Person, person } from '../../../testing/people.ts'
import { type TestServer, testServer } from '../../../testing/test-server.ts'

let test: TestServer
let owner: Person
let buyer: Person
let manager: Person
let id: number
beforeAll(async () => {
  test = await testServer()
})
beforeEach(async () => {
  await test.empty()
  owner = await person(test, 5)
  buyer = await person(test, 5)
  manager = await person(test, 3)
  id = await live()
})
afterAll(() => test.close())

const live = () => ad(test, owner.id, { status: 31, live: true })
const complain = (
  json: unknown,
  { token, about = id, address = '203.0.113.7' }: { token?: string; about?: number; address?: string } = {},
) => test.send({ path: `/api/userBanner/complain/${about}`, token, json, address })
const open = async (about = id) => {
  const path = `/api/userBanner/moderation/${about}`
  const answer = await test.send({ method: 'GET', path, token: manager.token })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data.complaints
}
const listed = async () => {
  const path = '/api/userBanner/complaints'
  return (await test.send({ method: 'GET', path, token: manager.token })).json().data
}
const review = (upTo: unknown, { token } = manager, about = id) =>
  test.send({ path: `/api/userBanner/reviewComplaints/${about}`, token, json: { up_to: upTo } })

describe('a complaint', () => {
  it('of a guest reaches the moderators without saying who sent it', async () => {
    const answer = await complain({ reason: 'sold', text: ' Продали вчера. ' })
    expect(answer.json()).toEqual({ data: { repeated: false } })
    expect(await open()).toEqual([
      { id: expect.any(Number), reason: 'sold', text: 'Продали вчера.', at: test.clock.now().toISOString() },
    ])
    expect(await listed()).toMatchObject({ items: [{ id, complaints: 1 }], total: 1 })
  })

  it('is added once per visitor and ad while it is open', async () => {
    expect((await complain({ reason: 'sold' })).json().data.repeated).toBe(false)
    expect((await complain({ reason: 'price' })).json().data.repeated).toBe(true)
    expect((await complain({ reason: 'price' }, buyer)).json().data.repeated).toBe(false)
    expect((await complain({ reason: 'fraud' }, buyer)).json().data.repeated).toBe(true)
    expect((await complain({ reason: 'fraud' }, { about: await live() })).json().data.repeated).toBe(false)
    expect((await open()).map(({ reason }: { reason: string }) => reason)).toEqual(['price', 'sold'])
    expect(await listed()).toMatchObject({ items: [{ id, complaints: 2 }, { complaints: 1 }], total: 2 })
  })

  it('of a network has one sender, however its addresses vary', async () => {
    const addresses = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1', '203.0.113.8']
    const repeated = []
    for (const address of addresses) {
      repeated.push((await complain({ reason: 'sold' }, { address })).json().data.repeated)
    }
    expect(repeated).toEqual([false, true, false, false])
  })

  it('is added once of two sent at the same time', async () => {
    const answers = await Promise.all([complain({ reason: 'sold' }), complain({ reason: 'sold' })])
    expect(answers.map((answer) => answer.json().data.repeated).toSorted()).toEqual([false, true])
    expect(await open()).toHaveLength(1)
  })

  it('leaves no notification and no change of the ad', async () => {
    await complain({ reason: 'fraud' })
    expect(await test.db.selectFrom('notifications').selectAll().execute()).toEqual([])
    const ads = await test.db.selectFrom('ads').select(['status', 'version']).where('id', '=', id).execute()
    expect(ads).toEqual([{ status: 31, version: 1 }])
  })

  it.each([
    ['no reason', {}, { reason: ['required'] }],
    ['an unknown reason', { reason: 'ugly' }, { reason: [expect.any(String)] }],
    ['a reason that is a number', { reason: 1 }, { reason: ['wrong_format', 'unknown'] }],
    ['another reason without a text', { reason: 'other' }, { text: ['required'] }],
    ['another reason with spaces', { reason: 'other', text: ' \n ' }, { text: ['required'] }],
    ['a long text', { reason: 'sold', text: 'я'.repeat(MAX_COMPLAINT + 1) }, { text: ['too_long'] }],
  ])('with %s is refused', async (_what, json, errors) => {
    const answer = await complain(json)
    expect(answer.statusCode, answer.body).toBe(422)
    expect(answer.json()).toMatchObject({ code: 'invalid', errors })
    expect(await open()).toEqual([])
  })

  it.each([
    ['that waits', { status: 10 }],
    ['that was unpublished', { status: 30, approved: true }],
    ['in the archive', { status: 40, approved: true }],
  ])('about an ad %s is refused, also to its owner and staff', async (_what, state) => {
    const about = await ad(test, owner.id, state)
    for (const token of [undefined, owner.token, manager.token]) {
      expect((await complain({ reason: 'sold' }, { token, about })).statusCode).toBe(404)
    }
  })

  it('about an unknown ad is refused', async () => {
    expect((await complain({ reason: 'sold' }, { about: 999_999 })).statusCode).toBe(404)
  })

  it('is limited by network, and a mistake costs nothing', async () => {
    for (let count = 0; count < 25; count++) await complain({ reason: 'ugly' })
    const answers = []
    for (let count = 0; count < 21; count++) answers.push(await complain({ reason: 'sold' }))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(20).fill(200), 429])
    expect(answers.at(-1)?.json().retry_after).toBeGreaterThan(0)
  })
})

describe('a review', () => {
  it('closes what the moderator has seen, and forgets who sent it', async () => {
    await complain({ reason: 'sold' })
    const [seen] = await open()
    await complain({ reason: 'price' }, buyer)
    expect((await review(seen.id)).json()).toEqual({ data: true })
    expect(await open()).toMatchObject([{ reason: 'price' }])
    const rows = await test.db.selectFrom('ad_complaints').selectAll().orderBy('id').execute()
    expect(rows).toMatchObject([{ sender: null, reviewed_by: manager.id }, { reviewed_by: null }])
  })

  it('lets the same visitor complain again', async () => {
    await complain({ reason: 'sold' })
    const [seen] = await open()
    await review(seen.id)
    expect(await listed()).toEqual({ items: [], total: 0 })
    expect((await complain({ reason: 'sold' })).json().data.repeated).toBe(false)
  })

  it('does not touch the complaints about another ad', async () => {
    const other = await live()
    await complain({ reason: 'sold' }, { about: other })
    const [seen] = await open(other)
    await review(seen.id + 1)
    expect(await open(other)).toHaveLength(1)
  })

  it.each([0, -1, 1.5, 'all', null])('up to %j is refused', async (upTo) => {
    expect((await review(upTo)).statusCode).toBe(422)
  })

  it('of an unknown ad is refused', async () => {
    expect((await review(1, manager, 999_999)).statusCode).toBe(404)
  })

  it('is for moderators', async () => {
    expect((await review(1, owner)).statusCode).toBe(403)
  })
})

it('ads are listed by their oldest open complaint, whatever came later', async () => {
  const other = await live()
  const at: string[] = []
  const later = (send: () => ReturnType<typeof complain>) => {
    test.clock.advance(60_000)
    at.push(test.clock.now().toISOString())
    return send()
  }
  await later(() => complain({ reason: 'sold' }))
  await later(() => complain({ reason: 'price' }, { about: other }))
  await later(() => complain({ reason: 'fraud' }, buyer))
  expect((await listed()).items).toMatchObject([
    { id, complaints: 2, first_at: at[0], last_at: at[2] },
    { id: other, complaints: 1, first_at: at[1], last_at: at[1] },
  ])
  // The review of the oldest one makes the ad wait since the next.
  const [, oldest] = await open()
  await review(oldest.id)
  expect((await listed()).items).toMatchObject([
    { id: other, first_at: at[1] },
    { id, complaints: 1, first_at: at[2], last_at: at[2] },
  ])
})

it('the list of complained ads is for moderators', async () => {
  await complain({ reason: 'sold' })
  const path = '/api/userBanner/complaints'
  for (const [token, status] of [
    [owner.token, 403],
    [undefined, 401],
  ] as const) {
    const answer = await test.send({ method: 'GET', path, token })
    expect(answer.statusCode).toBe(status)
    expect(answer.body).not.toContain('first_at')
  }
})

it('complaints about a deleted ad are not counted', async () => {
  await complain({ reason: 'fraud' })
  await test.db.updateTable('ads').set({ deleted_at: test.clock.now() }).where('id', '=', id).execute()
  expect(await listed()).toEqual({ items: [], total: 0 })
})
