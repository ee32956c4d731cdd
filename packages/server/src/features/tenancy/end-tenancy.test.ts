import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ad } from '../../testing/ads.ts'
import { lettersTo, letterTo } from '../../testing/letters.ts'
import { application, companyInvitation, department } from '../../testing/newcomers.ts'
import {
  company as anotherCompany,
  colleague,
  join,
  type Person,
  person,
  room,
} from '../../testing/people.ts'
import { tenancyActs } from '../../testing/tenancy-acts.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

let test: TestServer
let administrator: Person
let owner: Person
let company: number
beforeAll(async () => {
  test = await testServer()
})
beforeEach(async () => {
  await test.empty()
  administrator = await person(test, 2)
  owner = await person(test, 1)
  company = owner.company_id ?? 0
})
afterAll(() => test.close())

const { end, page, roomsOf, placeOf, stateOf, me, acts } = tenancyActs(() => test)
const binOf = async (id: number) =>
  (await test.db.selectFrom('companies').select('bin').where('id', '=', id).executeTakeFirstOrThrow()).bin

describe('the end of a tenancy', () => {
  it('frees the rooms and takes the ads down, so that only a moderator brings them back', async () => {
    const [old = 0] = await roomsOf(company)
    const shown = await ad(test, owner.id, { status: 31, live: true, draft: { room_ids: [old] } })
    const edited = await ad(test, owner.id, {
      status: 15,
      live: true,
      before: {},
      draft: { room_ids: [old] },
    })
    const [waiting, returned] = [
      await ad(test, owner.id, { status: 10 }),
      await ad(test, owner.id, { status: 20 }),
    ]
    const other = await person(test, 1)
    const foreign = await ad(test, other.id, { status: 31, live: true })
    expect((await end(administrator, company)).json().data).toBe(true)
    expect(await roomsOf(company)).toEqual([])
    const states = await Promise.all([shown, edited, waiting, returned].map(stateOf))
    expect(states.map(({ status }) => status)).toEqual([30, 40, 40, 40])
    for (const state of states)
      expect(state).toMatchObject({ live_revision_id: null, removed_by_staff: true })
    expect([(await placeOf(shown)).room_ids, (await placeOf(edited)).room_ids]).toEqual([[], []])
    const path = `/api/userBanner/getById/${shown}`
    const seen = await test.send({ path, token: administrator.token, json: {} })
    expect(seen.json().data.remark).toMatchObject({ reason: 'tenancy_ended', comment: null })
    expect((await stateOf(foreign)).status).toBe(31)
    expect(await test.db.selectFrom('ad_listings').select('ad_id').execute()).toEqual([{ ad_id: foreign }])
  })

  it('leaves people without another company as limited users who stay signed in, and others with theirs', async () => {
    const [accountant, seller] = [
      await colleague(test, owner, 'accountant'),
      await colleague(test, owner, 'seller'),
    ]
    const home = await anotherCompany(test)
    await join(test, seller, { company: home, function: 'owner' })
    await test.db
      .updateTable('sessions')
      .set({ acts_for: company })
      .where('user_id', '=', seller.id)
      .execute()
    expect((await me(seller)).company_id).toBe(company)
    await end(administrator, company)
    for (const one of [owner, accountant]) {
      expect(await me(one)).toMatchObject({ role_id: 5, company_id: null, memberships: [] })
    }
    expect(await me(seller)).toMatchObject({ role_id: 1, company_id: home.id, function: 'owner' })
    const { acts_for } = await test.db
      .selectFrom('sessions')
      .select('acts_for')
      .where('user_id', '=', seller.id)
      .executeTakeFirstOrThrow()
    expect(acts_for).toBeNull()
  })

  it('ends invitations and requests; who asked to join gets a letter', async () => {
    const { token } = await companyInvitation(test, owner)
    const asker = await person(test, 5)
    const request = await application(test, asker.id, { bin: await binOf(company) })
    await end(administrator, company)
    const read = await test.send({ path: '/api/invitation/read', json: { token } })
    expect([read.statusCode, read.json().code]).toEqual([410, 'link_over'])
    expect((await letterTo(test, asker.email)).text).toContain('Аренда этой компании в центре закончилась.')
    const decided = await test.db
      .selectFrom('tenant_applications')
      .select(['accepted', 'decided_by'])
      .where('id', '=', request)
      .executeTakeFirstOrThrow()
    expect(decided).toEqual({ accepted: false, decided_by: administrator.id })
  })

  it('is told to the owners in their language, with reason and note', async () => {
    const second = await colleague(test, owner, 'owner')
    const seller = await colleague(test, owner, 'seller')
    await test.db.updateTable('users').set({ language: 'kk' }).where('id', '=', second.id).execute()
    await end(administrator, company, { reason: 'debt', note: ' Договор № 17. ' })
    const ru = await letterTo(test, owner.email)
    expect(ru.text).toContain('Причина: Долг по аренде.')
    expect(ru.text).toContain('Пояснение: Договор № 17.')
    expect((await letterTo(test, second.email)).subject).toMatch(/жалға алуы аяқталды$/)
    expect(await lettersTo(test, seller.email)).toEqual([])
  })

  it('says before what follows, and the page says after why and who; the journal has the numbers', async () => {
    await ad(test, owner.id, { status: 31, live: true })
    await ad(test, owner.id, { status: 10 })
    await colleague(test, owner, 'seller')
    await companyInvitation(test, owner)
    const before = (await page(administrator, company)).json().data
    const numbers = { rooms: 1, ads: 1, waiting_ads: 1, people: 2, invitations: 1, requests: 0 }
    expect(before).toMatchObject({ ended: null, end_effects: { ...numbers, limited: 2, documents: 0 } })
    expect((await page(await person(test, 4), company)).json().data.end_effects).toBeNull()
    await end(administrator, company, { reason: 'other', note: 'Переезд.' })
    const after = (await page(administrator, company)).json().data
    expect(after).toMatchObject({
      ended: { reason: 'other', note: 'Переезд.', by: { id: administrator.id } },
      ...{ rooms: [], members: [], invitations: [], department: null, end_effects: null },
    })
    expect(after.former.map(({ id }: { id: number }) => id)).toContain(owner.id)
    expect(await acts(company, 'end_tenancy')).toEqual([
      {
        actor_id: administrator.id,
        reason: { reason: 'other', note: 'Переезд.', ...numbers, part_requests: 0 },
      },
    ])
  })

  it('sends nobody a notice of each ad', async () => {
    await ad(test, owner.id, { status: 31, live: true })
    await end(administrator, company)
    const sent = test.db.selectFrom('notifications').select('id').where('user_id', '=', owner.id)
    expect(await sent.execute()).toEqual([])
  })
})

describe('the end of a tenancy is refused', () => {
  it.each([
    [{}, 'reason', 'required'],
    [{ reason: 'spam' }, 'reason', 'unknown'],
    [{ reason: 'other' }, 'note', 'required'],
    [{ reason: 'debt', note: 'я'.repeat(1001) }, 'note', 'too_long'],
    [{ reason: 'debt', silent: true }, 'silent', 'unexpected'],
  ])('for %j', async (json, field, code) => {
    const answer = await end(administrator, company, json)
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { [field]: [code] }])
    expect((await me(owner)).role_id).toBe(1)
  })

  it('of a company that there is not, and of a person', async () => {
    for (const id of [999_999, 9_007_199_254_740_991, owner.id]) {
      expect((await end(administrator, id)).statusCode).toBe(404)
      expect((await page(administrator, id)).statusCode).toBe(404)
    }
  })

  it('without the password of the last 10 minutes', async () => {
    test.clock.advance(11 * 60_000)
    const answer = await end(administrator, company)
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'password_again'])
    expect(await roomsOf(company)).toHaveLength(1)
  })

  it('a second time, and to two administrators at once one of them', async () => {
    const another = await person(test, 2)
    const answers = await Promise.all([
      end(administrator, company),
      end(another, company, { reason: 'debt' }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect((await end(administrator, company)).json().code).toBe('changed_meanwhile')
    expect(await acts(company, 'end_tenancy')).toHaveLength(1)
  })

  it('with nothing changed when it fails half way', async () => {
    const shown = await ad(test, owner.id, { status: 31, live: true })
    const send = vi.spyOn(test.server.deps.jobs, 'send').mockRejectedValueOnce(new Error('no queue'))
    expect((await end(administrator, company)).statusCode).toBe(500)
    send.mockRestore()
    expect([(await stateOf(shown)).status, (await me(owner)).role_id]).toEqual([31, 1])
    expect(await roomsOf(company)).toHaveLength(1)
  })
})

describe('after the end', () => {
  it('nobody of the company hands an ad in for it, joins it or changes its people', async () => {
    const { token } = await companyInvitation(test, owner)
    await end(administrator, company)
    const invite = await test.send({
      ...{ path: '/api/company/invite', token: owner.token, json: { function: 'seller' } },
    })
    expect(invite.statusCode).toBe(403)
    const joined = await test.send({
      ...{ path: '/api/company/join', token: (await person(test, 5)).token, json: { token } },
    })
    expect([joined.statusCode, joined.json().code]).toEqual([410, 'link_over'])
  })

  it('the company becomes a tenant again under its number, with its settings and without its people', async () => {
    await test.db.updateTable('companies').set({ sign: 'AutoDisc' }).where('id', '=', company).execute()
    await end(administrator, company)
    const next = await person(test, 5)
    const [bin, free] = [await binOf(company), await room(test)]
    const asked = await application(test, next.id, { bin })
    const list = await test.send({
      ...{ method: 'GET', path: '/api/tenantApplication/list', token: administrator.token },
    })
    expect(list.json().data.items).toMatchObject([{ id: asked, bin }])
    const accepted = await test.send({
      ...{ path: `/api/tenantApplication/decide/${asked}`, token: administrator.token },
      json: { accept: true, room_ids: [free] },
    })
    expect(accepted.statusCode).toBe(200)
    expect(await me(next)).toMatchObject({ role_id: 1, company_id: company, function: 'owner' })
    const shown = (await page(administrator, company)).json().data
    expect(shown).toMatchObject({ ended: null, company: { sign: 'AutoDisc' }, rooms: [{ id: free }] })
    expect(shown.members).toHaveLength(1)
    expect((await me(owner)).kept_companies).toEqual([])
    expect(await acts(company, 'resume_tenancy')).toMatchObject([{ actor_id: administrator.id }])
    // The tenancy can end again.
    expect((await end(administrator, company)).statusCode).toBe(200)
  })

  it('its section can be deleted', async () => {
    const section = await department(test)
    await test.db
      .updateTable('companies')
      .set({ department_id: section.id })
      .where('id', '=', company)
      .execute()
    await end(administrator, company)
    const deleted = await test.send({
      ...{ path: `/api/department/delete/${section.id}`, token: administrator.token },
    })
    expect(deleted.statusCode).toBe(200)
  })
})
