import { randomUUID } from 'node:crypto'
import { adFields, adForm, photoForm } from '@sauda/sdk/ads'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DRAFT } from '../../../testing/ads.ts'
import { type Person, person } from '../../../testing/people.ts'
import { picture } from '../../../testing/pictures.ts'
import { type TestServer, testServer } from '../../../testing/test-server.ts'
import { sweepStaged } from './stage-photo.ts'

const HOUR = 3_600_000

let test: TestServer
let owner: Person
let red: File
beforeAll(async () => {
  test = await testServer()
  red = await picture('red.jpg', { colour: '#a02020' })
})
beforeEach(async () => {
  await test.empty()
  owner = await person(test, 5)
})
afterAll(() => test.close())

const send = (form: FormData, { token }: Partial<Person> = owner, headers = {}) =>
  test.send({ path: '/api/userBanner/stagePhoto', form, token, headers })
async function stage(who = owner, file = red) {
  const answer = await send(photoForm(file), who)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}
const fileNamed = (bytes: string, name = 'a.heic') => new File([Buffer.from(bytes, 'latin1')], name)

/** Creates an ad with files and an order of its photos. */
function create(order: readonly string[], files: Blob[] = [], who = owner, headers = {}) {
  const form = adForm(adFields(DRAFT), files)
  for (const place of order) form.append('photo_order', place)
  return test.send({ path: '/api/userBanner/create', form, token: who.token, headers })
}
function update(id: number, order: readonly string[], who = owner) {
  const form = adForm(adFields(DRAFT), [])
  for (const place of order) form.append('photo_order', place)
  form.append('id', String(id))
  return test.send({ path: `/api/userBanner/update/${id}`, form, token: who.token })
}
const keysOf = ({ photos }: { photos: { key: string }[] }) => photos.map(({ key }) => key)
const statusOf = async (path: string, { token }: Partial<Person> = {}) =>
  (await test.send({ method: 'GET', path, token })).statusCode
const counts = async () => {
  const { rows } = await test.database.query<{ photos: number; staged: number }>(
    'select (select count(*)::int from photos) as photos, (select count(*)::int from staged_photos) as staged',
  )
  return rows[0]
}
const UNKNOWN_ORDER = { photo_order: ['unknown'] }

describe('a staged photo', () => {
  it('is visible to its user alone', async () => {
    const photo = await stage()
    expect(photo).toMatchObject({ width: 800, height: 600, avif: null })
    const answer = await test.send({ method: 'GET', path: photo.small, token: owner.token })
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store'])
    const [stranger, staff] = [await person(test, 5), await person(test, 2)]
    expect(await Promise.all([{}, stranger, staff].map((who) => statusOf(photo.small, who)))).toEqual([
      404, 404, 404,
    ])
  })

  it('becomes a photo of the ad, beside files and in their order', async () => {
    const [first, second] = [await stage(), await stage()]
    const answer = await create([second.key, 'new.0', first.key], [red])
    expect(answer.statusCode, answer.body).toBe(200)
    const [one, file, two, ...others] = keysOf(answer.json().data)
    expect([one, two, others]).toEqual([second.key, first.key, []])
    expect([first.key, second.key]).not.toContain(file)
    expect(await counts()).toEqual({ photos: 3, staged: 0 })
    const staff = await person(test, 4)
    expect(await statusOf(first.small, staff)).toBe(200)
    const jobs = await test.database.query("select 1 from pgboss.job where name = 'make-avif'")
    expect(jobs.rows).toHaveLength(3)
  })

  it('is added by an edit, of its owner or of staff', async () => {
    const [first, staff] = [await stage(), await person(test, 3)]
    const { id } = (await create([first.key])).json().data
    const [second, third] = [await stage(), await stage(staff)]
    expect(keysOf((await update(id, [second.key, first.key])).json().data)).toEqual([second.key, first.key])
    expect(keysOf((await update(id, [third.key], staff)).json().data)).toEqual([third.key])
  })

  it('stays staged if the ad has errors', async () => {
    const { key } = await stage()
    const form = adForm({ ...adFields(DRAFT), title: '' }, [])
    form.append('photo_order', key)
    const refused = await test.send({ path: '/api/userBanner/create', form, token: owner.token })
    expect(refused.json().errors).toEqual({ title: ['required'] })
    expect((await create([key])).statusCode).toBe(200)
  })

  it('is not in an ad whose order does not name it', async () => {
    await stage()
    const answer = await create([], [red])
    expect(keysOf(answer.json().data)).toHaveLength(1)
    expect(await counts()).toEqual({ photos: 2, staged: 1 })
  })

  it('is stored once for an upload that is repeated with its key', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all([1, 2, 3].map(() => send(photoForm(red), owner, headers)))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(await counts()).toEqual({ photos: 1, staged: 1 })
  })

  it('is taken once by an ad that is handed in again with its key', async () => {
    const { key } = await stage()
    const headers = { 'idempotency-key': randomUUID() }
    const first = await create([key], [], owner, headers)
    const second = await create([key], [], owner, headers)
    expect([second.statusCode, second.body]).toEqual([200, first.body])
  })
})

describe('a staged photo is refused', () => {
  it('of another user', async () => {
    const foreign = await stage(await person(test, 5))
    const own = await stage()
    for (const order of [[foreign.key], [own.key, foreign.key]]) {
      const answer = await create(order)
      expect([answer.statusCode, answer.json().errors]).toEqual([422, UNKNOWN_ORDER])
    }
    const { id } = (await create([own.key])).json().data
    const edited = await update(id, [own.key, foreign.key])
    expect([edited.statusCode, edited.json().errors]).toEqual([422, UNKNOWN_ORDER])
    expect((await counts())?.staged).toBe(1)
  })

  it('to staff for another’s ad, if its owner staged it', async () => {
    const { id } = (await create([])).json().data
    const { key } = await stage()
    const answer = await update(id, [key], await person(test, 2))
    expect([answer.statusCode, answer.json().errors]).toEqual([422, UNKNOWN_ORDER])
  })

  it.each([
    ['twice in one ad', (key: string) => [key, key]],
    ['that never existed', () => ['00000000000000000000']],
    ['by a key that is none', () => ["'; drop table photos; --"]],
  ])('%s', async (_what, orderOf) => {
    const { key } = await stage()
    const answer = await create(orderOf(key))
    expect([answer.statusCode, answer.json().errors]).toEqual([422, UNKNOWN_ORDER])
    expect(await counts()).toEqual({ photos: 1, staged: 1 })
  })

  it('for a second ad, also at the same time', async () => {
    const { key } = await stage()
    const answers = await Promise.all([1, 2, 3].map(() => create([key])))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422])
    expect((await create([key])).json().errors).toEqual(UNKNOWN_ORDER)
  })

  it('after 24 hours, and its files are deleted', async () => {
    const late = await stage()
    test.clock.advance(24 * HOUR - 1000)
    const early = await stage()
    await sweepStaged(test.server.deps)
    expect(await counts()).toEqual({ photos: 2, staged: 2 })
    test.clock.advance(1000)
    expect((await create([late.key])).json().errors).toEqual(UNKNOWN_ORDER)
    await sweepStaged(test.server.deps)
    expect(await counts()).toEqual({ photos: 1, staged: 1 })
    const isStored = ({ key }: { key: string }) =>
      test.storage.exists(`photos/${key.slice(0, 2)}/${key}/large.webp`)
    expect(await Promise.all([late, early].map(isStored))).toEqual([false, true])
    expect(await statusOf(late.small, owner)).toBe(404)
    expect((await create([early.key])).statusCode).toBe(200)
    test.clock.advance(48 * HOUR)
    await sweepStaged(test.server.deps)
    expect(await isStored(early)).toBe(true)
  })
})

describe('an upload is refused', () => {
  it.each([
    ['that is a HEIC by name alone', fileNamed('this is a text'), ['photo_type']],
    ['with the brand of HEIC', fileNamed('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), ['photo_type']],
    ['that is empty', fileNamed(''), ['photo_empty']],
    ['that is cut off', fileNamed('\xff\xd8\xff\xe0', 'a.jpg'), ['photo_broken']],
  ])('%s', async (_what, file, photo) => {
    const answer = await send(photoForm(file))
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { photo }])
    expect(await counts()).toEqual({ photos: 0, staged: 0 })
  })

  it('over 10 MB', async () => {
    const large = new File([Buffer.alloc(10 * 1024 * 1024 + 1)], 'a.jpg')
    expect((await send(photoForm(large))).json().errors).toEqual({ photo: ['photo_too_large'] })
  })

  it('without a file, or with two', async () => {
    expect((await send(new FormData())).json().errors).toEqual({ photo: ['required'] })
    const two = photoForm(red)
    two.append('photo', red)
    expect((await send(two)).json().errors).toEqual({ photo: ['too_many'] })
  })

  it('of a guest', async () => {
    expect((await send(photoForm(red), {})).statusCode).toBe(401)
  })

  it('beyond 300 in an hour', async () => {
    const form = photoForm(fileNamed('text'))
    for (let sent = 0; sent < 300; sent++) await send(form)
    const answer = await send(photoForm(red))
    expect([answer.statusCode, answer.json().code]).toEqual([429, 'too_many_requests'])
    expect((await send(photoForm(red), await person(test, 5))).statusCode).toBe(200)
    test.clock.advance(HOUR)
    await stage()
  })
})
