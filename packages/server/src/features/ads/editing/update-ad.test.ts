import { adFields, adForm } from '@sauda/sdk/ads'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ad, DRAFT } from '../../../testing/ads.ts'
import { type Person, person, room } from '../../../testing/people.ts'
import { namedPhotos } from '../../../testing/photos.ts'
import { picture } from '../../../testing/pictures.ts'
import { type TestServer, testServer } from '../../../testing/test-server.ts'

let test: TestServer
let owner: Person
let manager: Person
beforeAll(async () => {
  test = await testServer()
})
beforeEach(async () => {
  await test.empty()
  owner = await person(test, 5)
  manager = await person(test, 3)
})
afterAll(() => test.close())

interface Change {
  fields?: Partial<ReturnType<typeof adFields>>
  photos?: Blob[]
  order?: string[]
  more?: Record<string, string>
}

function update(
  id: number,
  { token }: Partial<Person>,
  { fields, photos = [], order = [], more }: Change = {},
) {
  const form = adForm({ ...adFields(DRAFT), ...fields }, photos)
  for (const place of order) form.append('photo_order', place)
  for (const [field, value] of Object.entries({ id: String(id), ...more })) form.append(field, value)
  return test.send({ path: `/api/userBanner/update/${id}`, token, form })
}
const removeImage = (json: object, { token } = owner) =>
  test.send({ path: '/api/userBanner/removeImage', token, json })
const read = async (id: number, { token }: Partial<Person> = {}, revision = 'live') =>
  (await test.send({ path: `/api/userBanner/getById/${id}`, token, json: { revision } })).json().data
const keysOf = (seen: { photos: { key: string }[] }) => seen.photos.map(({ key }) => key)
async function countOf(table: 'ad_revisions' | 'photos' | 'notifications'): Promise<number> {
  const { n } = await test.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}

describe('an owner’s edit of a published ad', () => {
  it('waits for moderation while the approved revision stays public', async () => {
    const id = await ad(test, owner.id, { status: 31, live: true })
    const answer = await update(id, owner, { fields: { title: 'Другие коврики', phone: '8 777 000 11 22' } })
    expect(answer.json().data).toMatchObject({
      status: 15,
      live: true,
      revision: 'newest',
      title: 'Другие коврики',
    })
    expect((await read(id)).title).toBe(DRAFT.title)
    const phone = await test.send({ path: `/api/userBanner/showPhone/${id}` })
    expect(phone.json().data.phone).toBe(DRAFT.phone)
    for (const { token } of [owner, manager]) {
      const newest = await test.send({ path: `/api/userBanner/showPhone/${id}`, token })
      expect(newest.json().data.phone).toBe('+77770001122')
    }
    test.clock.advance(1000)
    expect((await test.send({ path: `/api/userBanner/up/${id}`, token: owner.token })).statusCode).toBe(200)
    const { items } = (await test.send({ path: '/api/userBanner/pagination', json: {} })).json().data
    expect(items).toMatchObject([{ title: DRAFT.title, raised_at: test.clock.now().toISOString() }])

    await test.send({ path: `/api/userBanner/publish/${id}`, token: manager.token, json: { version: 2 } })
    expect((await read(id)).title).toBe('Другие коврики')
    const found = await test.send({ path: '/api/userBanner/pagination', json: { q: 'другие' } })
    expect(found.json().data.total).toBe(1)
  })

  it('keeps existing photos without copying them, and adds new ones in any place', async () => {
    const id = await ad(test, owner.id, { status: 31, live: true })
    const [first = '', second = '', third = ''] = await namedPhotos(test, id, 3)
    const change = { photos: [await picture('new.jpg')], order: [third, 'new.0', first] }
    const seen = (await update(id, owner, change)).json().data
    expect([keysOf(seen)[0], keysOf(seen)[2], seen.photos.length]).toEqual([third, first, 3])
    expect(keysOf(await read(id))).toEqual([first, second, third])
    expect(await countOf('photos')).toBe(4)
    const file = await test.send({ method: 'GET', path: seen.photos[1].small, token: owner.token })
    expect(file.headers['content-type']).toBe('image/webp')
  })

  it('adds the new photos if there is no order, and removes all with `none`', async () => {
    const id = await ad(test, owner.id)
    const keys = await namedPhotos(test, id, 2)
    const more = (await update(id, owner, { photos: [await picture()] })).json().data
    expect(keysOf(more).slice(0, 2)).toEqual(keys)
    expect(more.photos).toHaveLength(3)
    expect((await update(id, owner, { order: ['none'] })).json().data.photos).toEqual([])
  })

  it('ignores files that have no place', async () => {
    const id = await ad(test, owner.id)
    const [key = ''] = await namedPhotos(test, id, 1)
    const seen = (await update(id, owner, { photos: [await picture()], order: [key] })).json().data
    expect(keysOf(seen)).toEqual([key])
    expect(await countOf('photos')).toBe(1)
  })

  it('is in the queue of the moderators once, and no notification', async () => {
    const id = await ad(test, owner.id, { status: 31, live: true })
    for (let n = 0; n < 3; n++) await update(id, owner)
    const path = `/api/userBanner/count/${manager.id}`
    const waiting = await test.send({ method: 'GET', path, token: manager.token })
    expect([waiting.json().data, await countOf('notifications')]).toEqual([1, 0])
    expect((await read(id, owner, 'newest')).version).toBe(4)
  })
})

describe('a correction by staff', () => {
  it('is public at once if nothing waits, and logged as theirs', async () => {
    const id = await ad(test, owner.id, { status: 31, live: true })
    const answer = await update(id, manager, { fields: { title: 'Коврики, комплект' } })
    expect(answer.json().data).toMatchObject({ status: 31, seller: { id: owner.id } })
    expect((await read(id)).title).toBe('Коврики, комплект')
    const approved = await test.db.selectFrom('ad_revisions').select('approved_by').orderBy('id', 'desc')
    expect((await approved.executeTakeFirst())?.approved_by).toBe(manager.id)
    const audit = await test.db.selectFrom('audit').select(['actor_id', 'action']).execute()
    expect(audit).toEqual([{ actor_id: manager.id, action: 'update' }])
  })

  it('is checked with the owner’s rooms and rights', async () => {
    const tenant = await person(test, 1)
    const own = await room(test, { tenant: tenant.id })
    const id = await ad(test, tenant.id)
    expect((await update(id, manager, { fields: { room_ids: [String(own)] } })).statusCode).toBe(200)
    const others = await update(await ad(test, owner.id), manager, { fields: { room_ids: [String(own)] } })
    expect(others.json().errors).toEqual({ room_ids: ['not_yours'] })
  })
})

describe('an update without effect is rejected', () => {
  let id: number
  beforeEach(async () => {
    id = await ad(test, owner.id, { status: 31, live: true })
  })

  async function refused(
    answer: Awaited<ReturnType<typeof update>>,
    status: number,
    failure: object,
  ): Promise<void> {
    expect(answer.statusCode, answer.body).toBe(status)
    expect(answer.json()).toMatchObject(failure)
    const { version, status: kept } = await read(id, owner, 'newest')
    expect([version, kept, await countOf('ad_revisions'), await countOf('notifications')]).toEqual([
      1, 31, 1, 0,
    ])
  }
  const invalid = (errors: object) => ({ code: 'invalid', errors })

  it.each([
    [{ more: { id: '1000' } }, { id: ['wrong_format'] }],
    [{ more: { id: '' } }, { id: ['wrong_format'] }],
    [{ more: { id: '1e0' } }, { id: ['wrong_format'] }],
    [{ more: { version: 'last' } }, { version: ['not_a_number'] }],
    [{ more: { version: '-1' } }, { version: ['not_a_number'] }],
    [{ order: ['0123456789abcdef0123'] }, { photo_order: ['unknown'] }],
    [{ order: ['new.0'] }, { photo_order: ['unknown'] }],
    [{ order: ["' or 1=1"] }, { photo_order: ['unknown'] }],
    [{ fields: { title: 'Ф', phone: '12345' } }, { title: ['too_short'], phone: ['phone_invalid'] }],
    [{ fields: { phone: '+7 495 123 45 67' } }, { phone: ['phone_invalid'] }],
    [{ fields: { brand_id: '999' } }, { brand_id: ['unknown'] }],
  ])('with %o', async (change, errors) => {
    await refused(await update(id, owner, change), 422, invalid(errors))
  })

  it('with a photo of another ad, or one named twice', async () => {
    const [foreign = ''] = await namedPhotos(test, await ad(test, owner.id), 1)
    const [own = ''] = await namedPhotos(test, id, 1)
    for (const order of [[foreign], [own, own]]) {
      const answer = await update(id, owner, { order })
      expect([answer.statusCode, answer.json().errors]).toEqual([422, { photo_order: ['unknown'] }])
    }
    const answer = await removeImage({ id, key: foreign })
    expect(answer.json().errors).toEqual({ key: ['unknown'] })
  })

  it('with more than ten photos in total, or a file that is not a picture', async () => {
    await namedPhotos(test, id, 9)
    const small = { width: 40, height: 30 }
    const two = [await picture('1.jpg', small), await picture('2.jpg', small)]
    await refused(await update(id, owner, { photos: two }), 422, invalid({ photos: ['too_many'] }))
    const script = new File(['<svg onload="x"/>'], 'photo.jpg', { type: 'image/jpeg' })
    const wrong = invalid({ 'photos.0': ['photo_type'], title: ['required'] })
    await refused(await update(id, owner, { photos: [script], fields: { title: '' } }), 422, wrong)
    expect(await countOf('photos')).toBe(9)
  })

  it('of an ad that has changed meanwhile', async () => {
    await refused(await update(id, owner, { more: { version: '2' } }), 409, { code: 'changed_meanwhile' })
    const [key] = await namedPhotos(test, id, 1)
    await refused(await removeImage({ id, key, version: 7 }), 409, { code: 'changed_meanwhile' })
  })

  it('by a stranger or a guest, or with JSON instead of a form', async () => {
    await refused(await update(id, await person(test, 5)), 403, { code: 'forbidden' })
    await refused(await update(id, {}), 401, { code: 'sign_in_required' })
    const json = await test.send({ path: `/api/userBanner/update/${id}`, token: owner.token, json: { id } })
    await refused(json, 415, { code: 'unsupported_media_type' })
  })
})

it('ignores fields that the form must not set', async () => {
  const stranger = await person(test, 5)
  const id = await ad(test, owner.id)
  const more = {
    user_id: String(stranger.id),
    owner_id: String(stranger.id),
    status: '31',
    role_id: '2',
    live_revision_id: '1',
    approved_by: String(owner.id),
    removed_by_staff: 'false',
  }
  const seen = (await update(id, owner, { more })).json().data
  expect([seen.seller.id, seen.status, seen.live]).toEqual([owner.id, 10, false])
})

it('limits edits to sixty an hour', async () => {
  const id = await ad(test, owner.id)
  let answer = await update(id, owner)
  for (let n = 1; n < 61; n++) answer = await update(id, owner)
  expect(answer.json()).toMatchObject({ code: 'too_many_requests', retry_after: 3600 })
})

it('only one of two concurrent edits of the same version succeeds', async () => {
  const id = await ad(test, owner.id)
  const answers = await Promise.all([
    update(id, owner, { more: { version: '1' } }),
    update(id, manager, { more: { version: '1' } }),
  ])
  expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 409])
  expect(await countOf('ad_revisions')).toBe(2)
})

describe('removing a photo', () => {
  it('is an edit that leaves out one photo', async () => {
    const id = await ad(test, owner.id, { status: 31, live: true, draft: { price: null, weekdays: [1, 2] } })
    const [first = '', second = ''] = await namedPhotos(test, id, 2)
    const seen = (await removeImage({ id, key: first, version: 1 })).json().data
    expect(seen).toMatchObject({ status: 15, version: 2, title: DRAFT.title, price: null, weekdays: [1, 2] })
    expect([keysOf(seen), keysOf(await read(id))]).toEqual([[second], [first, second]])
    expect((await removeImage({ id, key: first })).json().errors).toEqual({ key: ['unknown'] })
  })

  it.each([
    [{ id: 1 }, 'key'],
    [{ id: 1, key: '../../etc' }, 'key'],
    [{ id: 'x', key: '0123456789abcdef0123' }, 'id'],
  ])('with %o is rejected', async (json, field) => {
    expect((await removeImage(json)).json().errors).toHaveProperty(field)
  })
})
