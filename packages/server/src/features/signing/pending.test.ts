import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { base } from '../../testing/documents.ts'
import { person } from '../../testing/people.ts'
import {
  acts,
  type Company,
  company,
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
