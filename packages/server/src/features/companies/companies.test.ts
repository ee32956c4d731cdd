import { adFields, adForm, photoForm } from '@sauda/sdk/ads'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ad, DRAFT } from '../../testing/ads.ts'
import { document } from '../../testing/documents.ts'
import { colleague, join, type Person, person, room } from '../../testing/people.ts'
import { picture } from '../../testing/pictures.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { endTerms } from '../ads/term/expiry.ts'

let test: TestServer
let owner: Person
let accountant: Person
let seller: Person
let operator: Person
beforeAll(async () => {
  test = await testServer()
})
beforeEach(async () => {
  await test.empty()
  owner = await person(test, 1)
  accountant = await colleague(test, owner, 'accountant')
  seller = await colleague(test, owner, 'seller')
  operator = await person(test, 4)
})
afterAll(() => test.close())

type Asked = [who: Person | null, path: string, json?: object]
const ask = (who: Person | null, path: string, json?: object) =>
  test.send({ method: json ? 'POST' : 'GET', path: `/api/${path}`, token: who?.token, json })
const data = async (...[who, path, json]: Asked) => {
  const answer = await ask(who, path, json)
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
  return answer.json().data
}
const codeOf = async (...[who, path, json]: Asked) => {
  const { statusCode, body } = await ask(who, path, json)
  return [statusCode, JSON.parse(body).code]
}
const idsOf = ({ items }: { items: { id: number }[] }) => items.map(({ id }) => id)
const handIn = (who: Person, change = {}) =>
  test.send({
    path: '/api/userBanner/create',
    token: who.token,
    form: adForm(adFields({ ...DRAFT, ...change }), []),
  })
const notices = async (who: Person, more = {}) =>
  (await data(who, 'notificationTenant/get', { user_id: who.id, ...more })).items

describe('ads of a company', () => {
  it('are sold by the company: by its sign, in its rooms, under its number', async () => {
    const door = await room(test, { tenant: owner.id, level: 3 })
    const answer = await handIn(seller, { room_ids: [door] })
    const { id, seller: shown, rooms } = answer.json().data
    expect(shown).toMatchObject({
      id: owner.company_id,
      is_tenant: true,
      name: rooms[0].name,
      district: null,
    })
    await data(operator, `userBanner/publish/${id}`, {})
    expect(idsOf(await data(null, 'userBanner/pagination', { seller_id: owner.company_id }))).toEqual([id])
    expect(idsOf(await data(null, 'userBanner/pagination', { seller_id: seller.id }))).toEqual([])
    expect(await data(null, `room/getUserInfo/${door}`)).toMatchObject({
      tenant: { id: owner.company_id, ads: 1 },
    })
  })

  it('may not be in rooms of another company, nor in the own ones for a private person', async () => {
    const stranger = await person(test, 1)
    const door = await room(test, { tenant: owner.id })
    const wrong = { room_ids: ['not_yours'] }
    expect((await handIn(stranger, { room_ids: [door] })).json().errors).toMatchObject(wrong)
    expect((await handIn(await person(test, 5), { room_ids: [door] })).statusCode).toBe(422)
  })

  it.each([
    ['owner', () => owner, 200],
    ['seller', () => seller, 200],
    ['accountant', () => accountant, 403],
  ] as const)('are changed by a colleague of another author: %s', async (_of, who, status) => {
    const id = await ad(test, owner.id, { status: 31, live: true })
    const { version } = await data(owner, `userBanner/getById/${id}`, {})
    expect((await ask(who(), `userBanner/archive/${id}`, { version })).statusCode).toBe(status)
  })

  it('are hidden from an accountant of the company while nobody else sees them, and from strangers', async () => {
    const id = await ad(test, seller.id)
    for (const who of [accountant, await person(test, 1), await person(test, 5)])
      expect(await codeOf(who, `userBanner/getById/${id}`, {})).toEqual([404, 'not_found'])
    expect((await data(owner, `userBanner/getById/${id}`, {})).id).toBe(id)
  })

  it('are in the lists of all who may change them, beside the private ones of each', async () => {
    const joined = await person(test, 5)
    const own = await ad(test, joined.id)
    await join(test, joined, { company: { id: owner.company_id ?? 0 }, function: 'seller' })
    const shared = await ad(test, owner.id)
    expect(idsOf(await data(joined, 'userBanner/all', { list: 'own' })).toSorted()).toEqual([own, shared])
    expect(idsOf(await data(owner, 'userBanner/all', { list: 'own' }))).toEqual([shared])
    expect(idsOf(await data(accountant, 'userBanner/all', { list: 'own' }))).toEqual([])
    expect((await data(joined, `userBanner/getById/${own}`, {})).seller).toMatchObject({
      id: joined.id,
      is_tenant: false,
    })
  })

  it('sent back are counted for all who may mend them', async () => {
    await ad(test, seller.id, { status: 20 })
    const counts = await Promise.all(
      [owner, seller, accountant].map((who) => data(who, `userBanner/count/${who.id}`)),
    )
    expect(counts).toEqual([1, 1, 0])
    expect(await data(owner, `userBanner/count/${owner.company_id}`)).toBe(1)
    expect(await codeOf(owner, `userBanner/count/${seller.id}`)).toEqual([404, 'not_found'])
  })

  it('that staff send back are told to all who may mend them, once each; what a colleague does is no news', async () => {
    const id = await ad(test, seller.id)
    await data(operator, `userBanner/needEdits/${id}`, { reason: 'photos', comment: 'Другая деталь.' })
    for (const who of [owner, seller])
      expect(await notices(who)).toMatchObject([
        { type: 20, company_id: owner.company_id, user_banner_id: { id } },
      ])
    expect(await notices(accountant)).toEqual([])
    await data(owner, `userBanner/archive/${id}`, {})
    expect(await notices(seller)).toHaveLength(1)
  })

  it('that end soon are told to each with a link of the own, which ends with the membership', async () => {
    const soon = new Date(test.clock.now().getTime() + 86_400_000)
    const id = await ad(test, seller.id, { status: 31, live: true, expiresAt: soon })
    await endTerms(test.server.deps)
    const { rows } = await test.database.query<{ to: string; text: string }>(
      "select data ->> 'to' as to, data ->> 'text' as text from pgboss.job where name = 'send-mail' order by 1",
    )
    expect(rows.map(({ to }) => to)).toEqual([owner.email, seller.email].toSorted())
    const tokenTo = (who: Person) =>
      /token=([\w.-]+)/.exec(rows.find(({ to }) => to === who.email)?.text ?? '')?.[1] ?? ''
    expect(tokenTo(owner)).not.toBe(tokenTo(seller))
    await test.db.updateTable('memberships').set({ until: soon }).where('user_id', '=', seller.id).execute()
    expect(await codeOf(null, `userBanner/activate/${id}`, { token: tokenTo(seller) })).toEqual([
      401,
      'sign_in_required',
    ])
    expect(await data(null, `userBanner/activate/${id}`, { token: tokenTo(owner) })).toMatchObject({
      id,
      status: 31,
    })
  })
})

describe('photos of a draft', () => {
  const stage = async (who: Person): Promise<string> => {
    const answer = await test.send({
      path: '/api/userBanner/stagePhoto',
      token: who.token,
      form: photoForm(await picture()),
    })
    return answer.json().data.key
  }
  const file = async (who: Person, key: string) => (await ask(who, `photo/${key}/small.webp`)).statusCode

  it('are taken by a colleague who may sell, and by nobody else', async () => {
    const key = await stage(seller)
    const stranger = await person(test, 1)
    const seen = await Promise.all([seller, owner, accountant, stranger].map((who) => file(who, key)))
    expect(seen).toEqual([200, 200, 404, 404])
    const form = () => {
      const said = adForm(adFields(DRAFT), [])
      said.append('photo_order', key)
      return said
    }
    const send = (who: Person) =>
      test.send({ path: '/api/userBanner/create', token: who.token, form: form() })
    expect((await send(stranger)).json().errors).toMatchObject({ photo_order: ['unknown'] })
    expect((await send(owner)).json().data.photos).toMatchObject([{ key }])
    expect((await send(seller)).json().errors).toMatchObject({ photo_order: ['unknown'] })
  })
})

describe('documents of a company', () => {
  it.each([
    ['owner', () => owner, 200],
    ['accountant', () => accountant, 200],
    ['seller', () => seller, 403],
  ] as const)('are read by function: %s', async (_of, who, status) => {
    await document(test, { of: owner })
    const answer = await ask(who(), 'invoice/all', {})
    expect(answer.statusCode).toBe(status)
    if (status === 200) expect(answer.json().data.total).toBe(1)
  })

  it('are told to all who read them, with the company', async () => {
    const manager = await person(test, 3)
    const id = await document(test, { of: owner, kind: 'completion' })
    await data(manager, `completion/annul/${id}`, { reason: 'other', text: 'Ошибка в сумме.' })
    const told = { type: 5, company_id: owner.company_id, completion_id: { id } }
    for (const who of [owner, accountant]) expect(await notices(who)).toMatchObject([told])
    expect(await notices(seller)).toEqual([])
  })

  it('name the company to staff by its number, whose rooms they may ask for', async () => {
    await document(test, { of: owner })
    const [tenant] = (await data(operator, 'invoice/tenants', {})).items
    expect(tenant).toMatchObject({ user_id: owner.company_id })
    const rooms = async (number: number | null) => idsOf(await data(operator, `room/getByUserId/${number}`))
    expect(await rooms(tenant.user_id)).toEqual(await rooms(seller.id))
    expect(await rooms(tenant.user_id)).toHaveLength(1)
  })
})
