import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addressOf, base } from '../../testing/documents.ts'
import { person } from '../../testing/people.ts'
import { startTsp } from '../../testing/pki/tsp.ts'
import {
  acts,
  type Company,
  company,
  iinOf,
  read,
  type SigningStage,
  signAll,
  signingStage,
  start,
} from '../../testing/signing-stage.ts'
import { recheckSignatures } from './recheck.ts'
import { readCertificate } from './verify/certificate.ts'

let stage: SigningStage
let tenant: Company
beforeAll(async () => {
  stage = await signingStage()
})
afterAll(() => stage.close())
beforeEach(async () => {
  stage.ocsp.behaviour.outage = 'down'
  stage.ocsp.behaviour.revoked = undefined
  tenant = await company(stage)
})

const recheck = () => recheckSignatures(stage.test.server.deps)

async function pending(): Promise<number> {
  const [id = 0] = await acts(stage, tenant, 1, { baseId: await base(stage.test) })
  const results = await signAll(stage, tenant.user, [id], tenant.head)
  expect(results).toEqual([
    { id, outcome: 'pending', code: null, status: 1, allowed_actions: ['download', 'sign', 'reject'] },
  ])
  return id
}

const changesOf = (id: number) =>
  stage.test.db.selectFrom('document_changes').select('action').where('document_id', '=', id).execute()

const toldOf = (id: number) =>
  stage.test.db
    .selectFrom('notifications')
    .select('type')
    .where('body', '@>', JSON.stringify({ completion_id: { id } }) as never)
    .execute()

const signersTold = (id: number) =>
  stage.test.db
    .selectFrom('notifications')
    .select(['type', 'user_id'])
    .where('type', '=', 8)
    .where('body', '@>', JSON.stringify({ completion_id: { id } }) as never)
    .execute()

it('while nobody can tell whether the key is revoked, the document keeps its status and shows the signature', async () => {
  const id = await pending()
  await person(stage.test, 2)
  await recheck()
  const { status, signatures } = await read(stage, tenant.user, id)
  expect({ status, signatures }).toMatchObject({
    status: 1,
    signatures: [{ verdict: 'pending_revocation', fault: null }],
  })
  // When the authority is asked again is told beside it.
  expect(Date.parse(signatures[0]?.retry_at ?? '')).toBeGreaterThan(stage.test.clock.now().getTime())
  expect(await changesOf(id)).toEqual([])
  expect(await toldOf(id)).toEqual([])
})

it('it is not signed a second time meanwhile', async () => {
  const id = await pending()
  const [other = 0] = await acts(stage, tenant)
  const session = await start(stage, tenant.user, [id, other])
  expect(session.documents.map((document) => document.id)).toEqual([other])
  expect(session.skipped).toEqual([{ id, code: 'being_checked' }])
})

it('once the authority answers, the document is signed, and those concerned are told', async () => {
  const id = await pending()
  await person(stage.test, 3)
  stage.ocsp.behaviour.outage = null
  await recheck()
  await recheck()
  expect(await read(stage, tenant.user, id)).toMatchObject({
    status: 2,
    signatures: [{ verdict: 'valid', retry_at: null }],
  })
  expect(await changesOf(id)).toEqual([{ action: 'signed' }])
  expect(new Set((await toldOf(id)).map(({ type }) => type))).toEqual(new Set([2]))
  const evidence = await stage.test.db
    .selectFrom('signature_evidence as e')
    .innerJoin('document_signatures as s', 's.id', 'e.signature_id')
    .select(['e.ocsp', 'e.software'])
    .where('s.document_id', '=', id)
    .orderBy('e.id')
    .execute()
  expect(evidence.map(({ ocsp }) => ocsp === null)).toEqual([true, false])
  expect(evidence[0]?.software).toMatch(/^sauda /)
})

it('a key that turns out to be revoked leaves the document unsigned, and another key may sign it', async () => {
  const id = await pending()
  const { serial } = readCertificate(tenant.head.certificate)
  stage.ocsp.behaviour.outage = null
  stage.ocsp.behaviour.revoked = new Map([[serial, new Date('2026-11-01')]])
  await recheck()
  expect(await read(stage, tenant.user, id)).toMatchObject({
    status: 1,
    signatures: [{ verdict: 'invalid', fault: 'revoked', retry_at: null }],
  })
  // Whoever signed is told once, and nobody else.
  await recheck()
  expect(await signersTold(id)).toEqual([{ type: 8, user_id: tenant.user.id }])
  expect(await changesOf(id)).toEqual([])
  const other = stage.ca.issue({ bin: tenant.bin })
  expect(await signAll(stage, tenant.user, [id], other)).toMatchObject([{ outcome: 'accepted', status: 2 }])
})

it('a document that was annulled meanwhile is not signed any more', async () => {
  const id = await pending()
  const { token } = await person(stage.test, 2)
  const json = { reason: 'duplicate', text: 'Площадь посчитали дважды.' }
  await stage.test.send({ path: `/api/completion/annul/${id}`, token, json })
  stage.ocsp.behaviour.outage = null
  await recheck()
  expect(await read(stage, tenant.user, id)).toMatchObject({ status: 5, signatures: [] })
  expect(await changesOf(id)).toEqual([{ action: 'annulled' }])
})

it('a signature that cannot be stored or read stops no other, and is tried again', async () => {
  const { db, storage } = stage.test
  const [bad, lost, good] = [await pending(), await pending(), await pending()]
  const signatureOf = (id: number) =>
    db
      .selectFrom('document_signatures')
      .select(['id', 'file'])
      .where('document_id', '=', id)
      .executeTakeFirstOrThrow()
  const { file } = await signatureOf(lost)
  const bytes = await buffer(await storage.get(`documents/${file}.pdf`))
  await storage.delete(`documents/${file}.pdf`)
  const alter = db.schema.alterTable('signature_evidence')
  await alter
    .addCheckConstraint(
      'refused',
      sql`signature_id <> ${sql.lit((await signatureOf(bad)).id)} or ocsp is null`,
    )
    .execute()
  stage.ocsp.behaviour.outage = null
  await expect(recheck()).rejects.toThrow('2 signatures were not rechecked')
  const statuses = async () =>
    Promise.all([bad, lost, good].map(async (id) => (await read(stage, tenant.user, id)).status))
  expect(await statuses()).toEqual([1, 1, 2])
  await alter.dropConstraint('refused').execute()
  await storage.put(`documents/${file}.pdf`, bytes, 'application/pdf')
  await recheck()
  expect(await statuses()).toEqual([2, 2, 2])
})

const registerOf = async () =>
  (await stage.test.send({ path: '/api/signatory/list', token: tenant.user.token, json: {} })).json().data
    .items

it('who may sign is decided when the signature comes, and the register learns of the signer when it is valid', async () => {
  const employee = stage.ca.issue({ bin: tenant.bin, iin: iinOf(7100), kind: 'employee' })
  const [refused = 0] = await acts(stage, tenant)
  expect(await signAll(stage, tenant.user, [refused], employee)).toMatchObject([{ code: 'not_a_signatory' }])
  const byHead = await pending()
  expect(await registerOf()).toEqual([])
  stage.ocsp.behaviour.outage = null
  await recheck()
  expect(await read(stage, tenant.user, refused)).toMatchObject({ status: 1, signatures: [] })
  expect(await read(stage, tenant.user, byHead)).toMatchObject({ status: 2 })
  expect(await registerOf()).toMatchObject([{ source: 'certificate', name: expect.any(String) }])
})

it('a right that is taken away while a signature waits does not undo it, and does not come back', async () => {
  const manager = await person(stage.test, 3)
  const iin = iinOf(7200)
  const json = { bin: tenant.bin, name: 'Айжан Смағұлова', iin }
  const added = await stage.test.send({ path: '/api/signatory/add', token: manager.token, json })
  const employee = stage.ca.issue({ bin: tenant.bin, iin, kind: 'head' })
  const [id = 0] = await acts(stage, tenant)
  expect(await signAll(stage, tenant.user, [id], employee)).toMatchObject([{ outcome: 'pending' }])
  await stage.test.send({ path: `/api/signatory/end/${added.json().data.id}`, token: manager.token })
  stage.ocsp.behaviour.outage = null
  await recheck()
  expect(await read(stage, tenant.user, id)).toMatchObject({ status: 2, signatures: [{ verdict: 'valid' }] })
  expect(await registerOf()).toMatchObject([{ source: 'staff', ended_at: expect.any(String) }])
  const [next = 0] = await acts(stage, tenant)
  expect(await signAll(stage, tenant.user, [next], employee)).toMatchObject([{ code: 'not_a_signatory' }])
})

it('a signature that waited keeps the timestamp of the day on which it came', async () => {
  const { revocation } = stage.test.server.deps.signing
  const tsp = await startTsp(stage.ca, {}, { now: () => stage.test.clock.now() })
  revocation.tspUrl = tsp.url
  const came = stage.test.clock.now()
  const id = await pending()
  revocation.tspUrl = null
  stage.test.clock.advance(3_600_000)
  stage.ocsp.behaviour.outage = null
  await recheck()
  await tsp.close()
  expect((await read(stage, tenant.user, id)).signatures).toMatchObject([
    { verdict: 'valid', timestamped: true, signed_at: came.toISOString() },
  ])
  const json = await addressOf(stage.test, id)
  const checked = await stage.test.send({ path: '/api/documentCheck/address', json })
  expect(checked.json().data.signers).toMatchObject([{ timestamp_at: came.toISOString() }])
})

it('how a signature that waited ended is recorded', async () => {
  const [one, other] = [await pending(), await pending()]
  stage.ocsp.behaviour.outage = null
  await recheck()
  stage.ocsp.behaviour.outage = 'down'
  const late = await pending()
  stage.ocsp.behaviour.outage = null
  stage.ocsp.behaviour.revoked = new Map([[readCertificate(tenant.head.certificate).serial, new Date(0)]])
  await recheck()
  const acted = await stage.test.db
    .selectFrom('audit')
    .select(['action', 'reason'])
    .where('subject', '=', 'signature')
    .orderBy('id')
    .execute()
  expect(acted.slice(-3)).toMatchObject([
    { action: 'valid', reason: { document_id: one } },
    { action: 'valid', reason: { document_id: other } },
    { action: 'invalid', reason: { document_id: late, fault: 'revoked', side: 'tenant' } },
  ])
})
