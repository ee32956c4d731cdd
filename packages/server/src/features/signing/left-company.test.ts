import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { colleague, join, type Person, person } from '../../testing/people.ts'
import {
  acts,
  type Company,
  company,
  type SigningStage,
  send,
  signAll,
  signed,
  signingStage,
  start,
} from '../../testing/signing-stage.ts'

let stage: SigningStage
let tenant: Company
let accountant: Person
beforeAll(async () => {
  stage = await signingStage()
})
afterAll(() => stage.close())
beforeEach(async () => {
  tenant = await company(stage)
  accountant = await colleague(stage.test, tenant.user, 'accountant')
})

const post = (who: Person, path: string, json = {}) =>
  stage.test.send({ path: `/api/company/${path}`, token: who.token, json })
const back = (of: 'accountant') =>
  join(stage.test, accountant, { company: { id: tenant.user.company_id ?? 0 }, function: of })

describe('somebody who leaves a company while signing for it', () => {
  it('cannot send what was signed: nothing is signed, and the session does not come back with the person', async () => {
    const ids = await acts(stage, tenant, 2)
    const session = await start(stage, accountant, ids)
    const signatures = await signed(stage, accountant, session, tenant.head)
    await post(accountant, `leave/${tenant.user.company_id}`)
    const answer = await send(stage, accountant, session, signatures)
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'left_company'])
    await back('accountant')
    expect((await send(stage, accountant, session, signatures)).statusCode).toBe(403)
    const stored = await stage.test.db
      .selectFrom('document_signatures')
      .select('id')
      .where('document_id', 'in', ids)
      .execute()
    expect(stored).toEqual([])
    expect(await signAll(stage, accountant, ids, tenant.head)).toMatchObject([
      { outcome: 'accepted' },
      { outcome: 'accepted' },
    ])
  })

  it('cannot send it after the end of the tenancy, and keeps what was signed before', async () => {
    const [before = 0, ...ids] = await acts(stage, tenant, 3)
    await signAll(stage, accountant, [before], tenant.head)
    const session = await start(stage, accountant, ids)
    const signatures = await signed(stage, accountant, session, tenant.head)
    const administrator = await person(stage.test, 2)
    const page = await stage.test.send({
      ...{ method: 'GET', path: `/api/company/page/${tenant.user.company_id}`, token: administrator.token },
    })
    expect(page.json().data.end_effects).toMatchObject({ signing_sessions: 2, documents: 2 })
    await post(administrator, `endTenancy/${tenant.user.company_id}`, { reason: 'moved_out' })
    const answer = await send(stage, accountant, session, signatures)
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'left_company'])
    const file = await stage.test.send({
      ...{ method: 'GET', path: session.documents[0]?.href ?? '', token: accountant.token },
    })
    expect(file.json().code).toBe('left_company')
    const stored = await stage.test.db
      .selectFrom('documents')
      .select(['id', 'status'])
      .where('bin', '=', tenant.bin)
      .orderBy('id')
      .execute()
    expect(stored.map(({ status }) => status)).toEqual([2, 1, 1])
  })

  it('cannot send it when the tenancy ends while the signatures are verified', async () => {
    const ids = await acts(stage, tenant, 2)
    const session = await start(stage, accountant, ids)
    const signatures = await signed(stage, accountant, session, tenant.head)
    const administrator = await person(stage.test, 2)
    const [sent, ended] = await Promise.all([
      send(stage, accountant, session, signatures),
      post(administrator, `endTenancy/${tenant.user.company_id}`, { reason: 'debt' }),
    ])
    expect(ended.statusCode).toBe(200)
    const rows = await stage.test.db
      .selectFrom('document_signatures')
      .select('id')
      .where('document_id', 'in', ids)
      .execute()
    // One came first: either both are signed, or none.
    expect([sent.statusCode, rows.length]).toEqual(sent.statusCode === 200 ? [200, 2] : [403, 0])
  })

  it('is signed out with the session if an owner ends the membership', async () => {
    const session = await start(stage, accountant, await acts(stage, tenant))
    const signatures = await signed(stage, accountant, session, tenant.head)
    await post(tenant.user, `remove/${accountant.id}`)
    expect((await send(stage, accountant, session, signatures)).statusCode).toBe(401)
  })

  it('keeps what was signed before, and signing for another company', async () => {
    const other = await company(stage)
    await join(stage.test, accountant, {
      company: { id: other.user.company_id ?? 0 },
      function: 'accountant',
    })
    const [id = 0] = await acts(stage, tenant)
    await signAll(stage, accountant, [id], tenant.head)
    const before = await stage.test.db
      .selectFrom('signing_sessions')
      .select('ended')
      .where('bin', '=', other.bin)
      .execute()
    await post(tenant.user, `remove/${accountant.id}`)
    const ids = await acts(stage, other)
    expect(await signAll(stage, accountant, ids, other.head)).toMatchObject([{ outcome: 'accepted' }])
    const stored = await stage.test.db
      .selectFrom('document_signatures')
      .select('user_id')
      .where('document_id', '=', id)
      .execute()
    expect([stored, before]).toEqual([[{ user_id: accountant.id }], []])
  })
})

describe('the register of signatories', () => {
  it('shows who of them are people of the company', async () => {
    const manager = await person(stage.test, 3)
    const add = (draft: object) =>
      stage.test.send({
        path: '/api/signatory/add',
        token: manager.token,
        json: { bin: tenant.bin, name: 'Айжан Смағұлова', ...draft },
      })
    const added = await add({ user_id: accountant.id })
    expect(added.json().data).toMatchObject({ user_id: accountant.id, is_member: true })
    await add({ user_id: (await person(stage.test, 1)).id })
    const list = async () =>
      (await stage.test.send({ path: '/api/signatory/list', token: tenant.user.token, json: {} })).json().data
        .items
    expect(await list()).toMatchObject([{ is_member: false }, { is_member: true }])
    await post(tenant.user, `remove/${accountant.id}`)
    expect(await list()).toMatchObject([{ is_member: false }, { is_member: false }])
  })
})
