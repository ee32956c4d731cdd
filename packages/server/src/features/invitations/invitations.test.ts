import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { jobsDone, lettersTo, letterTo } from '../../testing/letters.ts'
import { department } from '../../testing/newcomers.ts'
import { PASSWORD, type Person, person, room } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { shown, visitor } from '../../testing/visitor.ts'
import { SEND_INVITATION, sendInvitationJob } from './send-invitation.ts'

const DAY = 86_400_000

let test: TestServer
let admin: Person
let email: string
let invited = 0
beforeAll(async () => {
  test = await testServer()
})
beforeEach(async () => {
  await test.empty()
  admin = await person(test, 2)
  // E-mails outlive the rows of a test.
  invited += 1
  email = `invited-${invited}@test.example`
})
afterAll(() => test.close())

const invite = (draft: object = {}) =>
  test.send({ path: '/api/invitation/create', token: admin.token, json: { email, role_id: 3, ...draft } })
const list = async () =>
  (await test.send({ method: 'GET', path: '/api/invitation/list', token: admin.token })).json().data
const revoke = (id: number) => test.send({ path: `/api/invitation/revoke/${id}`, token: admin.token })
const accept = (token: string) => test.send({ path: '/api/invitation/accept', json: { token } })
async function linkToken(nth = 1): Promise<string> {
  const { text } = await letterTo(test, email, nth)
  const link = /https:\S+\/registration\/invitation\?token=\S+/.exec(text)?.[0] ?? ''
  return new URL(link).searchParams.get('token') ?? ''
}
async function register(token: string, details: object = { name: 'Дана Омар' }) {
  const browser = visitor(test)
  await browser.post('invitation/accept', { token })
  const next = await browser.post('user/next', { kind: 'person', ...details })
  const consents = { terms: true, ad_rules: true }
  const finish = await browser.post('user/finish', { password: PASSWORD, ...consents })
  return { next, finish }
}

describe('an invitation', () => {
  it('is sent by e-mail with a link to a registration', async () => {
    const { id } = await department(test)
    const answer = await invite({ department_id: id, language: 'kk' })
    expect(answer.json().data).toMatchObject({
      email,
      role_id: 3,
      language: 'kk',
      department: { id },
      rooms: [],
      expires_at: '2026-11-28T06:00:00.000Z',
    })
    expect(answer.body).not.toContain(await linkToken())
    const { text } = await letterTo(test, email)
    expect(text).toContain('https://sauda.example/kk/registration/invitation?token=')

    const flow = await accept(await linkToken())
    expect(flow.json().data).toMatchObject({
      purpose: 'invitation',
      step: 'details',
      email,
      invited: { role_id: 3, department: { id } },
    })
    expect(flow.cookies).toMatchObject([{ name: 'sauda-flow', httpOnly: true }])
  })

  it('makes the invited user a manager, once', async () => {
    const { id } = await department(test)
    await invite({ department_id: id })
    const token = await linkToken()
    const { finish } = await register(token)
    expect(finish.json().data.user).toMatchObject({ role_id: 3, email, department: { id } })
    expect((await list()).items).toEqual([])
    expect(shown(await accept(token))).toEqual([410, 'link_over'])
  })

  it('makes the invited user a tenant with company, BIN and rooms', async () => {
    const [mine, other] = [await room(test), await room(test)]
    await invite({ role_id: 1, company: ' ИП Оспанов ', bin: '940140000385', room_ids: [mine, other, mine] })
    const details = { kind: 'company', name: 'Данияр Оспанов', phone: '8 701 000 00 77' }
    const { finish } = await register(await linkToken(), details)
    const { user } = finish.json().data
    expect(user).toMatchObject({ role_id: 1, company: 'ИП Оспанов', bin: '940140000385' })
    const rooms = await test.db
      .selectFrom('rooms')
      .select('id')
      .where('company_id', '=', user.company_id ?? 0)
      .execute()
    expect(rooms.map(({ id }) => id).sort()).toEqual([mine, other].sort())
  })

  it('may be followed again until it is finished, in another browser too', async () => {
    await invite()
    const token = await linkToken()
    for (let n = 0; n < 3; n++) expect((await accept(token)).statusCode).toBe(200)
  })

  it('expires after seven days', async () => {
    await invite()
    const token = await linkToken()
    test.clock.advance(7 * DAY - 1)
    expect((await accept(token)).statusCode).toBe(200)
    expect((await list()).items).toHaveLength(1)
    test.clock.advance(1)
    expect(shown(await accept(token))).toEqual([410, 'link_over'])
    expect((await list()).items).toEqual([])
    test.clock.advance(-7 * DAY)
  })

  it('that is withdrawn also ends a registration in progress', async () => {
    const { id } = (await invite()).json().data
    const browser = visitor(test)
    const token = await linkToken()
    await browser.post('invitation/accept', { token })
    expect((await revoke(id)).json().data).toBe(true)
    expect(shown(await accept(token))).toEqual([410, 'link_over'])
    expect(shown(await browser.post('user/next', { kind: 'person', name: 'Дана Омар' }))).toEqual([
      410,
      'flow_over',
    ])
    expect((await revoke(id)).statusCode).toBe(404)
    expect((await revoke(999_999)).statusCode).toBe(404)
  })

  it('to the same address replaces the first', async () => {
    await invite()
    const first = await linkToken()
    await invite({ role_id: 4 })
    const second = await linkToken(2)
    expect(shown(await accept(first))).toEqual([410, 'link_over'])
    expect((await accept(second)).json().data.invited.role_id).toBe(4)
    expect((await list()).items).toMatchObject([{ role_id: 4 }])
  })

  it('sent twice at once leaves one', async () => {
    const answers = await Promise.all([invite(), invite()])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect((await list()).items).toHaveLength(1)
  })

  it('ends when its address has registered by itself', async () => {
    await invite()
    const token = await linkToken()
    await test.db
      .updateTable('users')
      .set({ email })
      .where('id', '=', (await person(test, 5)).id)
      .execute()
    expect(shown(await accept(token))).toEqual([410, 'link_over'])
  })

  it.each(['', 'x', "' or 1=1 --", 'я'.repeat(200)])('is not opened by the token %j', async (token) => {
    expect([410, 422]).toContain((await accept(token)).statusCode)
  })

  it('cannot be guessed for long', async () => {
    const guess = () =>
      test.send({ path: '/api/invitation/accept', json: { token: 'guess' }, address: '10.77.0.1' })
    for (let n = 0; n < 60; n++) expect((await guess()).statusCode).toBe(410)
    const answer = await guess()
    expect(answer.statusCode).toBe(429)
    expect(answer.json().retry_after).toBeGreaterThan(0)
  })

  it('is logged with its end, without address and token', async () => {
    const { id } = (await invite()).json().data
    const token = await linkToken()
    await revoke(id)
    const log = await test.db.selectFrom('audit').selectAll().orderBy('id').execute()
    const line = { subject: 'invitation', subject_id: id, actor_id: admin.id }
    expect(log).toMatchObject([
      { ...line, action: 'invite' },
      { ...line, action: 'revoke' },
    ])
    expect(JSON.stringify(log)).not.toContain(email)
    expect(JSON.stringify(log)).not.toContain(token)
  })
})

describe('the link of an invitation', () => {
  it('is only in its e-mail: neither the database nor a job stores it', async () => {
    await invite()
    const token = await linkToken()
    await jobsDone(test, SEND_INVITATION)
    const { rows } = await test.database.query(
      'select to_jsonb(i) as row from invitations i union all select to_jsonb(j) from pgboss.job j',
    )
    expect(JSON.stringify(rows)).toContain(email)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('is replaced when its job runs again, and the previous one becomes invalid', async () => {
    const { id } = (await invite()).json().data
    const first = await linkToken()
    const sent: string[] = []
    const post = { send: async ({ text }: { text: string }) => void sent.push(text) }
    const job = sendInvitationJob({ ...test.server.deps, post, onError: () => {} })
    await job.handle({ id })
    expect(sent).toHaveLength(1)
    expect(shown(await accept(first))).toEqual([410, 'link_over'])
    const [, second = ''] = /[?]token=(\S+)/.exec(sent[0] ?? '') ?? []
    expect((await accept(second)).statusCode).toBe(200)
    await revoke(id)
    await job.handle({ id })
    expect(sent).toHaveLength(1)
  })
})

describe('an invitation is rejected', () => {
  it.each([
    [{ email: 'нет' }, { email: ['email_invalid'] }],
    [{ email: '' }, { email: ['required'] }],
    [{ role_id: 0 }, { role_id: ['unknown'] }],
    [{ role_id: 6 }, { role_id: ['unknown'] }],
    [{ department_id: 999_999 }, { department_id: ['unknown'] }],
    [{ department_id: 2 ** 40 }, { department_id: ['unknown'] }],
    [{ role_id: 1, room_ids: [2 ** 40] }, { room_ids: ['unknown'] }],
    [{ room_ids: [1] }, { room_ids: ['unexpected'] }],
    [{ company: 'ИП Оспанов' }, { company: ['unexpected'] }],
    [{ role_id: 5, bin: '940140000385' }, { bin: ['unexpected'] }],
    [{ role_id: 1, room_ids: [999_999] }, { room_ids: ['unknown'] }],
    [{ role_id: 1, bin: '940140000386' }, { bin: ['bin_invalid'] }],
    [{ role_id: 1, company: '\u200f\u3164И' }, { company: ['too_short'] }],
    [{ role_id: 1, company: 'И' }, { company: ['too_short'] }],
    [{ role_id: 1, company: 'И'.repeat(151) }, { company: ['too_long'] }],
    [{ language: 'en' }, { language: ['unknown'] }],
    [{ invited_by: 1 }, { invited_by: ['unexpected'] }],
  ])('with %j', async (draft, errors) => {
    const answer = await invite(draft)
    expect([answer.statusCode, answer.json().errors]).toEqual([422, errors])
    expect((await list()).items).toEqual([])
  })

  it('for a registered address, in upper or lower case', async () => {
    const answer = await invite({ email: admin.email.toUpperCase() })
    expect(answer.json().errors).toEqual({ email: ['taken'] })
  })

  it('with a room that is not free, or the BIN of a tenant', async () => {
    const tenant = await person(test, 1)
    await test.db.updateTable('companies').set({ bin: '940140000385' }).execute()
    const taken = await room(test, { tenant: tenant.id })
    const answer = await invite({ role_id: 1, room_ids: [await room(test), taken], bin: '9401 4000 0385' })
    expect(answer.json().errors).toEqual({ room_ids: ['occupied'], bin: ['taken'] })
    expect(answer.json().known_company).toMatchObject({ id: tenant.company_id, bin: '940140000385' })
  })

  it.each([1, 3, 4, 5])('by role %i', async (role) => {
    const { token } = await person(test, role)
    const json = { email, role_id: 2 }
    const answer = await test.send({ path: '/api/invitation/create', token, json })
    expect(answer.statusCode).toBe(403)
    expect(await lettersTo(test, email)).toEqual([])
  })
})
