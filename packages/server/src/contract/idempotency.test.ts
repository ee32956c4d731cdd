import { randomUUID } from 'node:crypto'
import { adFields, adForm } from '@sauda/sdk/ads'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tidyJobs } from '../platform/tidy.ts'
import { DRAFT } from '../testing/ads.ts'
import { keyedCalls, sentAd } from '../testing/keyed-calls.ts'
import { type Person, person } from '../testing/people.ts'
import { picture } from '../testing/pictures.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

const HOUR = 3_600_000

let test: TestServer
let someone: Person
let admin: Person
let red: File
let blue: File
beforeAll(async () => {
  test = await testServer()
  red = await picture('red.jpg', { colour: '#a02020' })
  blue = await picture('blue.jpg', { colour: '#2020a0' })
})
beforeEach(async () => {
  await test.empty()
  someone = await person(test, 5)
  admin = await person(test, 2)
})
afterAll(() => test.close())

const form = sentAd
const { countOf, hits, ...calls } = keyedCalls(() => test)
const create = (key: string, sent = form(), by: Pick<Person, 'token'> = someone) =>
  calls.create(key, sent, by)
const invite = (key: string, said: object) => calls.invite(key, said, admin)

describe('a repeated call with the same key', () => {
  it('gets the stored response and creates nothing', async () => {
    const key = randomUUID()
    const first = await create(key, form({}, [red, blue]))
    expect([first.statusCode, first.headers['idempotency-replayed']], first.body).toEqual([200, undefined])
    const again = await create(key, form({}, [red, blue]))
    expect([again.statusCode, again.headers['idempotency-replayed']]).toEqual([200, 'true'])
    expect(again.body).toBe(first.body)
    expect(again.headers['content-type']).toBe(first.headers['content-type'])
    expect([await countOf('ads'), await countOf('photos')]).toEqual([1, 2])
  })

  it('may have its fields in another order and its files under other names', async () => {
    const key = randomUUID()
    const fields = Object.entries({ ...adFields(DRAFT), weekdays: ['1', '3'] })
    const ordered = (entries: typeof fields, photo: File) =>
      adForm(Object.fromEntries(entries) as ReturnType<typeof adFields>, [photo])
    const first = await create(key, ordered(fields, red))
    const renamed = new File([await red.arrayBuffer()], 'other.jpg')
    const again = await create(key, ordered(fields.toReversed(), renamed))
    expect([again.statusCode, again.body]).toEqual([200, first.body])
    expect(await countOf('ads')).toBe(1)
  })

  it('still gets the response after the ad was deleted', async () => {
    const key = randomUUID()
    const first = await create(key)
    await test.send({ path: `/api/userBanner/delete/${first.json().data.id}`, token: someone.token })
    const again = await create(key)
    expect([again.statusCode, again.body]).toEqual([200, first.body])
    expect(await countOf('ads')).toBe(1)
  })

  it('does not count towards the hourly limit of ads', async () => {
    const key = randomUUID()
    for (let time = 0; time < 35; time++) expect((await create(key)).statusCode).toBe(200)
    expect(await hits()).toEqual([{ key: `ad:create:${someone.id}`, count: 1 }])
  })

  it('is replayed even after the hourly limit of ads has been reached', async () => {
    const key = randomUUID()
    const first = await create(key)
    await test.db.updateTable('throttles').set({ count: 31 }).execute()
    expect((await create(randomUUID())).statusCode).toBe(429)
    expect((await create(key)).body).toBe(first.body)
  })

  it('sends one e-mail for one invitation', async () => {
    const key = randomUUID()
    const said = { email: 'once@test.example', role_id: 3, language: 'kk' }
    const first = await invite(key, said)
    const again = await invite(key, Object.fromEntries(Object.entries(said).toReversed()))
    expect([again.statusCode, again.body]).toEqual([200, first.body])
    expect(await countOf('invitations')).toBe(1)
  })

  it('creates again after 24 hours, and not a moment before', async () => {
    const key = randomUUID()
    const { id } = (await create(key)).json().data
    test.clock.advance(24 * HOUR - 1)
    for (const job of tidyJobs(test.database, test.clock)) await job.handle({})
    expect((await create(key)).json().data.id).toBe(id)
    test.clock.advance(1)
    const later = await create(key)
    expect(later.headers['idempotency-replayed']).toBeUndefined()
    expect(later.json().data.id).not.toBe(id)
    expect((await create(key)).body).toBe(later.body)
    test.clock.advance(24 * HOUR)
    for (const job of tidyJobs(test.database, test.clock)) await job.handle({})
    expect(await countOf('idempotency_keys')).toBe(0)
  })
})

describe('a used key', () => {
  const HOURS = { hours_from: '09:00', hours_to: '18:00', weekdays: ['1', '2'] }
  const changed: [string, () => FormData][] = [
    ['another field', () => form({ title: 'Коврики багажника, резина' }, [red, blue])],
    ['one field less', () => form({ hours_from: undefined, hours_to: undefined }, [red, blue])],
    ['one weekday more', () => form({ ...HOURS, weekdays: ['1', '2', '3'] }, [red, blue])],
    ['weekdays in another order', () => form({ ...HOURS, weekdays: ['2', '1'] }, [red, blue])],
    ['another photo', () => form(HOURS, [red, red])],
    ['the photos in another order', () => form(HOURS, [blue, red])],
    ['one photo less', () => form(HOURS, [red])],
    ['no photo', () => form(HOURS)],
  ]

  it.each(changed)('is rejected with %s', async (_what, other) => {
    const key = randomUUID()
    const first = await create(key, form(HOURS, [red, blue]))
    expect(first.statusCode, first.body).toBe(200)
    const answer = await create(key, other())
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'idempotency_conflict'])
    expect(await countOf('ads')).toBe(1)
    // The stored response is unchanged.
    expect((await create(key, form(HOURS, [red, blue]))).body).toBe(first.body)
  })

  it('is rejected for another operation, even with the same content', async () => {
    const key = randomUUID()
    const mine = await create(key, form(), admin)
    expect(mine.statusCode, mine.body).toBe(200)
    const answer = await invite(key, { email: 'other@test.example', role_id: 3 })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'idempotency_conflict'])
    expect(await countOf('invitations')).toBe(0)
  })

  it('may be used by another user independently', async () => {
    const key = randomUUID()
    const stranger = await person(test, 5)
    const mine = (await create(key)).json().data
    const theirs = await create(key, form({ title: 'Коврики багажника, резина' }), stranger)
    expect(theirs.statusCode, theirs.body).toBe(200)
    expect(theirs.json().data.seller.id).toBe(stranger.id)
    expect(theirs.json().data.id).not.toBe(mine.id)
  })

  it('belongs to the user in all sessions, and to nobody without one', async () => {
    const key = randomUUID()
    const first = await create(key)
    const { token } = (
      await test.send({
        path: '/api/user/auth',
        json: { login: someone.email, password: 'горшок-ветер-семнадцать', issue_token: true },
      })
    ).json().data
    expect((await create(key, form(), { ...someone, token })).body).toBe(first.body)
    expect((await create(key, form(), { ...someone, token: 'gone' })).statusCode).toBe(401)
  })

  it('is rejected in Kazakh for a Kazakh client', async () => {
    const key = randomUUID()
    await create(key)
    const answer = await test.send({
      path: '/api/userBanner/create',
      form: form({ price: '1' }),
      token: someone.token,
      headers: { 'idempotency-key': key, 'accept-language': 'kk' },
    })
    expect(answer.json().message).toMatch(/[әғқңөұүһі]/)
  })
})

describe('an unused key', () => {
  it('may be sent again with corrected fields after an error', async () => {
    const key = randomUUID()
    for (const wrong of [
      form({ title: '' }),
      form({ room_ids: ['1'] }),
      form({}, [new File(['x'], 'x.jpg')]),
    ]) {
      expect((await create(key, wrong)).statusCode).toBe(422)
    }
    expect(await countOf('idempotency_keys')).toBe(0)
    expect((await create(key)).statusCode).toBe(200)
    expect(await countOf('ads')).toBe(1)
  })

  it.each(['audit', 'ad_revision_photos', 'idempotency_keys'])(
    'is not stored if the transaction fails (at %s)',
    async (table) => {
      const key = randomUUID()
      // For the key itself, the write after the effect fails.
      const column = table === 'idempotency_keys' ? 'body' : null
      const rename = (from: string, to: string) =>
        column
          ? test.db.schema.alterTable(table).renameColumn(from, to).execute()
          : test.db.schema.alterTable(from).renameTo(to).execute()
      const [name, away] = column ? [column, 'away'] : [table, `${table}_away`]
      await rename(name, away)
      const broken = await create(key, form({}, [red]))
      await rename(away, name)
      expect(broken.statusCode).toBe(500)
      expect([await countOf('ads'), await countOf('idempotency_keys')]).toEqual([0, 0])
      const again = await create(key, form({}, [red]))
      expect([again.statusCode, again.headers['idempotency-replayed']]).toEqual([200, undefined])
      expect(await countOf('ads')).toBe(1)
    },
  )

  it.each([
    ['', 'required'],
    ['two words', 'wrong_format'],
    ['ключ', 'wrong_format'],
    ['tab\there', 'wrong_format'],
    ['x'.repeat(256), 'too_long'],
  ])('rejects %j as a key', async (key, code) => {
    const answer = await create(key)
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { 'Idempotency-Key': [code] }])
    expect(await countOf('ads')).toBe(0)
  })

  it.each(['x', '!~', '"quoted"', "';drop/**/table/**/ads;--", 'x'.repeat(255)])(
    'accepts %j as a key',
    async (key) => {
      const first = await create(key)
      expect(first.statusCode, first.body).toBe(200)
      expect((await create(key)).body).toBe(first.body)
      expect(await countOf('ads')).toBe(1)
    },
  )

  it('two calls without a key create two ads', async () => {
    for (const _ of [1, 2])
      await test.send({ path: '/api/userBanner/create', form: form(), token: someone.token })
    expect([await countOf('ads'), await countOf('idempotency_keys')]).toEqual([2, 0])
  })
})
