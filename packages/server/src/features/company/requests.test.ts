import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { COMPANY, detailed, END } from '../../testing/flows.ts'
import { lettersTo, letterTo } from '../../testing/letters.ts'
import { application } from '../../testing/newcomers.ts'
import { colleague, type Person, person } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { shown } from '../../testing/visitor.ts'

const { bin: BIN } = COMPANY

let test: TestServer
let owner: Person
let admin: Person
beforeAll(async () => {
  test = await testServer()
})
beforeEach(async () => {
  await test.empty()
  owner = await person(test, 1)
  admin = await person(test, 2)
  await test.db.updateTable('companies').set({ bin: BIN, company: 'ТОО «Первый»' }).execute()
})
afterAll(() => test.close())

const decide = (id: number, json: object, who = owner) =>
  test.send({ path: `/api/company/decide/${id}`, token: who.token, json })
const requests = async () =>
  (await test.send({ method: 'GET', path: '/api/company/people', token: owner.token })).json().data.requests
const applications = async () =>
  (await test.send({ method: 'GET', path: '/api/tenantApplication/list', token: admin.token })).json().data
    .items
const me = async (who: Person) =>
  (await test.send({ method: 'GET', path: '/api/session/me', token: who.token })).json().data

describe('an application with the BIN of a tenant', () => {
  it('asks the owners, who get an e-mail, and not the centre', async () => {
    const browser = await detailed(test, COMPANY)
    const { user } = (await browser.post('user/finish', END)).json().data
    expect(user).toMatchObject({ role_id: 5, application: { bin: BIN, state: 'waiting', asked: 'company' } })
    expect(await requests()).toMatchObject([{ name: COMPANY.name, email: browser.email }])
    expect((await letterTo(test, owner.email)).text).toContain(COMPANY.name)
    expect(await applications()).toEqual([])
    expect(await lettersTo(test, admin.email)).toEqual([])
  })

  it('asks the centre if there is no such company', async () => {
    await test.db.updateTable('companies').set({ bin: '900100000001' }).execute()
    const browser = await detailed(test, COMPANY)
    const { user } = (await browser.post('user/finish', END)).json().data
    expect(user.application).toMatchObject({ asked: 'centre' })
    expect(await applications()).toHaveLength(1)
    expect(await requests()).toEqual([])
  })

  it('is accepted with a function', async () => {
    const asker = await person(test, 5)
    const id = await application(test, asker.id, { bin: BIN })
    expect(shown(await decide(id, { accept: true, function: 'accountant' }))).toEqual([200, true])
    expect(await me(asker)).toMatchObject({
      role_id: 1,
      company_id: owner.company_id,
      function: 'accountant',
      application: null,
    })
    expect((await letterTo(test, asker.email)).text).toContain('бухгалтер')
    expect(await requests()).toEqual([])
  })

  it('is refused with a word', async () => {
    const asker = await person(test, 5)
    const id = await application(test, asker.id, { bin: BIN })
    expect(shown(await decide(id, { accept: false, comment: 'Вы у нас не работаете' }))).toEqual([200, true])
    expect(await me(asker)).toMatchObject({
      role_id: 5,
      application: { state: 'refused', comment: 'Вы у нас не работаете' },
    })
    expect((await letterTo(test, asker.email)).text).toContain('Вы у нас не работаете')
  })

  it.each([
    [{ accept: true }, { function: ['required'] }],
    [{ accept: true, function: 'cook' }, { function: ['unknown'] }],
    [{ accept: false }, { comment: ['required'] }],
    [{ accept: false, comment: ' ' }, { comment: ['required'] }],
    [{ accept: false, comment: 'Нет', function: 'seller' }, { function: ['unexpected'] }],
  ])('cannot be decided by %j', async (json, errors) => {
    const id = await application(test, (await person(test, 5)).id, { bin: BIN })
    expect(shown(await decide(id, json))).toEqual([422, errors])
    expect(await requests()).toHaveLength(1)
  })

  it('is decided once, by two owners at once too', async () => {
    const second = await colleague(test, owner, 'owner')
    const id = await application(test, (await person(test, 5)).id, { bin: BIN })
    const answers = await Promise.all([
      decide(id, { accept: true, function: 'seller' }),
      decide(id, { accept: false, comment: 'Нет' }, second),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  it('is nothing for owners of other companies, nor for administrators', async () => {
    const id = await application(test, (await person(test, 5)).id, { bin: BIN })
    expect((await decide(id, { accept: true, function: 'seller' }, await person(test, 1))).statusCode).toBe(
      404,
    )
    const refuse = (json: object) =>
      test.send({ path: `/api/tenantApplication/decide/${id}`, token: admin.token, json })
    expect((await refuse({ accept: false, comment: 'Нет' })).statusCode).toBe(404)
    expect(shown(await refuse({ accept: true }))).toEqual([422, { bin: ['taken'] }])
    expect(await requests()).toHaveLength(1)
  })

  it('of a blocked person is not shown', async () => {
    const asker = await person(test, 5, { blocked: true })
    const id = await application(test, asker.id, { bin: BIN })
    expect(await requests()).toEqual([])
    expect((await decide(id, { accept: true, function: 'seller' })).statusCode).toBe(404)
  })

  it('of somebody who has become staff or a member meanwhile is not accepted', async () => {
    const staff = await person(test, 3)
    const seller = await colleague(test, owner, 'seller')
    for (const { id } of [staff, seller]) {
      const request = await application(test, id, { bin: BIN })
      expect((await decide(request, { accept: true, function: 'accountant' })).statusCode).toBe(409)
    }
    expect([(await me(staff)).role_id, (await me(seller)).function]).toEqual([3, 'seller'])
  })

  it('that waited while the centre confirmed another one goes to the new owner', async () => {
    const other = '971240001315'
    const [first, second] = [await person(test, 5), await person(test, 5)]
    const id = await application(test, first.id, { bin: other })
    await application(test, second.id, { bin: other })
    await test.send({
      path: `/api/tenantApplication/decide/${id}`,
      token: admin.token,
      json: { accept: true },
    })
    expect((await me(second)).application).toMatchObject({ asked: 'company' })
    const { text } = await letterTo(test, first.email, 2)
    expect(text).toMatch(/Администрация подтвердила|просит/)
    expect(await applications()).toEqual([])
  })
})
