import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { arrival, document } from '../../testing/documents.ts'
import { person } from '../../testing/people.ts'
import {
  acts,
  bytesOf,
  CENTRE_BIN,
  type Company,
  company,
  iinOf,
  read,
  type SigningStage,
  send,
  signAll,
  signed,
  signingStage,
  start,
  submit,
} from '../../testing/signing-stage.ts'

let stage: SigningStage
let tenant: Company
beforeAll(async () => {
  stage = await signingStage()
  tenant = await company(stage)
})
afterAll(() => stage.close())

/** A new act of the tenant and a session for it. */
async function opened(of = tenant) {
  const [id = 0] = await acts(stage, of)
  const session = await start(stage, of.user, [id])
  const bytes = await bytesOf(stage, of.user, session, id)
  return { id, session, bytes }
}

async function _expectUntouched(id: number, of = tenant) {
  expect(await read(stage, of.user, id)).toMatchObject({ status: 1, signatures: [] })
}

describe('meanwhile', () => {
  const staff = () => person(stage.test, 2)

  it('the document was annulled', async () => {
    const { id, session } = await opened()
    const signatures = await signed(stage, tenant.user, session, tenant.head)
    const { token } = await staff()
    await stage.test.send({
      ...{ path: `/api/completion/annul/${id}`, token },
      json: { reason: 'duplicate', text: 'Площадь посчитали дважды.' },
    })
    expect(await submit(stage, tenant.user, session, signatures)).toMatchObject([
      { code: 'document_annulled', status: 5 },
    ])
  })

  it('the document was rejected', async () => {
    const { id, session } = await opened()
    const signatures = await signed(stage, tenant.user, session, tenant.head)
    await stage.test.send({
      ...{ path: `/api/completion/reject/${id}`, token: tenant.user.token },
      json: { reason: 'sum', text: 'Сумма неверна.' },
    })
    expect(await submit(stage, tenant.user, session, signatures)).toMatchObject([
      { code: 'document_rejected', status: 3 },
    ])
  })

  it('the document was deleted', async () => {
    const { id, session } = await opened()
    const signatures = await signed(stage, tenant.user, session, tenant.head)
    await stage.test.db
      .updateTable('documents')
      .set({ deleted_at: new Date() })
      .where('id', '=', id)
      .execute()
    expect(await submit(stage, tenant.user, session, signatures)).toEqual([
      { id, outcome: 'refused', code: 'document_deleted', status: null, allowed_actions: [] },
    ])
  })

  it('a newer version of the document came', async () => {
    const guid = 'renewed-while-signing'
    const id = await document(stage.test, { kind: 'completion', of: tenant.user, guid })
    const session = await start(stage, tenant.user, [id])
    const signatures = await signed(stage, tenant.user, session, tenant.head)
    await arrival(stage.test, {
      ...{ kind: 'completion', of: tenant.user, guid },
      dataVersion: '2',
      says: { number: 'А-1/2' },
    })
    expect(await submit(stage, tenant.user, session, signatures)).toMatchObject([
      { code: 'document_changed', status: 1 },
    ])
    const again = await start(stage, tenant.user, [id])
    expect(again.documents[0]).toMatchObject({ version: 2 })
    expect(again.documents[0]?.sha256).not.toBe(session.documents[0]?.sha256)
  })

  it('somebody else of the company signed', async () => {
    const { id, session } = await opened()
    const signatures = await signed(stage, tenant.user, session, tenant.head)
    await signAll(stage, tenant.user, [id], tenant.head)
    expect(await submit(stage, tenant.user, session, signatures)).toMatchObject([
      { code: 'already_signed', status: 2 },
    ])
  })

  it('the user lost the company, the role or the access', async () => {
    const other = await company(stage)
    const { db } = stage.test
    const { session } = await opened(other)
    const signatures = await signed(stage, other.user, session, other.head)
    const ask = () => send(stage, other.user, session, signatures)
    await db
      .updateTable('companies')
      .set({ bin: '101240999011' })
      .where('id', '=', other.user.company_id ?? 0)
      .execute()
    expect((await ask()).statusCode).toBe(403)
    await db
      .updateTable('companies')
      .set({ bin: other.bin })
      .where('id', '=', other.user.company_id ?? 0)
      .execute()
    await db.updateTable('users').set({ role_id: 5 }).where('id', '=', other.user.id).execute()
    expect((await ask()).statusCode).toBe(403)
    await db
      .updateTable('users')
      .set({ role_id: 1, blocked_at: new Date() })
      .where('id', '=', other.user.id)
      .execute()
    expect((await ask()).statusCode).toBe(401)
    await db.updateTable('users').set({ blocked_at: null }).where('id', '=', other.user.id).execute()
    expect((await ask()).json().data.results).toMatchObject([{ outcome: 'accepted' }])
  })
})

describe('the centre', () => {
  it('signs with its own key after the tenant, and operators do not', async () => {
    const manager = await person(stage.test, 3)
    const operator = await person(stage.test, 4)
    const { id } = await opened()
    const startAs = (token: string, userId: number) =>
      stage.test.send({ method: 'GET', path: `/api/completionSignature/start/${id}/${userId}`, token })
    const early = await startAs(manager.token, manager.id)
    expect([early.statusCode, early.json()]).toMatchObject([
      409,
      { code: 'action_not_allowed', allowed_actions: ['download', 'annul', 'delete'] },
    ])
    expect((await startAs(operator.token, operator.id)).statusCode).toBe(403)
    expect((await startAs(manager.token, operator.id)).statusCode).toBe(404)
    await signAll(stage, tenant.user, [id], tenant.head)
    expect(await signAll(stage, manager, [id], tenant.head)).toMatchObject([{ code: 'other_bin', status: 2 }])
    const centre = stage.ca.issue({ bin: CENTRE_BIN, iin: iinOf(900) })
    expect(await signAll(stage, manager, [id], centre)).toMatchObject([{ outcome: 'accepted', status: 4 }])
  })
})
