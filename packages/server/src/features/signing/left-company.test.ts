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
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden'])
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
