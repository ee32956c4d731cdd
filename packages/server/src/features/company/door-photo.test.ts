import type { components } from '@sauda/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { colleague, type Person, person } from '../../testing/people.ts'
import { picture } from '../../testing/pictures.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { sweepUnusedImages } from '../content/unused-images.ts'

type Settings = components['schemas']['CompanySettings']
type Card = components['schemas']['RoomCard']

const DAY = 86_400_000

let test: TestServer
let owner: Person
let seller: Person
let _accountant: Person
let id: number
beforeAll(async () => {
  test = await testServer()
})
beforeEach(async () => {
  await test.empty()
  owner = await person(test, 1)
  id = owner.company_id ?? 0
  seller = await colleague(test, owner, 'seller')
  _accountant = await colleague(test, owner, 'accountant')
})
afterAll(() => test.close())

const post = (who: Person, path: string, json?: object) =>
  test.send({ path: `/api/${path}`, token: who.token, json })
const get = async <Data>(path: string, who?: Person): Promise<Data> => {
  const answer = await test.send({ method: 'GET', path: `/api/${path}`, token: who?.token })
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
  return answer.json().data
}
const settings = (who = owner) => get<Settings>('company/get', who)
const _update = async (data: object, { who = owner, version }: { who?: Person; version?: number } = {}) =>
  post(who, 'company/update', { version: version ?? (await settings()).version, data })
const failure = async (
  answer: Promise<{ statusCode: number; json(): { code: string; errors?: object } }>,
) => {
  const { statusCode, json } = await answer.then((one) => ({
    ...one,
    statusCode: one.statusCode,
    json: () => one.json(),
  }))
  const { code, errors } = json()
  return [statusCode, errors ?? code]
}
const card = async () => get<Card>(`room/getUserInfo/${await doorId()}`)
const doorId = async () =>
  (await test.db.selectFrom('rooms').select('id').where('company_id', '=', id).executeTakeFirstOrThrow()).id
const acts = () =>
  test.db
    .selectFrom('audit')
    .select(['actor_id', 'subject_id', 'action', 'reason'])
    .where('subject', '=', 'company')
    .orderBy('id')
    .execute()
const _group = (name: string) =>
  test.db
    .insertInto('trade_groups')
    .values({ name, name_kk: `${name} kk`, position: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
const _brand = (name: string) =>
  test.db.insertInto('brands').values({ name }).returning('id').executeTakeFirstOrThrow()
const _part = (name: string) =>
  test.db
    .insertInto('spare_parts')
    .values({ name, name_kk: `${name} kk`, category: 'brakes' })
    .returning('id')
    .executeTakeFirstOrThrow()

describe('the photo of a door', () => {
  const send = async (who: Person, image?: Blob) => {
    const form = new FormData()
    if (image) form.append('image', image)
    return test.send({ path: '/api/company/doorPhoto', token: who.token, form })
  }
  const sweep = () => {
    test.clock.advance(2 * DAY)
    return sweepUnusedImages(test.server.deps)
  }
  const keys = async () =>
    (await test.db.selectFrom('content_images').select('key').execute()).map(({ key }) => key)

  it('is public, stays while it is shown, and goes a day after it was replaced', async () => {
    const first = (await send(owner, await picture())).json().data.door_photo
    expect((await card()).tenant?.door_photo).toEqual(first)
    expect((await test.send({ method: 'GET', path: first.small })).headers['content-type']).toBe('image/webp')
    await sweep()
    expect(await keys()).toEqual([first.key])
    const second = (await send(owner, await picture())).json().data.door_photo
    await sweep()
    expect(await keys()).toEqual([second.key])
    expect((await post(owner, 'company/removeDoorPhoto')).json().data.door_photo).toBeNull()
    await sweep()
    expect([await keys(), (await card()).tenant?.door_photo]).toEqual([[], null])
    expect((await acts()).map(({ reason }) => reason)).toEqual(Array(3).fill({ fields: ['door_photo'] }))
  })

  it('is a photo of an owner', async () => {
    expect(await failure(send(seller, await picture()))).toEqual([403, 'forbidden'])
    expect(await failure(send(owner))).toEqual([422, { image: ['required'] }])
    expect(await failure(send(owner, new File(['<svg/>'], 'door.jpg')))).toEqual([
      422,
      { image: ['photo_type'] },
    ])
    expect(await settings()).toMatchObject({ door_photo: null })
  })
})
