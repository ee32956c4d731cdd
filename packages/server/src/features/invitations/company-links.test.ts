import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newEmail } from '../../testing/flows.ts'
import { codeTo, letterTo } from '../../testing/letters.ts'
import { companyInvitation } from '../../testing/newcomers.ts'
import { colleague, PASSWORD, type Person, person } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { shown, visitor } from '../../testing/visitor.ts'

const DAY = 86_400_000
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
const linkToken = async (draft: object = {}) => tokenOf((await invite(draft)).json().data.link)
async function letterToken(to = email, nth = 1): Promise<string> {
  const { text } = await letterTo(test, to, nth)
  return tokenOf(/https:\S+\/registration\/invitation\?token=\S+/.exec(text)?.[0] ?? null)
}
const join = (who: Person, token: string) =>
  test.send({ path: '/api/company/join', token: who.token, json: { token } })
const read = (token: string) => test.send({ path: '/api/invitation/read', json: { token } })
const decline = (token: string) => test.send({ path: '/api/invitation/decline', json: { token } })
const me = async (who: Person) =>
  (await test.send({ method: 'GET', path: '/api/session/me', token: who.token })).json().data
/** Somebody with a mailbox to which no other test has written. */
async function known(role_id = 5): Promise<Person> {
  const one = await person(test, role_id)
  await test.db.updateTable('users').set({ email }).where('id', '=', one.id).execute()
  return { ...one, email }
}

describe('a link that an owner passes on', () => {
  it('is not stored, and lets one person in', async () => {
    const { link, invitation } = (await invite({ language: 'kk' })).json().data
    expect(invitation.email).toBeNull()
    expect(link).toMatch(/^https:\/\/sauda\.example\/kk\/registration\/invitation\?token=[\w-]{43}$/)
    const { rows } = await test.database.query('select to_jsonb(i) as row from invitations i')
    expect(JSON.stringify(rows)).not.toContain(tokenOf(link))
    const [one, two] = [await person(test, 5), await person(test, 5)]
    const answers = await Promise.all([join(one, tokenOf(link)), join(two, tokenOf(link))])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410])
    expect(shown(await join(two, tokenOf(link)))).toEqual([410, 'link_over'])
  })

  it('registers a new person whose address is verified by a code', async () => {
    const token = await linkToken({ function: 'accountant' })
    const browser = visitor(test)
    expect(shown(await browser.post('invitation/accept', { token }))).toEqual([422, { email: ['required'] }])
    expect(shown(await browser.post('invitation/accept', { token, email: 'нет' }))).toEqual([
      422,
      { email: ['email_invalid'] },
    ])
    const flow = (await browser.post('invitation/accept', { token, email })).json().data
    expect(flow).toMatchObject({
      purpose: 'registration',
      step: 'code',
      email,
      invited: { function: 'accountant' },
    })
    expect((await browser.post('user/codeCheck', { code: await codeTo(test, email) })).statusCode).toBe(200)
    await browser.post('user/next', NEW)
    const { user } = (await browser.post('user/finish', END)).json().data
    expect(user).toMatchObject({ role_id: 1, email, company_id: owner.company_id, function: 'accountant' })
    expect(shown(await read(token))).toEqual([410, 'link_over'])
  })

  it('does not answer whether the typed address has an account', async () => {
    await known()
    const token = await linkToken()
    const [one, two] = [
      await visitor(test).post('invitation/accept', { token, email }),
      await visitor(test).post('invitation/accept', { token, email: newEmail() }),
    ]
    expect([one.statusCode, one.json().data.step]).toEqual([two.statusCode, two.json().data.step])
  })

  it("does not come in by an e-mail's link in another browser", async () => {
    const token = await linkToken()
    await visitor(test).post('invitation/accept', { token, email })
    const { text } = await letterTo(test, email)
    const opened = await visitor(test).post('user/followLink', {
      token: /\/link\?token=([\w-]{43})/.exec(text)?.[1],
    })
    expect(opened.json().data).toMatchObject({ step: 'details', invited: null })
  })

  it('goes on by that link in the same browser', async () => {
    const token = await linkToken()
    const browser = visitor(test)
    await browser.post('invitation/accept', { token, email })
    const { text } = await letterTo(test, email)
    const opened = await browser.post('user/followLink', {
      token: /\/link\?token=([\w-]{43})/.exec(text)?.[1],
    })
    expect(opened.json().data).toMatchObject({ step: 'details', invited: { function: 'seller' } })
  })

  it('expires after seven days', async () => {
    const token = await linkToken()
    test.clock.advance(7 * DAY - 1)
    expect((await read(token)).statusCode).toBe(200)
    test.clock.advance(1)
    // Sessions last longer than the link.
    const late = await join(await person(test, 5), token)
    expect(shown(late)).toEqual([410, 'link_over'])
    test.clock.advance(-7 * DAY)
  })

  it('is refused to staff and to members, and stays good for others', async () => {
    const token = await linkToken()
    for (const role of [2, 3, 4])
      expect(shown(await join(await person(test, role), token))).toEqual([403, 'forbidden'])
    const answer = await join(await colleague(test, owner, 'accountant'), token)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'action_not_allowed'])
    expect((await join(await person(test, 5), token)).statusCode).toBe(200)
  })

  it('lets a person with another company join, and act for the new one', async () => {
    const other = await person(test, 1)
    const token = await linkToken({ function: 'accountant' })
    expect((await join(other, token)).json().data).toMatchObject({
      company_id: owner.company_id,
      function: 'accountant',
    })
    expect((await me(other)).memberships).toHaveLength(2)
  })

  it('ends with the membership of its owner, or his block', async () => {
    const second = await colleague(test, owner, 'owner')
    const [{ token }, kept] = [await companyInvitation(test, second), await companyInvitation(test, owner)]
    await test.send({ path: `/api/company/remove/${second.id}`, token: owner.token })
    expect(shown(await read(token))).toEqual([410, 'link_over'])
    expect((await read(kept.token)).statusCode).toBe(200)
    await test.db
      .updateTable('users')
      .set({ blocked_at: test.clock.now() })
      .where('id', '=', owner.id)
      .execute()
    expect(shown(await read(kept.token))).toEqual([410, 'link_over'])
  })

  it('is declined once, and its owner is told', async () => {
    await invite({ email })
    const token = await letterToken()
    expect(shown(await decline(token))).toEqual([200, true])
    expect(shown(await decline(token))).toEqual([410, 'link_over'])
    expect((await letterTo(test, owner.email)).text).toContain(email)
    expect(shown(await join(await person(test, 5), token))).toEqual([410, 'link_over'])
  })

  it('cannot be guessed for long', async () => {
    const guess = () =>
      test.send({ path: '/api/invitation/read', json: { token: 'guess' }, address: '10.78.0.1' })
    for (let n = 0; n < 60; n++) expect((await guess()).statusCode).toBe(410)
    expect((await guess()).statusCode).toBe(429)
  })

  it('is not of the centre: an invitation of an administrator is neither joined nor declined', async () => {
    const admin = await person(test, 2)
    await test.send({ path: '/api/invitation/create', token: admin.token, json: { email, role_id: 3 } })
    const token = await letterToken()
    expect((await read(token)).json().data).toMatchObject({ role_id: 3, company: null, function: null })
    expect(shown(await join(await person(test, 5), token))).toEqual([410, 'link_over'])
    expect(shown(await decline(token))).toEqual([410, 'link_over'])
  })
})

it('an owner writes to so many people a day', async () => {
  for (let n = 0; n < 60; n++) expect((await invite()).statusCode).toBe(200)
  expect((await invite()).statusCode).toBe(429)
})
