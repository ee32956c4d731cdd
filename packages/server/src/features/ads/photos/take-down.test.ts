import { adFields, adForm } from '@sauda/sdk/ads'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ad, DRAFT } from '../../../testing/ads.ts'
import { type Person, person } from '../../../testing/people.ts'
import { namedPhotos, storedPhoto } from '../../../testing/photos.ts'
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

const takeDown = (json: object, { token }: Partial<Person> = manager) =>
  test.send({ path: '/api/userBanner/takeDownImage', token, json: { reason: 'personal', ...json } })
const act = async (operation: string, { token }: Person, json: object = {}) => {
  const answer = await test.send({ path: `/api/userBanner/${operation}`, token, json })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}
const update = (id: number, order: string[], version: number) => {
  const form = adForm(adFields({ ...DRAFT, title: 'Коврики, правка' }), [])
  for (const [field, value] of [
    ...order.map((key) => ['photo_order', key]),
    ['id', id],
    ['version', version],
  ])
    form.append(String(field), String(value))
  return test.send({ path: `/api/userBanner/update/${id}`, token: owner.token, form })
}
const read = async (id: number, who?: Person, revision = 'live') =>
  (await test.send({ path: `/api/userBanner/getById/${id}`, token: who?.token, json: { revision } })).json()
    .data
const keysOf = (seen: { photos: { key: string }[] }) => seen.photos.map(({ key }) => key)
const listed = async () =>
  (await test.send({ path: '/api/userBanner/pagination', json: {} })).json().data.items
const auditOf = () =>
  test.db
    .selectFrom('audit')
    .select(['actor_id', 'action', 'from_status', 'to_status', 'reason', 'revision_id'])
    .orderBy('id')
    .execute()

describe('a photo taken down', () => {
  it('disappears from the public ad at once, and the card gets the next photo', async () => {
    const id = await ad(test, owner.id, { status: 31, live: true })
    const [cover = '', second = '', third = ''] = await namedPhotos(test, id, 3)
    const before = await read(id, manager)
    const seen = (await takeDown({ id, key: cover, comment: 'Видно удостоверение.' })).json().data
    expect(keysOf(seen)).toEqual([second, third])
    expect(seen).toMatchObject({
      status: 31,
      live: true,
      version: before.version + 1,
      expires_at: before.expires_at,
      remark: null,
      allowed_actions: before.allowed_actions,
    })
    expect(keysOf(await read(id))).toEqual([second, third])
    expect((await listed())[0].photo.key).toBe(second)

    await takeDown({ id, key: third })
    await takeDown({ id, key: second })
    expect((await listed())[0].photo).toBeNull()
    expect((await read(id)).photos).toEqual([])
  })

  it('disappears from a waiting edit too, whose place and status stay', async () => {
    const id = await ad(test, owner.id, { status: 31, live: true })
    const [first = '', second = ''] = await namedPhotos(test, id, 2)
    await update(id, [second, first], 1)
    const stateOf = () =>
      test.db
        .selectFrom('ads')
        .select(['status', 'changed_at', 'newest_revision_id', 'live_revision_id', 'sort_at', 'expires_at'])
        .executeTakeFirstOrThrow()
    const before = await stateOf()
    test.clock.advance(60_000)
    const seen = (await takeDown({ id, key: first })).json().data
    expect([seen.status, keysOf(seen), keysOf(await read(id))]).toEqual([15, [second], [second]])
    expect(await stateOf()).toEqual(before)
    const moderation = await test.send({
      method: 'GET',
      path: `/api/userBanner/moderation/${id}`,
      token: manager.token,
    })
    const { ad: newest, before: live, history } = moderation.json().data
    expect([keysOf(newest), keysOf(live)]).toEqual([[second], [second]])
    expect(history[0]).toMatchObject({ action: 'takeDownImage', from: 15, to: 15, reason: 'personal' })
    await act(`publish/${id}`, manager)
    expect(keysOf(await read(id))).toEqual([second])
  })

  it('disappears from the public revision if the edit has already removed it', async () => {
    const id = await ad(test, owner.id, { status: 31, live: true })
    const [first = '', second = ''] = await namedPhotos(test, id, 2)
    await update(id, [second], 1)
    expect((await takeDown({ id, key: first })).statusCode).toBe(200)
    expect(keysOf(await read(id))).toEqual([second])
  })

  it('is not restored by an activation or an edit', async () => {
    const id = await ad(test, owner.id, { status: 31, live: true })
    const [first = '', second = ''] = await namedPhotos(test, id, 2)
    await act(`unpublish/${id}`, owner)
    await takeDown({ id, key: first })
    const again = await act(`activate/${id}`, owner)
    expect([again.status, keysOf(again)]).toEqual([31, [second]])
    const answer = await update(id, [first, second], again.version)
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { photo_order: ['unknown'] }])
  })

  it('is gone in every size, for staff as well', async () => {
    const id = await ad(test, owner.id, { status: 31, live: true })
    const path = await storedPhoto(test, id)
    const look = async (name: string, who?: Person) =>
      (await test.send({ method: 'GET', path: path.replace('small.webp', name), token: who?.token }))
        .statusCode
    expect([await look('small.webp'), await look('large.jpeg')]).toEqual([200, 200])
    await takeDown({ id, key: path.split('/')[3] })
    for (const who of [undefined, owner, manager])
      for (const name of ['small.webp', 'medium.webp', 'large.webp', 'large.jpeg'])
        expect(await look(name, who)).toBe(404)
  })

  it('has one audit row with its reason and key, and only the owner is notified', async () => {
    const id = await ad(test, owner.id, { status: 31, live: true })
    const [key = ''] = await namedPhotos(test, id, 1)
    await takeDown({ id, key, comment: 'Видно удостоверение.' })
    const [row, ...more] = await auditOf()
    expect(more).toEqual([])
    expect(row).toMatchObject({
      actor_id: manager.id,
      action: 'takeDownImage',
      from_status: 31,
      to_status: 31,
      reason: { code: 'personal', comment: 'Видно удостоверение.', photo: key },
    })
    const told = await test.db.selectFrom('notifications').select(['user_id', 'type', 'body']).execute()
    expect(told).toEqual([
      {
        user_id: owner.id,
        type: 998,
        body: {
          user_banner_id: { id, title: DRAFT.title, title_kk: null },
          reason: 'personal',
          comment: 'Видно удостоверение.',
        },
      },
    ])
    const moderation = await test.send({
      method: 'GET',
      path: `/api/userBanner/moderation/${id}`,
      token: manager.token,
    })
    expect(moderation.json().data.owner.refusals).toMatchObject([{ ad_id: id, action: 'takeDownImage' }])
  })
})

describe('taking a photo down is rejected without effect', () => {
  let id: number
  let key: string
  beforeEach(async () => {
    id = await ad(test, owner.id, { status: 31, live: true })
    const [only = ''] = await namedPhotos(test, id, 1)
    key = only
  })

  async function refused(answer: Awaited<ReturnType<typeof takeDown>>, status: number, failure: object) {
    expect(answer.statusCode, answer.body).toBe(status)
    expect(answer.json()).toMatchObject(failure)
    expect([keysOf(await read(id)), (await read(id, owner)).version, await auditOf()]).toEqual([[key], 1, []])
    expect(await test.db.selectFrom('notifications').select('id').execute()).toEqual([])
  }

  it('by a guest, a stranger, a tenant or the owner', async () => {
    await refused(await takeDown({ id, key }, {}), 401, { code: 'sign_in_required' })
    for (const who of [await person(test, 5), await person(test, 1), owner])
      await refused(await takeDown({ id, key }, who), 403, { code: 'forbidden' })
  })

  it.each<[object, object]>([
    [{ reason: undefined }, { reason: ['required'] }],
    [{ reason: 'price' }, { reason: ['unknown'] }],
    [{ reason: 'toString' }, { reason: ['unknown'] }],
    [{ reason: 'other' }, { comment: ['required'] }],
    [{ reason: 'other', comment: ' ' }, { comment: ['required'] }],
    [{ comment: 'я'.repeat(1001) }, { comment: ['too_long'] }],
    [{ key: '../../etc' }, { key: ['wrong_format'] }],
    [{ key: '0123456789abcdef0123' }, { key: ['unknown'] }],
    [{ id: 'x' }, { id: ['not_a_number'] }],
  ])('with %o', async (wrong, errors) => {
    await refused(await takeDown({ id, key, ...wrong }), 422, { code: 'invalid', errors })
  })

  it('for a photo of another ad, which stays there', async () => {
    const other = await ad(test, owner.id, { status: 31, live: true })
    const [foreign = ''] = await namedPhotos(test, other, 1)
    await refused(await takeDown({ id, key: foreign }), 422, { errors: { key: ['unknown'] } })
    expect(keysOf(await read(other))).toEqual([foreign])
  })

  it('for an outdated version, or an ad that does not exist', async () => {
    await refused(await takeDown({ id, key, version: 9 }), 409, { code: 'changed_meanwhile' })
    await refused(await takeDown({ id: 999_999, key }), 404, { code: 'not_found' })
  })

  it('from a page of another site', async () => {
    const answer = await test.send({
      path: '/api/userBanner/takeDownImage',
      json: { id, key, reason: 'personal' },
      headers: { cookie: `sauda=${manager.token}`, 'x-portal-client': '' },
    })
    await refused(answer, 403, { code: 'cross_site' })
  })
})

it('of two concurrent calls one takes the photo down, and a concurrent edit fails', async () => {
  const id = await ad(test, owner.id, { status: 31, live: true })
  const [key = '', second = ''] = await namedPhotos(test, id, 2)
  const [one, other] = await Promise.all([takeDown({ id, key }), takeDown({ id, key })])
  expect([one.statusCode, other.statusCode].toSorted()).toEqual([200, 422])
  const late = await update(id, [key, second], 1)
  expect([late.statusCode, late.json().code]).toEqual([409, 'changed_meanwhile'])
  expect((await auditOf()).map(({ action }) => action)).toEqual(['takeDownImage'])
  expect(keysOf(await read(id))).toEqual([second])
})
