import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { jobsDone, lettersTo, letterTo } from '../../testing/letters.ts'
import { department } from '../../testing/newcomers.ts'
import { type Person, person, room } from '../../testing/people.ts'
import { tenancyActs } from '../../testing/tenancy-acts.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { SEND_INVITATION } from './send-invitation.ts'

const BIN = '940140000385'

let test: TestServer
let administrator: Person
let friend: Person
let email: string
let invited = 0
beforeAll(async () => {
  test = await testServer()
})
beforeEach(async () => {
  await test.empty()
  administrator = await person(test, 2)
  friend = await person(test, 5)
  // E-mails outlive the rows of a test.
  invited += 1
  email = `brings-${invited}@test.example`
  await test.db.updateTable('users').set({ email }).where('id', '=', friend.id).execute()
})
afterAll(() => test.close())

const { end, me, roomsOf, acts } = tenancyActs(() => test)
const invite = (draft: object = {}) =>
  test.send({
    ...{ path: '/api/invitation/create', token: administrator.token },
    json: { email, role_id: 1, company: 'ТОО «Движок»', bin: BIN, ...draft },
  })
async function token(nth = 1): Promise<string> {
  await jobsDone(test, SEND_INVITATION)
  const { text } = await letterTo(test, email, nth)
  const link = /https:\S+\/registration\/invitation\?token=\S+/.exec(text)?.[0] ?? ''
  return new URL(link).searchParams.get('token') ?? ''
}
const join = (who: Person, of: string) =>
  test.send({ path: '/api/company/join', token: who.token, json: { token: of } })

describe('an administrator invites somebody who has an account', () => {
  it('and the person becomes the owner of the company, with its rooms and its section', async () => {
    const [free, section] = [await room(test), await department(test)]
    expect((await invite({ room_ids: [free], department_id: section.id })).statusCode).toBe(200)
    const link = await token()
    const [{ text } = { text: '' }] = await lettersTo(test, email)
    expect(text).toContain('С этим адресом уже есть учётная запись')
    const told = await test.send({ path: '/api/invitation/read', json: { token: link } })
    expect(told.json().data).toMatchObject({ known: true, function: 'owner', company: 'ТОО «Движок»' })
    const joined = (await join(friend, link)).json().data
    expect(joined).toMatchObject({ id: friend.id, role_id: 1, bin: BIN, function: 'owner' })
    expect(joined.department.id).toBe(section.id)
    expect(await roomsOf(joined.company_id)).toEqual([free])
    expect((await join(friend, link)).statusCode).toBe(410)
    expect((await join(await person(test, 5), link)).statusCode).toBe(410)
  })

  it('of another company, for which the person acts from then on', async () => {
    const owner = await person(test, 1)
    await invite()
    const joined = (await join(owner, await token())).json().data
    expect(joined.memberships).toHaveLength(2)
    expect(joined).toMatchObject({ bin: BIN, function: 'owner' })
    expect(joined.company_id).not.toBe(owner.company_id)
  })

  it('and the company is one of before: it gets its number again', async () => {
    const owner = await person(test, 1)
    const company = owner.company_id ?? 0
    await test.db.updateTable('companies').set({ bin: BIN }).where('id', '=', company).execute()
    await end(administrator, company)
    await invite()
    expect((await join(friend, await token())).json().data.company_id).toBe(company)
    expect(await acts(company, 'resume_tenancy')).toMatchObject([{ actor_id: administrator.id }])
  })

  it('who declines: the link is over', async () => {
    await invite()
    const link = await token()
    const declined = await test.send({ path: '/api/invitation/decline', json: { token: link } })
    expect(declined.statusCode).toBe(200)
    expect((await join(friend, link)).json().code).toBe('link_over')
    expect(await me(friend)).toMatchObject({ role_id: 5 })
  })
})

describe('an invitation of somebody who has an account is refused', () => {
  it.each([
    ['without a company', { company: null }],
    ['without a BIN', { bin: null }],
    ['as one of the staff', { role_id: 3, company: null, bin: null }],
  ])('%s', async (_what, draft) => {
    expect((await invite(draft)).json().errors).toEqual({ email: ['taken'] })
  })

  it('of one of the staff, and of somebody who is blocked', async () => {
    expect((await invite({ email: (await person(test, 4)).email })).json().errors).toEqual({
      email: ['taken'],
    })
    const blocked = await person(test, 5, { blocked: true })
    expect((await invite({ email: blocked.email })).json().errors).toEqual({ email: ['taken'] })
  })

  it('when it is used: by staff, and once another company has the BIN', async () => {
    await invite()
    const link = await token()
    expect((await join(await person(test, 3), link)).statusCode).toBe(403)
    const other = await person(test, 1)
    await test.db.updateTable('companies').set({ bin: BIN }).where('id', '=', other.company_id).execute()
    expect((await join(friend, link)).json().code).toBe('link_over')
    expect((await me(friend)).role_id).toBe(5)
  })

  it('to register once more by it', async () => {
    await invite()
    const accepted = await test.send({ path: '/api/invitation/accept', json: { token: await token() } })
    expect([accepted.statusCode, accepted.json().code]).toEqual([410, 'link_over'])
  })
})

it('two people follow one link at once: one of them brings the company', async () => {
  await invite()
  const link = await token()
  const other = await person(test, 5)
  const answers = await Promise.all([join(friend, link), join(other, link)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410])
})
