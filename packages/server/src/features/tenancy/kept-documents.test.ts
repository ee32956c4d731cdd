import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openSession } from '../../platform/sessions.ts'
import { document } from '../../testing/documents.ts'
import { company as anotherCompany, colleague, join, type Person, person } from '../../testing/people.ts'
import { tenancyActs } from '../../testing/tenancy-acts.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

let test: TestServer
let administrator: Person
let owner: Person
let company: number
/** A new invoice and a new act of the company. */
let invoice: number
let act: number
beforeAll(async () => {
  test = await testServer()
})
beforeEach(async () => {
  await test.empty()
  administrator = await person(test, 2)
  owner = await person(test, 1)
  company = owner.company_id ?? 0
  invoice = await document(test, { of: owner })
  act = await document(test, { kind: 'completion', of: owner })
})
afterAll(() => test.close())

const { end, me } = tenancyActs(() => test)
const get = (who: Person, path: string) => test.send({ method: 'GET', path, token: who.token })
const post = (who: Person, path: string, json: object = {}) => test.send({ path, token: who.token, json })
const stored = (id: number) =>
  test.db.selectFrom('documents').select(['status', 'unread']).where('id', '=', id).executeTakeFirstOrThrow()
const statuses = async (who: Person) => ({
  list: (await post(who, '/api/invoice/pagination')).statusCode,
  document: (await get(who, `/api/completion/getById/${act}`)).statusCode,
  history: (await get(who, `/api/completion/history/${act}`)).statusCode,
  page: (await get(who, `/api/completion/preview/${act}/1/1`)).statusCode,
  names: (await get(who, '/api/invoiceStatus/list')).statusCode,
})

describe('documents of a company whose tenancy has ended', () => {
  it('are still read by who was its owner or accountant', async () => {
    const accountant = await colleague(test, owner, 'accountant')
    await end(administrator, company)
    for (const one of [owner, accountant]) {
      expect((await me(one)).kept_companies).toMatchObject([{ id: company }])
      expect(await statuses(one)).toEqual({ list: 200, document: 200, history: 200, page: 200, names: 200 })
      const { items } = (await post(one, '/api/completion/pagination')).json().data
      expect(items).toMatchObject([{ id: act, status: 1, allowed_actions: ['download'] }])
    }
  })

  it('are downloaded without a mark: an invoice stays new, and unread for the company', async () => {
    await end(administrator, company)
    const downloaded = await post(owner, '/api/invoice/download', { id: invoice })
    expect(downloaded.headers['content-type']).toBe('application/pdf')
    expect((await post(owner, '/api/invoice/setView', { ids: [invoice] })).statusCode).toBe(200)
    expect(await stored(invoice)).toEqual({ status: 1, unread: true })
  })

  it('are neither signed nor rejected by them', async () => {
    await end(administrator, company)
    const start = `/api/completionSignature/multipleStart/0/${owner.id}?ids=${act}`
    expect((await get(owner, start)).statusCode).toBe(403)
    const reject = { reason: 'sum', text: 'Не та сумма.' }
    expect((await post(owner, `/api/completion/reject/${act}`, reject)).statusCode).toBe(403)
    expect((await post(owner, `/api/signingLink/send`, { kind: 'completion' })).statusCode).toBe(403)
    expect((await stored(act)).status).toBe(1)
  })

  it('that come later are read, too', async () => {
    await end(administrator, company)
    const later = await document(test, { of: { company_id: company } })
    expect((await get(owner, `/api/invoice/getById/${later}`)).statusCode).toBe(200)
  })
})

describe('documents of a company whose tenancy has ended are closed', () => {
  const closed = { list: 403, document: 403, history: 403, page: 403, names: 403 }

  it('to sellers, to strangers, and to those who left before', async () => {
    const [seller, early] = [
      await colleague(test, owner, 'seller'),
      await colleague(test, owner, 'accountant'),
    ]
    await post(owner, `/api/company/remove/${early.id}`)
    const { token } = await openSession(test.db, test.clock, early.id)
    test.clock.advance(1_000)
    await end(administrator, company)
    for (const one of [seller, { ...early, token }, await person(test, 5)]) {
      expect((await me(one)).kept_companies).toEqual([])
      expect(await statuses(one)).toEqual(closed)
    }
  })

  it('to who acts for another company, whose documents are shown instead', async () => {
    const home = await anotherCompany(test)
    await join(test, owner, { company: home, function: 'owner' })
    await end(administrator, company)
    expect(await statuses(owner)).toMatchObject({ list: 200, document: 404 })
    expect((await post(owner, '/api/invoice/pagination')).json().data.items).toEqual([])
  })

  it('to owners of another company that has ended', async () => {
    const stranger = await person(test, 1)
    await end(administrator, stranger.company_id ?? 0)
    expect(await statuses(stranger)).toMatchObject({ list: 200, document: 404, page: 404 })
  })

  it('to people of before once the company is a tenant again with others', async () => {
    await end(administrator, company)
    await test.db.updateTable('companies').set({ ended_at: null }).where('id', '=', company).execute()
    expect(await statuses(owner)).toEqual(closed)
  })

  it('to somebody who becomes one of the staff', async () => {
    await end(administrator, company)
    const answer = await post(administrator, `/api/user/setRole/${owner.id}`, { role_id: 4, was: 5 })
    expect(answer.statusCode).toBe(200)
    expect((await me(owner)).kept_companies).toEqual([])
  })
})
