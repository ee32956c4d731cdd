import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newEmail } from '../../testing/flows.ts'
import { jobsDone, lettersTo, letterTo } from '../../testing/letters.ts'
import { colleague, PASSWORD, type Person, person } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { shown, visitor } from '../../testing/visitor.ts'
import { SEND_COLLEAGUE_INVITATION } from './send-colleague-invitation.ts'

const END = { password: PASSWORD, terms: true, ad_rules: true }
const NEW = { kind: 'company', name: 'Дана Омар', phone: '8 701 000 00 77' }

let test: TestServer
let owner: Person
let email: string
beforeAll(async () => {
  test = await testServer()
})
beforeEach(async () => {
  await test.empty()
  owner = await person(test, 1)
  email = newEmail()
})
afterAll(() => test.close())

const invite = (draft: object = {}, who = owner) =>
  test.send({ path: '/api/company/invite', token: who.token, json: { function: 'seller', ...draft } })
const tokenOf = (link: string | null) => new URL(link ?? 'https://none/').searchParams.get('token') ?? ''
async function letterToken(to = email, nth = 1): Promise<string> {
  const { text } = await letterTo(test, to, nth)
  return tokenOf(/https:\S+\/registration\/invitation\?token=\S+/.exec(text)?.[0] ?? null)
}
const join = (who: Person, token: string) =>
  test.send({ path: '/api/company/join', token: who.token, json: { token } })
const read = (token: string) => test.send({ path: '/api/invitation/read', json: { token } })
const withdraw = (id: number, who = owner) =>
  test.send({ path: `/api/company/withdraw/${id}`, token: who.token })
const waiting = async () =>
  (await test.send({ method: 'GET', path: '/api/company/people', token: owner.token })).json().data
    .invitations
const me = async (who: Person) =>
  (await test.send({ method: 'GET', path: '/api/session/me', token: who.token })).json().data
/** Somebody with a mailbox to which no other test has written. */
async function known(role_id = 5): Promise<Person> {
  const one = await person(test, role_id)
  await test.db.updateTable('users').set({ email }).where('id', '=', one.id).execute()
  return { ...one, email }
}

describe('an invitation by e-mail', () => {
  it('registers a new person as one of the company, without another account or company', async () => {
    expect((await invite({ email, function: 'accountant' })).json().data).toMatchObject({
      link: null,
      invitation: { email, function: 'accountant' },
    })
    const token = await letterToken()
    expect((await read(token)).json().data).toMatchObject({
      known: false,
      function: 'accountant',
      role_id: 1,
    })
    const browser = visitor(test)
    const flow = await browser.post('invitation/accept', { token })
    expect(flow.json().data).toMatchObject({
      purpose: 'invitation',
      step: 'details',
      invited: { function: 'accountant' },
    })
    expect((await browser.post('user/next', NEW)).statusCode).toBe(200)
    const { user } = (await browser.post('user/finish', END)).json().data
    expect(user).toMatchObject({
      role_id: 1,
      email,
      company_id: owner.company_id,
      function: 'accountant',
      application: null,
    })
    expect(await test.db.selectFrom('companies').select('id').execute()).toHaveLength(1)
    expect((await letterTo(test, owner.email)).text).toContain('Дана Омар')
    expect(await waiting()).toEqual([])
  })

  it('leads an existing person to sign-in, who joins with the account there is', async () => {
    const friend = await known()
    await invite({ email: ` ${email.toUpperCase()} ` })
    const token = await letterToken()
    expect((await letterTo(test, email)).text).toContain('Вторая не нужна')
    expect((await read(token)).json().data).toMatchObject({ known: true, email })
    expect(shown(await test.send({ path: '/api/invitation/accept', json: { token } }))).toEqual([
      410,
      'link_over',
    ])
    const answer = await join(friend, token)
    expect(answer.json().data).toMatchObject({
      id: friend.id,
      role_id: 1,
      company_id: owner.company_id,
      function: 'seller',
    })
  })

  it('does not tell the owner whether there is an account, nor whose it is that cannot join', async () => {
    const friend = await known()
    const other = newEmail()
    const [one, two] = [await invite({ email }), await invite({ email: other })]
    const same = (body: string) =>
      body
        .replace(/"id":\d+/, '')
        .replace(email, 'X')
        .replace(other, 'X')
    expect(same(one.body)).toBe(same(two.body))
    await test.db
      .updateTable('users')
      .set({ blocked_at: test.clock.now() })
      .where('id', '=', friend.id)
      .execute()
    await jobsDone(test, SEND_COLLEAGUE_INVITATION)
    const before = (await lettersTo(test, email)).length
    const staff = await person(test, 3)
    const [blocked, manager] = [await invite({ email }), await invite({ email: staff.email })]
    const refused = { code: 'invalid', errors: { email: ['not_invitable'] } }
    expect([blocked.statusCode, blocked.json()]).toEqual([422, expect.objectContaining(refused)])
    expect([manager.statusCode, manager.json()]).toEqual([422, expect.objectContaining(refused)])
    await jobsDone(test, SEND_COLLEAGUE_INVITATION)
    expect(await lettersTo(test, email)).toHaveLength(before)
    expect(await waiting()).toHaveLength(2)
  })

  it('to the same address replaces the first, and another company has its own', async () => {
    await invite({ email })
    const first = await letterToken()
    await invite({ email, function: 'accountant' })
    const second = await letterToken(email, 2)
    const stranger = await person(test, 1)
    await invite({ email }, stranger)
    const third = await letterToken(email, 3)
    expect(shown(await read(first))).toEqual([410, 'link_over'])
    const friend = await known()
    expect((await join(friend, second)).statusCode).toBe(200)
    expect((await join(friend, third)).json().data).toMatchObject({ company_id: stranger.company_id })
    expect((await me(friend)).memberships).toHaveLength(2)
  })

  it('is independent of an invitation by the centre', async () => {
    const admin = await person(test, 2)
    await test.send({ path: '/api/invitation/create', token: admin.token, json: { email, role_id: 5 } })
    await invite({ email })
    const list = await test.send({ method: 'GET', path: '/api/invitation/list', token: admin.token })
    expect(list.json().data.items).toHaveLength(1)
    expect(await waiting()).toHaveLength(1)
    const [{ id }] = await waiting()
    expect((await test.send({ path: `/api/invitation/revoke/${id}`, token: admin.token })).statusCode).toBe(
      404,
    )
  })

  it('ends a registration that it started when it is withdrawn', async () => {
    const { id } = (await invite({ email })).json().data.invitation
    const browser = visitor(test)
    await browser.post('invitation/accept', { token: await letterToken() })
    expect((await withdraw(id)).statusCode).toBe(200)
    expect(shown(await browser.post('user/next', NEW))).toEqual([410, 'flow_over'])
    expect((await withdraw(id)).statusCode).toBe(404)
  })

  it('cannot be withdrawn by the owner of another company', async () => {
    const { id } = (await invite({ email })).json().data.invitation
    expect((await withdraw(id, await person(test, 1))).statusCode).toBe(404)
    expect(await waiting()).toHaveLength(1)
  })

  it('is refused for a colleague, and with bad input', async () => {
    const seller = await colleague(test, owner, 'seller')
    expect(shown(await invite({ email: seller.email.toUpperCase() }))).toEqual([422, { email: ['taken'] }])
    expect(shown(await invite({ email: 'нет' }))).toEqual([422, { email: ['email_invalid'] }])
    expect(shown(await invite({ function: 'cook' }))).toEqual([422, { function: ['unknown'] }])
    expect(shown(await invite({ function: undefined }))).toEqual([422, { function: ['required'] }])
    expect(shown(await invite({ role_id: 2 }))).toEqual([422, { role_id: ['unexpected'] }])
    expect(await waiting()).toEqual([])
  })
})
