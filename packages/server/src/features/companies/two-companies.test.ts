import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ad } from '../../testing/ads.ts'
import { document } from '../../testing/documents.ts'
import {
  type Company,
  colleague,
  company,
  join,
  PASSWORD,
  type Person,
  person,
} from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

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
const notices = async (who: Person, more = {}) =>
  (await data(who, 'notificationTenant/get', { user_id: who.id, ...more })).items
const secondCompany = async (who: Person, of: Company, does: 'owner' | 'accountant' | 'seller' = 'seller') =>
  join(test, who, { company: of, function: does })
const actFor = (who: Person, of: Pick<Company, 'id'>) => data(who, 'session/actFor', { company_id: of.id })

describe('a person of two companies', () => {
  let second: Company
  beforeEach(async () => {
    second = await company(test)
    await secondCompany(seller, second)
  })

  it('acts for the one that was joined first, and for another after choosing it, in this session alone', async () => {
    const { memberships } = await data(seller, 'session/me')
    expect(memberships.map((one: { company: Company }) => one.company.id)).toEqual([
      owner.company_id,
      second.id,
    ])
    const other = await data(null, 'session/me')
    expect(other).toBeNull()
    expect(await actFor(seller, second)).toMatchObject({
      company_id: second.id,
      function: 'seller',
      bin: second.bin,
    })
    expect(await data(seller, 'session/me')).toMatchObject({ company_id: second.id })
    const again = await test.send({
      path: '/api/user/auth',
      json: { login: seller.email, password: PASSWORD, issue_token: true },
    })
    expect(again.json().data.user).toMatchObject({ company_id: owner.company_id })
  })

  it('has the documents, rooms, ads and notifications of the company that is chosen', async () => {
    await secondCompany(accountant, second, 'accountant')
    const first = await document(test, { of: owner })
    const other = await document(test, { of: { company_id: second.id } })
    expect(idsOf(await data(accountant, 'invoice/all', {}))).toEqual([first])
    await actFor(accountant, second)
    expect(idsOf(await data(accountant, 'invoice/all', {}))).toEqual([other])
    expect(await codeOf(accountant, `invoice/getById/${first}`)).toEqual([404, 'not_found'])

    const id = await ad(test, owner.id)
    await data(operator, `userBanner/needEdits/${id}`, { reason: 'photos', comment: 'Другая деталь.' })
    expect([
      (await notices(seller)).length,
      await data(seller, `notificationTenant/count/${seller.id}`),
    ]).toEqual([1, 1])
    await actFor(seller, second)
    expect([
      (await notices(seller)).length,
      await data(seller, `notificationTenant/count/${seller.id}`),
    ]).toEqual([0, 0])
    await data(seller, 'notificationTenant/setView', {
      user_id: seller.id,
      ids: [],
      up_to: 9_007_199_254_740_991,
    })
    await actFor(seller, { id: owner.company_id ?? 0 })
    expect(await notices(seller)).toMatchObject([{ view: 0 }])
    expect(idsOf(await data(seller, 'userBanner/all', { list: 'own' }))).toEqual([id])
  })

  it.each([
    ['another company', () => 0],
    ['a number of a person', () => owner.id],
  ])('cannot choose %s', async (_what, number) => {
    const stranger = number() || (await company(test)).id
    expect(await codeOf(seller, 'session/actFor', { company_id: stranger })).toEqual([404, 'not_found'])
  })

  it('cannot choose a company that was left, and acts for what remains', async () => {
    await actFor(seller, second)
    const left = { until: test.clock.now() }
    await test.db.updateTable('memberships').set(left).where('company_id', '=', second.id).execute()
    expect(await data(seller, 'session/me')).toMatchObject({ company_id: owner.company_id })
    expect(await codeOf(seller, 'session/actFor', { company_id: second.id })).toEqual([404, 'not_found'])
  })

  it('is refused by a page that was rendered for the other company', async () => {
    const save = (person: string) =>
      test.send({
        path: `/api/user/update/${seller.id}`,
        ...{
          token: seller.token,
          json: { data: { language: 'kk' } },
          headers: { 'x-portal-person': person },
        },
      })
    expect((await save(`${seller.id}@${owner.company_id}`)).statusCode).toBe(200)
    await actFor(seller, second)
    expect((await save(`${seller.id}@${owner.company_id}`)).json().code).toBe('another_person')
    expect((await save(`${seller.id}@${second.id}`)).statusCode).toBe(200)
    expect((await save(`${seller.id}`)).statusCode).toBe(200)
  })
})
