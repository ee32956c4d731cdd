import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { person } from '../../testing/people.ts'
import { acts, iinOf, read, signAll, start } from '../../testing/signing-stage.ts'
import { waitingStage } from '../../testing/waiting-signatures.ts'
import { readCertificate } from './verify/certificate.ts'

const on = waitingStage()

const changesOf = (id: number) =>
  on.stage.test.db.selectFrom('document_changes').select('action').where('document_id', '=', id).execute()

const toldOf = (id: number) =>
  on.stage.test.db
    .selectFrom('notifications')
    .select('type')
    .where('body', '@>', JSON.stringify({ completion_id: { id } }) as never)
    .execute()

const signersTold = (id: number) =>
  on.stage.test.db
    .selectFrom('notifications')
    .select(['type', 'user_id'])
    .where('type', '=', 8)
    .where('body', '@>', JSON.stringify({ completion_id: { id } }) as never)
    .execute()

it('while nobody can tell whether the key is revoked, the document keeps its status and shows the signature', async () => {
  const id = await on.pending()
  await person(on.stage.test, 2)
  await on.recheck()
  const { status, signatures } = await read(on.stage, on.tenant.user, id)
  expect({ status, signatures }).toMatchObject({
    status: 1,
    signatures: [{ verdict: 'pending_revocation', fault: null }],
  })
  // When the authority is asked again is told beside it.
  expect(Date.parse(signatures[0]?.retry_at ?? '')).toBeGreaterThan(on.stage.test.clock.now().getTime())
  expect(await changesOf(id)).toEqual([])
  expect(await toldOf(id)).toEqual([])
})

it('it is not signed a second time meanwhile', async () => {
  const id = await on.pending()
  const [other = 0] = await acts(on.stage, on.tenant)
  const session = await start(on.stage, on.tenant.user, [id, other])
  expect(session.documents.map((document) => document.id)).toEqual([other])
  expect(session.skipped).toEqual([{ id, code: 'being_checked' }])
})

it('once the authority answers, the document is signed, and those concerned are told', async () => {
  const id = await on.pending()
  await person(on.stage.test, 3)
  on.stage.ocsp.behaviour.outage = null
  await on.recheck()
  await on.recheck()
  expect(await read(on.stage, on.tenant.user, id)).toMatchObject({
    status: 2,
    signatures: [{ verdict: 'valid', retry_at: null }],
  })
  expect(await changesOf(id)).toEqual([{ action: 'signed' }])
  expect(new Set((await toldOf(id)).map(({ type }) => type))).toEqual(new Set([2]))
  const evidence = await on.stage.test.db
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
  const id = await on.pending()
  const { serial } = readCertificate(on.tenant.head.certificate)
  on.stage.ocsp.behaviour.outage = null
  on.stage.ocsp.behaviour.revoked = new Map([[serial, new Date('2026-11-01')]])
  await on.recheck()
  expect(await read(on.stage, on.tenant.user, id)).toMatchObject({
    status: 1,
    signatures: [{ verdict: 'invalid', fault: 'revoked', retry_at: null }],
  })
  // Whoever signed is told once, and nobody else.
  await on.recheck()
  expect(await signersTold(id)).toEqual([{ type: 8, user_id: on.tenant.user.id }])
  expect(await changesOf(id)).toEqual([])
  const other = on.stage.ca.issue({ bin: on.tenant.bin })
  expect(await signAll(on.stage, on.tenant.user, [id], other)).toMatchObject([
    { outcome: 'accepted', status: 2 },
  ])
})

it('a document that was annulled meanwhile is not signed any more', async () => {
  const id = await on.pending()
  const { token } = await person(on.stage.test, 2)
  const json = { reason: 'duplicate', text: 'Площадь посчитали дважды.' }
  await on.stage.test.send({ path: `/api/completion/annul/${id}`, token, json })
  on.stage.ocsp.behaviour.outage = null
  await on.recheck()
  expect(await read(on.stage, on.tenant.user, id)).toMatchObject({ status: 5, signatures: [] })
  expect(await changesOf(id)).toEqual([{ action: 'annulled' }])
})

it('a signature that cannot be stored or read stops no other, and is tried again', async () => {
  const { db, storage } = on.stage.test
  const [bad, lost, good] = [await on.pending(), await on.pending(), await on.pending()]
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
  on.stage.ocsp.behaviour.outage = null
  await expect(on.recheck()).rejects.toThrow('2 signatures were not rechecked')
  const statuses = async () =>
    Promise.all([bad, lost, good].map(async (id) => (await read(on.stage, on.tenant.user, id)).status))
  expect(await statuses()).toEqual([1, 1, 2])
  await alter.dropConstraint('refused').execute()
  await storage.put(`documents/${file}.pdf`, bytes, 'application/pdf')
  await on.recheck()
  expect(await statuses()).toEqual([2, 2, 2])
})

const registerOf = async () =>
  (await on.stage.test.send({ path: '/api/signatory/list', token: on.tenant.user.token, json: {} })).json()
    .data.items

it('who may sign is decided when the signature comes, and the register learns of the signer when it is valid', async () => {
  const employee = on.stage.ca.issue({ bin: on.tenant.bin, iin: iinOf(7100), kind: 'employee' })
  const [refused = 0] = await acts(on.stage, on.tenant)
  expect(await signAll(on.stage, on.tenant.user, [refused], employee)).toMatchObject([
    { code: 'not_a_signatory' },
  ])
  const byHead = await on.pending()
  expect(await registerOf()).toEqual([])
  on.stage.ocsp.behaviour.outage = null
  await on.recheck()
  expect(await read(on.stage, on.tenant.user, refused)).toMatchObject({ status: 1, signatures: [] })
  expect(await read(on.stage, on.tenant.user, byHead)).toMatchObject({ status: 2 })
  expect(await registerOf()).toMatchObject([{ source: 'certificate', name: expect.any(String) }])
})

it('a right that is taken away while a signature waits does not undo it, and does not come back', async () => {
  const manager = await person(on.stage.test, 3)
  const iin = iinOf(7200)
  const json = { bin: on.tenant.bin, name: 'Айжан Смағұлова', iin }
  const added = await on.stage.test.send({ path: '/api/signatory/add', token: manager.token, json })
  const employee = on.stage.ca.issue({ bin: on.tenant.bin, iin, kind: 'head' })
  const [id = 0] = await acts(on.stage, on.tenant)
  expect(await signAll(on.stage, on.tenant.user, [id], employee)).toMatchObject([{ outcome: 'pending' }])
  await on.stage.test.send({ path: `/api/signatory/end/${added.json().data.id}`, token: manager.token })
  on.stage.ocsp.behaviour.outage = null
  await on.recheck()
  expect(await read(on.stage, on.tenant.user, id)).toMatchObject({
    status: 2,
    signatures: [{ verdict: 'valid' }],
  })
  expect(await registerOf()).toMatchObject([{ source: 'staff', ended_at: expect.any(String) }])
  const [next = 0] = await acts(on.stage, on.tenant)
  expect(await signAll(on.stage, on.tenant.user, [next], employee)).toMatchObject([
    { code: 'not_a_signatory' },
  ])
})

it('how a signature that waited ended is recorded', async () => {
  const [one, other] = [await on.pending(), await on.pending()]
  on.stage.ocsp.behaviour.outage = null
  await on.recheck()
  on.stage.ocsp.behaviour.outage = 'down'
  const late = await on.pending()
  on.stage.ocsp.behaviour.outage = null
  on.stage.ocsp.behaviour.revoked = new Map([
    [readCertificate(on.tenant.head.certificate).serial, new Date(0)],
  ])
  await on.recheck()
  const acted = await on.stage.test.db
    .selectFrom('audit')
    .select(['action', 'reason'])
    .where('subject', '=', 'signature')
    .orderBy('subject_id')
    .execute()
  expect(acted.slice(-3)).toMatchObject([
    { action: 'valid', reason: { document_id: one } },
    { action: 'valid', reason: { document_id: other } },
    { action: 'invalid', reason: { document_id: late, fault: 'revoked', side: 'tenant' } },
  ])
})
