import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type PortalServer, serveDatabase } from '../../create-server.ts'
import { contentItem, editor, FIELDS, imageKey, publishedItem } from '../../testing/content.ts'
import { person, room } from '../../testing/people.ts'
import { TEST_CONFIG, type TestServer, testServer } from '../../testing/test-server.ts'
import type { ContentSet, Fields } from './content-columns.ts'

let test: TestServer
/** Another instance over the same database, which keeps its own answers. */
let other: PortalServer
beforeAll(async () => {
  test = await testServer()
  const { database, dataFolder, clock } = test
  const apart = { ...database, db: database.db.withoutPlugins(), close: async () => {} }
  other = await serveDatabase({ ...TEST_CONFIG, dataFolder, clock }, apart)
})
beforeEach(() => test.empty())
afterAll(async () => {
  await other.close()
  await test.close()
})

const get = (path: string, token?: string, headers: Record<string, string> = {}) =>
  test.send({ method: 'GET', path: `/api/${path}`, token, headers })
const items = async (path: string, token?: string) => (await get(path, token)).json().data.items
const titles = async (path: string, token?: string) =>
  (await items(path, token)).map(({ title, name }: { title?: string; name?: string }) => title ?? name)
const act = async (action: string, item: { id: number; version: number }, json: object = {}) => {
  const { token } = await editor(test)
  const body = { version: item.version, ...json }
  const answer = await test.send({ path: `/api/content/${action}/${item.id}`, token, json: body })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json().data.item
}
const in_ = (minutes: number) => new Date(test.clock.now().getTime() + minutes * 60_000).toISOString()
const pass = (minutes: number) => test.clock.advance(minutes * 60_000)

const LISTS: [ContentSet, Fields][] = [
  ['sliderDetail', FIELDS.sliderDetail],
  ['aboutOption', FIELDS.aboutOption],
  ['infrastructure', FIELDS.infrastructure],
  ['vehicleMaintenance', FIELDS.vehicleMaintenance],
  ['tier', FIELDS.tier],
  ['awards', FIELDS.awards],
  ['partner', FIELDS.partner],
  ['rule', FIELDS.rule],
]

describe.each(LISTS)('%s', (set, fields) => {
  it('shows what is published, and nothing else', async () => {
    expect(await items(`${set}/list`)).toEqual([])
    const draft = await contentItem(test, set, fields)
    expect(await items(`${set}/list`)).toEqual([])
    await act('publish', draft)
    expect(await items(`${set}/list`)).toMatchObject([{ id: draft.id, position: 1 }])
    await act('withdraw', draft)
    expect(await items(`${set}/list`)).toEqual([])
    await act('publish', draft)
    await act('delete', draft).catch(() => undefined)
    expect(await items(`${set}/list`)).toEqual([])
  })
})

describe('a published entry', () => {
  it('has the texts of both languages, null where one is missing', async () => {
    await publishedItem(test, 'sliderDetail', {
      ...FIELDS.sliderDetail,
      title_kk: 'Тежегіштер аптасы',
      ends_on: '2026-11-30',
    })
    expect(await items('sliderDetail/list')).toMatchObject([
      {
        title: 'Неделя тормозов',
        title_kk: 'Тежегіштер аптасы',
        summary: null,
        html: '<p>Скидки <strong>20 %</strong>.</p>\n',
        html_kk: null,
        contents_kk: [],
        starts_on: '2026-11-20',
        ends_on: '2026-11-30',
        rooms: [],
        image: null,
      },
    ])
  })

  it('stays as it was published while its draft is written', async () => {
    const item = await publishedItem(test, 'partner', FIELDS.partner)
    await act('save', item, { fields: { name: 'Bosch' } })
    expect(await titles('partner/list')).toEqual(['Brembo'])
  })

  it('names rooms with their shops, and follows them', async () => {
    const tenant = await person(test, 1)
    const door = await room(test, { tenant: tenant.id, level: 3 })
    await publishedItem(test, 'sliderDetail', { ...FIELDS.sliderDetail, room_ids: [door] })
    const [{ rooms }] = await items('sliderDetail/list')
    expect(rooms).toMatchObject([{ id: door, level: 3, name: expect.stringContaining('Лавка') }])
    await test.db
      .updateTable('companies')
      .set({ sign: 'Вольт' })
      .where('id', '=', tenant.company_id)
      .execute()
    expect((await items('sliderDetail/list'))[0].rooms).toMatchObject([{ id: door, name: 'Вольт' }])
    await test.db.updateTable('rooms').set({ company_id: null }).where('id', '=', door).execute()
    expect((await items('sliderDetail/list'))[0].rooms).toMatchObject([{ id: door, name: null }])
  })

  it('counts the rooms and shops of a level', async () => {
    const tenant = await person(test, 1)
    await room(test, { tenant: tenant.id, level: 2 })
    await room(test, { level: 2 })
    await room(test, { level: 4 })
    await publishedItem(test, 'tier', { level: 2, title: 'Второй' })
    await publishedItem(test, 'tier', { level: 5, title: 'Пятый' })
    expect(await items('tier/list')).toMatchObject([
      { level: 2, rooms_count: 3, shops_count: 1 },
      { level: 5, rooms_count: 0, shops_count: 0 },
    ])
  })

  it('no longer names what was deleted', async () => {
    const promotion = await publishedItem(test, 'sliderDetail', FIELDS.sliderDetail)
    const image = { key: await imageKey(test), alt: 'Тормоза', alt_kk: 'Тежегіштер' }
    await publishedItem(test, 'slider', { title: 'Тормоза', promotion_id: promotion.id, image })
    expect(await items('slider/list')).toMatchObject([
      { promotion_id: promotion.id, image: { alt: 'Тормоза' } },
    ])
    const { token } = await editor(test)
    const json = { version: promotion.version }
    await test.send({ path: `/api/content/delete/${promotion.id}`, token, json })
    expect(await items('slider/list')).toMatchObject([{ promotion_id: null }])
  })
})

describe('contacts', () => {
  it('are empty until somebody writes them, and leave out holidays that are over', async () => {
    expect((await get('contact/get')).json().data).toMatchObject({ phones: [], address: '', route: null })
    const closed = { opens: null, closes: null, note: null, note_kk: null }
    const exceptions = ['2026-11-20', '2026-11-21', '2027-01-01'].map((date) => ({ date, ...closed }))
    await publishedItem(test, 'contact', { ...FIELDS.contact, exceptions })
    const days = async () =>
      (await get('contact/get')).json().data.exceptions.map(({ date }: { date: string }) => date)
    expect(await days()).toEqual(['2026-11-21', '2027-01-01'])
    // Midnight in Almaty is 19:00 UTC; the clock stands at 06:00.
    pass(13 * 60 - 1)
    expect(await days()).toEqual(['2026-11-21', '2027-01-01'])
    pass(1)
    expect(await days()).toEqual(['2027-01-01'])
  })
})

describe('a schedule', () => {
  it('shows an entry from its beginning to its end, to the moment', async () => {
    await publishedItem(test, 'partner', FIELDS.partner, { from: in_(10), till: in_(20) })
    const seen = []
    for (const minutes of [0, 9, 1, 9, 1]) {
      pass(minutes)
      seen.push((await titles('partner/list')).length)
    }
    expect(seen).toEqual([0, 0, 1, 1, 0])
  })

  it('leaves the old version until the new one begins', async () => {
    const item = await publishedItem(test, 'partner', FIELDS.partner)
    const next = await act('save', item, { fields: { name: 'Bosch' } })
    const planned = await act('publish', next, { from: in_(30) })
    expect(planned).toMatchObject({ state: 'changed', live: { version: 1 }, planned: { version: 2 } })
    expect(await titles('partner/list')).toEqual(['Brembo'])
    pass(30)
    expect(await titles('partner/list')).toEqual(['Bosch'])
    // What has begun stays while a third version waits.
    const third = await act('save', next, { fields: { name: 'Sachs' } })
    await act('publish', third, { from: in_(30) })
    expect(await titles('partner/list')).toEqual(['Bosch'])
    await act('withdraw', third)
    pass(60)
    expect(await titles('partner/list')).toEqual([])
  })

  it('changes the tag of an answer when its time has come', async () => {
    await publishedItem(test, 'partner', FIELDS.partner, { from: in_(10) })
    const { etag = '' } = (await get('partner/list')).headers
    const again = () => get('partner/list', undefined, { 'if-none-match': String(etag) })
    pass(9)
    expect((await again()).statusCode).toBe(304)
    pass(1)
    expect((await again()).statusCode).toBe(200)
  })
})

describe('the tag of an answer', () => {
  const reads = (path: string, tag = '') =>
    Promise.all(
      [test.server, other].map(({ fastify }) =>
        fastify.inject({ method: 'GET', url: `/api/${path}`, headers: { 'if-none-match': tag } }),
      ),
    )

  it('is the same in every process, and changes at once in all of them', async () => {
    const item = await publishedItem(test, 'partner', FIELDS.partner)
    const first = await reads('partner/list')
    const [{ etag = '' } = {}] = first.map(({ headers }) => headers)
    expect(first.map(({ headers }) => headers.etag)).toEqual([etag, etag])
    expect(first.map(({ headers }) => headers['cache-control'])).toEqual(['no-cache', 'no-cache'])
    expect((await reads('partner/list', String(etag))).map(({ statusCode }) => statusCode)).toEqual([
      304, 304,
    ])

    await act('publish', await act('save', item, { fields: { name: 'Bosch' } }))
    const after = await reads('partner/list', String(etag))
    expect(after.map(({ statusCode, json }) => [statusCode, json().data.items[0].name])).toEqual([
      [200, 'Bosch'],
      [200, 'Bosch'],
    ])
  })

  it('stays the same when something else changes', async () => {
    await publishedItem(test, 'partner', FIELDS.partner)
    const { etag = '' } = (await get('partner/list')).headers
    await publishedItem(test, 'awards', FIELDS.awards)
    const again = await get('partner/list', undefined, { 'if-none-match': String(etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it.each(['"other"', 'no quotes', ''])('is not %s', async (tag) => {
    expect((await get('partner/list', undefined, { 'if-none-match': tag })).statusCode).toBe(200)
  })
})

describe('a preview', () => {
  it('shows administrators the newest versions, and nobody keeps it', async () => {
    const published = await publishedItem(test, 'partner', FIELDS.partner)
    await act('save', published, { fields: { name: 'Bosch' } })
    await contentItem(test, 'partner', { name: 'Sachs' })
    const { token } = await editor(test)
    expect(await titles('partner/list?preview=true', token)).toEqual(['Bosch', 'Sachs'])
    const { headers } = await get('partner/list?preview=true', token)
    expect([headers.etag, headers['cache-control']]).toEqual([undefined, 'private, no-store'])
    expect(await titles('partner/list', token)).toEqual(['Brembo'])
    expect(await titles('partner/list?preview=false', token)).toEqual(['Brembo'])
  })

  it('also shows what is not complete', async () => {
    await contentItem(test, 'slider', {})
    const { token } = await editor(test)
    expect(await items('slider/list?preview=true', token)).toMatchObject([
      { title: '', image: null, link: null },
    ])
    expect((await get('about/get?preview=true', token)).statusCode).toBe(404)
  })

  it.each([
    ['a tenant', 1, 403],
    ['a manager', 3, 403],
    ['an operator', 4, 403],
    ['a limited user', 5, 403],
    ['a guest', 0, 401],
  ])('is refused to %s', async (_who, role, status) => {
    const token = role ? (await person(test, role)).token : undefined
    expect((await get('partner/list?preview=true', token)).statusCode).toBe(status)
  })

  it.each(['yes', '2', 'null'])('of %s is no answer', async (preview) => {
    expect((await get(`partner/list?preview=${preview}`)).statusCode).toBe(400)
  })
})

it('instructions are kept by their reader alone', async () => {
  await publishedItem(test, 'instruction', FIELDS.instruction)
  const { token } = await person(test, 4)
  const answer = await get('instruction/list', token)
  expect(answer.headers['cache-control']).toBe('private, no-cache')
  expect(answer.json().data.items).toMatchObject([{ audience: 'tenant' }])
})
