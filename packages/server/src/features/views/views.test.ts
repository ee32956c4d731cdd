import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ad } from '../../testing/ads.ts'
import { colleague, type Person, person } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { rollUpViews } from './roll-up.ts'
import { dayIn, recordView, viewsOf } from './views.ts'

const DAY = 86_400_000
const CHROME =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36'
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile Safari/604.1'

let test: TestServer
let tenant: Person
let id: number
beforeAll(async () => {
  test = await testServer()
})
beforeEach(async () => {
  await test.empty()
  tenant = await person(test, 1)
  id = await ad(test, tenant.id, { status: 31, live: true, expiresAt: new Date('2030-01-01') })
})
afterAll(() => test.close())

const open = async (
  {
    token,
    address = '203.0.113.7',
    browser = CHROME,
  }: { token?: string; address?: string; browser?: string } = {},
  about = id,
) => {
  const headers = { 'user-agent': browser }
  const answer = await test.send({ path: `/api/userBanner/view/${about}`, token, address, headers })
  expect([answer.statusCode, answer.json()]).toEqual([200, { data: true }])
}
const counted = async (about = id) => (await viewsOf(test.db, 'ad', [about], test.clock.now())).get(about)
const shown = async ({ token }: Partial<Person>) =>
  (await test.send({ path: `/api/userBanner/getById/${id}`, token, json: {} })).json().data.views

describe('a view of an ad', () => {
  it('counts each visitor once a day', async () => {
    const buyer = await person(test, 5)
    for (let n = 0; n < 3; n++) {
      await open()
      await open({ browser: SAFARI })
      await open({ address: '203.0.113.8' })
      await open({ token: buyer.token })
      // The same person elsewhere.
      await open({ token: buyer.token, address: '203.0.113.9', browser: SAFARI })
    }
    expect(await counted()).toEqual({ total: 4, today: 4 })
    test.clock.advance(DAY)
    await open()
    expect(await counted()).toEqual({ total: 5, today: 1 })
  })

  it.each([
    ['the author', async () => tenant],
    ['a seller of the company', () => colleague(test, tenant, 'seller')],
    ['an accountant of the company', () => colleague(test, tenant, 'accountant')],
    ['an administrator', () => person(test, 2)],
    ['a manager', () => person(test, 3)],
    ['an operator', () => person(test, 4)],
  ])('by %s does not count', async (_who, who) => {
    await open(await who())
    expect(await counted()).toEqual({ total: 0, today: 0 })
  })

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
    'facebookexternalhit/1.1',
    'TelegramBot (like TwitterBot)',
    'curl/8.5.0',
    'HeadlessChrome/131.0',
  ])('by %s does not count', async (browser) => {
    await open({ browser })
    expect(await counted()).toEqual({ total: 0, today: 0 })
  })

  it('of an ad that is not published, or never was, does not count', async () => {
    const draft = await ad(test, tenant.id)
    await open({}, draft)
    await open({}, 77_777)
    expect([await counted(draft), await counted(77_777)]).toEqual([
      { total: 0, today: 0 },
      { total: 0, today: 0 },
    ])
  })

  it('is shown to the owner and staff, on the ad and in lists, and to nobody else', async () => {
    await open()
    expect(await shown(tenant)).toEqual({ total: 1, today: 1 })
    expect(await shown(await person(test, 3))).toEqual({ total: 1, today: 1 })
    expect([await shown({}), await shown(await person(test, 5))]).toEqual([undefined, undefined])
    const listed = async (list: string, token?: string) =>
      (await test.send({ path: '/api/userBanner/pagination', token, json: { list } })).json().data.items[0]
    expect(await listed('own', tenant.token)).toMatchObject({ id, views: 1 })
    expect(await listed('active', tenant.token)).toMatchObject({ id, views: 1 })
    expect(await listed('catalogue')).not.toHaveProperty('views')
  })

  it('counts at most 600 an hour from one address', async () => {
    const viewed = { subject: 'ad', id } as const
    for (let n = 0; n < 605; n++) {
      await recordView(test.server.deps, viewed, {
        userId: null,
        address: '203.0.113.7',
        userAgent: `${CHROME} ${n}`,
      })
    }
    expect(await counted()).toEqual({ total: 600, today: 600 })
  })
})

describe('the end of a day', () => {
  const rows = async (table: 'view_marks' | 'view_salts') =>
    (await test.db.selectFrom(table).select('day').execute()).map(({ day }) => String(day).slice(0, 10))

  it('turns marks into numbers and forgets everything about the visitors', async () => {
    const day = dayIn(test.clock.now())
    await open()
    await open({ browser: SAFARI })
    await rollUpViews(test.server.deps)
    expect([await rows('view_marks'), await rows('view_salts')]).toEqual([[day, day], [day]])
    // 23:59 and 0:01 in Almaty.
    const midnight = Date.parse(`${day}T00:00:00+05:00`) + DAY
    test.clock.advance(midnight - 60_000 - test.clock.now().getTime())
    await rollUpViews(test.server.deps)
    expect(await rows('view_salts')).toEqual([day])
    test.clock.advance(2 * 60_000)
    const next = dayIn(test.clock.now())
    expect(next).not.toBe(day)
    await open()
    await Promise.all([rollUpViews(test.server.deps), rollUpViews(test.server.deps)])
    await rollUpViews(test.server.deps)
    expect([await rows('view_marks'), await rows('view_salts')]).toEqual([[next], [next]])
    expect(await counted()).toEqual({ total: 3, today: 1 })
    const kept = await test.db.selectFrom('view_days').selectAll().execute()
    expect(kept.map(({ subject, subject_id, views }) => ({ subject, subject_id, views }))).toEqual([
      { subject: 'ad', subject_id: id, views: 2 },
    ])
  })

  it('keeps shops and ads of the same number apart', async () => {
    const visitor = { userId: null, address: '203.0.113.7', userAgent: CHROME }
    await recordView(test.server.deps, { subject: 'shop', id }, visitor)
    await recordView(test.server.deps, { subject: 'shop', id }, visitor)
    expect(await counted()).toEqual({ total: 0, today: 0 })
    expect((await viewsOf(test.db, 'shop', [id], test.clock.now())).get(id)).toEqual({ total: 1, today: 1 })
  })

  it('makes a visitor of one day unknown on the next: no two marks are equal', async () => {
    await open()
    test.clock.advance(DAY)
    await open()
    const marks = await test.db.selectFrom('view_marks').select('mark').execute()
    expect(new Set(marks.map(({ mark }) => Buffer.from(mark).toString('hex'))).size).toBe(2)
  })
})
