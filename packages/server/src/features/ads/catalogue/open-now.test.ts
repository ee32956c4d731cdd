import type { components } from '@sauda/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ad } from '../../../testing/ads.ts'
import { FIELDS, publishedItem } from '../../../testing/content.ts'
import { person } from '../../../testing/people.ts'
import { type TestServer, testServer } from '../../../testing/test-server.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const SATURDAY = Date.parse('2026-11-21T11:00:00+05:00')
let weeks = 0

let test: TestServer

beforeAll(async () => {
  test = await testServer()
})
afterAll(() => test.close())

// The clock stands at 11:00 in Almaty, each time on a later Saturday.
beforeEach(async () => {
  const aWeekLater = SATURDAY + 7 * DAY * ++weeks
  test.clock.advance(aWeekLater - test.clock.now().getTime())
  await test.db.deleteFrom('ad_listings').execute()
})

const dayIn = (days: number) => new Date(test.clock.now().getTime() + days * DAY).toISOString().slice(0, 10)

/** An ad of a shop with opening hours. */
async function shopAd(
  title: string,
  hours: { weekdays?: number[]; hours_from?: string; hours_to?: string } = {},
): Promise<number> {
  const { id, company_id } = await person(test, 1)
  const stated = { hours_from: null, hours_to: null, ...hours }
  await test.db
    .updateTable('companies')
    .set(stated)
    .where('id', '=', company_id ?? 0)
    .execute()
  await ad(test, id, { live: true, status: 31, draft: { title, kind: 'goods' } })
  return company_id ?? 0
}

const post = (json: object) => test.send({ path: '/api/userBanner/pagination', json })
const page = async (json: object = {}): Promise<components['schemas']['AdPage']> =>
  (await post(json)).json().data
const openTitles = async (more: object = {}) =>
  (await page({ open_now: true, ...more })).items.map(({ title }) => title).toSorted()

describe('the shops that are open now', () => {
  it('are those within their hours, on their days', async () => {
    await shopAd('открыт с утра', { hours_from: '09:00', hours_to: '19:00' })
    await shopAd('только что открылся', { hours_from: '11:00', hours_to: '12:00' })
    await shopAd('открыт по субботам', { hours_from: '09:00', hours_to: '19:00', weekdays: [6] })
    await shopAd('откроется в полдень', { hours_from: '12:00', hours_to: '19:00' })
    await shopAd('закрылся только что', { hours_from: '09:00', hours_to: '11:00' })
    await shopAd('по будням', { hours_from: '09:00', hours_to: '19:00', weekdays: [1, 2, 3, 4, 5] })
    await shopAd('без часов')
    const { id } = await person(test, 5)
    const days = { weekdays: [6], hours_from: '09:00', hours_to: '19:00' }
    await ad(test, id, { live: true, status: 31, draft: { title: 'частник', kind: 'goods', ...days } })

    const open = ['открыт по субботам', 'открыт с утра', 'только что открылся']
    expect(await openTitles()).toEqual(open)
    expect(await openTitles({ q: 'субботам' })).toEqual(['открыт по субботам'])
    expect((await page({ facets: true })).open_now).toBe(3)
    expect((await page()).open_now).toBeUndefined()
    expect((await page({ open_now: false })).total).toBe(8)
  })

  it('are counted among the ads that all filters find, and also while only they are wanted', async () => {
    await shopAd('лопаты открытые', { hours_from: '09:00', hours_to: '19:00' })
    await shopAd('вёдра открытые', { hours_from: '09:00', hours_to: '19:00' })
    await shopAd('лопаты закрытые', { hours_from: '20:00', hours_to: '21:00' })
    expect(await page({ q: 'лопаты', facets: true })).toMatchObject({ total: 2, open_now: 1 })
    expect(await page({ q: 'лопаты', facets: true, open_now: true })).toMatchObject({ total: 1, open_now: 1 })
    expect(await page({ facets: true, maker: 'Brembo' })).toMatchObject({ total: 0, open_now: 0 })
  })

  it('change as time passes, also in answers that were kept', async () => {
    await shopAd('до полудня', { hours_from: '09:00', hours_to: '12:00' })
    await shopAd('с полудня', { hours_from: '12:00', hours_to: '13:00' })
    expect(await openTitles()).toEqual(['до полудня'])
    test.clock.advance(HOUR - MINUTE)
    expect(await openTitles()).toEqual(['до полудня'])
    test.clock.advance(MINUTE)
    expect(await openTitles()).toEqual(['с полудня'])
    expect((await page({ facets: true })).open_now).toBe(1)
    test.clock.advance(HOUR)
    expect(await openTitles()).toEqual([])
    expect((await page({ facets: true })).open_now).toBe(0)
  })

  it('follow changed hours within a minute', async () => {
    const id = await shopAd('был открыт', { hours_from: '09:00', hours_to: '19:00' })
    expect(await openTitles()).toEqual(['был открыт'])
    await test.db.updateTable('companies').set({ hours_to: '10:00' }).where('id', '=', id).execute()
    test.clock.advance(MINUTE)
    expect(await openTitles()).toEqual([])
  })

  it('are none on a day on which the centre is closed, and close with it on a short day', async () => {
    await shopAd('открыт бы', { hours_from: '09:00', hours_to: '19:00' })
    const day = { note: null, note_kk: null }
    await publishedItem(test, 'contact', {
      ...FIELDS.contact,
      exceptions: [
        { date: dayIn(1), opens: null, closes: null, ...day },
        { date: dayIn(2), opens: '10:00', closes: '11:00', ...day },
      ],
    })
    expect(await openTitles()).toEqual(['открыт бы'])
    test.clock.advance(DAY)
    expect(await openTitles()).toEqual([])
    test.clock.advance(DAY)
    expect(await openTitles()).toEqual([])
    test.clock.advance(-HOUR)
    expect(await openTitles()).toEqual(['открыт бы'])
  })

  it('keep their own hours and days when the centre is open longer or on another day', async () => {
    await shopAd('по будням', { hours_from: '09:00', hours_to: '19:00', weekdays: [1, 2, 3, 4, 5] })
    await shopAd('до вечера', { hours_from: '09:00', hours_to: '19:00' })
    const day = { date: dayIn(7), opens: '08:00', closes: '23:00', note: null, note_kk: null }
    await publishedItem(test, 'contact', { ...FIELDS.contact, exceptions: [day] })
    test.clock.advance(7 * DAY)
    expect(await openTitles()).toEqual(['до вечера'])
    test.clock.advance(10 * HOUR)
    expect(await openTitles()).toEqual([])
  })

  it.each(['да', 1, null, [true]])('refuse %j as a wish', async (open_now) => {
    const answer = await post({ open_now })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toHaveProperty('open_now')
  })
})
