import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addressOf, document } from '../../testing/documents.ts'
import { createTestCa } from '../../testing/pki/ca.ts'
import { startTsp, timestampAuthority } from '../../testing/pki/tsp.ts'
import {
  acts,
  type Company,
  company,
  read,
  type SigningStage,
  signAll,
  signingStage,
} from '../../testing/signing-stage.ts'
import { addBase } from '../exchange/bases.ts'
import { checkSignatures, type SignatureTrouble } from './check-signatures.ts'
import { renewTimestamps } from './renew-timestamps.ts'
import type { TrustRoots } from './verify/roots.ts'

let stage: SigningStage
let tenant: Company
let tsp: Awaited<ReturnType<typeof startTsp>>
beforeAll(async () => {
  stage = await signingStage()
  tsp = await startTsp(stage.ca, {}, { now: () => stage.test.clock.now() })
  stage.test.server.deps.signing.revocation.tspUrl = tsp.url
})
beforeEach(async () => {
  tenant = await company(stage)
})
afterAll(async () => {
  await stage.close()
  await tsp.close()
})

async function check(): Promise<{ sound: number; troubles: SignatureTrouble[] }> {
  const { db, storage, clock } = stage.test
  const troubles: SignatureTrouble[] = []
  const { sound } = await checkSignatures({ db, storage, clock }, (trouble) => troubles.push(trouble))
  return { sound, troubles }
}

const rows = () => stage.test.db.selectFrom('signature_evidence').selectAll().orderBy('id').execute()

it('a signature is verified again without a network, also after its certificate has ended', async () => {
  const [id = 0] = await acts(stage, tenant)
  expect(await signAll(stage, tenant.user, [id], tenant.head)).toMatchObject([{ outcome: 'accepted' }])
  expect((await read(stage, tenant.user, id)).signatures).toMatchObject([{ timestamped: true }])
  const asked = stage.ocsp.asked() + tsp.asked()
  stage.test.clock.advance(3 * 365 * 86_400_000)
  expect(await check()).toEqual({ sound: 1, troubles: [] })
  stage.test.clock.advance(-3 * 365 * 86_400_000)
  expect(stage.ocsp.asked() + tsp.asked()).toBe(asked)
})

it('a timestamp is renewed before its certificate ends, once, and both are verified', async () => {
  const { deps } = stage.test.server
  await renewTimestamps(deps)
  const [before] = (await rows()).slice(-1)
  expect(before).toMatchObject({ renewals: [], timestamp_until: expect.any(Date) })
  const half = 200 * 86_400_000
  stage.test.clock.advance(half)
  tsp.behaviour.signer = timestampAuthority(stage.ca, { notAfter: new Date('2029-01-01') })
  tsp.behaviour.outage = 'down'
  await renewTimestamps(deps)
  expect((await rows()).at(-1)?.id).toBe(before?.id)
  tsp.behaviour.outage = null
  await renewTimestamps(deps)
  await renewTimestamps(deps)
  const [after] = (await rows()).slice(-1)
  expect(after).toMatchObject({ timestamp: before?.timestamp, renewals: [expect.any(String)] })
  expect(await rows()).toHaveLength(2)
  expect(await check()).toEqual({ sound: 1, troubles: [] })
})

it('a renewed timestamp of another authority leaves the first authorities in the evidence', async () => {
  const { signing } = stage.test.server.deps
  const before = signing.roots
  const successor = createTestCa({ name: 'КЕЛЕСІ ОРТАЛЫҚ' })
  const [old] = (await rows()).slice(-1)
  stage.test.clock.advance(500 * 86_400_000)
  tsp.behaviour.signer = timestampAuthority(successor, { notAfter: new Date('2034-01-01') })
  signing.roots = successor.roots
  await renewTimestamps(stage.test.server.deps)
  const [renewed] = (await rows()).slice(-1)
  expect(renewed?.renewals).toHaveLength((old?.renewals.length ?? 0) + 1)
  expect(await check()).toEqual({ sound: 1, troubles: [] })
  signing.roots = before
  stage.test.clock.advance(-500 * 86_400_000)
  await stage.test.empty()
})

it('a signature that was accepted while the authority of timestamps was silent gets one later', async () => {
  const { deps } = stage.test.server
  tsp.behaviour.signer = timestampAuthority(stage.ca, { notAfter: new Date('2034-01-01') })
  tsp.behaviour.outage = 'down'
  const holder = stage.ca.issue({ bin: tenant.bin, notAfter: new Date('2034-01-01') })
  const [id = 0] = await acts(stage, tenant)
  expect(await signAll(stage, tenant.user, [id], holder)).toMatchObject([{ outcome: 'accepted' }])
  const accepted = (await read(stage, tenant.user, id)).signatures[0]
  expect(accepted).toMatchObject({ verdict: 'valid', timestamped: false })
  await renewTimestamps(deps)
  expect((await rows()).at(-1)).toMatchObject({ timestamp: null })
  tsp.behaviour.outage = null
  stage.test.clock.advance(5 * 86_400_000)
  const later = stage.test.clock.now()
  await renewTimestamps(deps)
  const asked = tsp.asked()
  await renewTimestamps(deps)
  expect(tsp.asked()).toBe(asked)
  expect((await rows()).at(-1)).toMatchObject({
    timestamp: expect.any(String),
    timestamp_until: expect.any(Date),
    report: { added_timestamps: [{ time: `${later.toISOString().slice(0, 19)}.000Z` }] },
  })
  expect((await read(stage, tenant.user, id)).signatures).toMatchObject([
    { timestamped: true, signed_at: accepted?.signed_at },
  ])
  expect((await check()).troubles).toEqual([])
  // The timestamp says when the signature existed at the latest, not when it was made.
  const checked = await stage.test.send({
    path: '/api/documentCheck/address',
    json: await addressOf(stage.test, id),
  })
  expect(checked.json().data.signers).toMatchObject([
    { signed_at: accepted?.signed_at, timestamp_at: `${later.toISOString().slice(0, 19)}.000Z` },
  ])
  stage.test.clock.advance(-205 * 86_400_000)
  await stage.test.empty()
})

it('what was changed since is found: the signature, its proofs, the PDF', async () => {
  const { db, storage } = stage.test
  const ids = await acts(stage, tenant, 4)
  await signAll(stage, tenant.user, ids, tenant.head)
  expect(await check()).toEqual({ sound: 4, troubles: [] })
  const signatures = await db
    .selectFrom('document_signatures')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(4)
    .execute()
  const [one, two, three, four] = signatures
  if (!one || !two || !three || !four) throw new Error('four are signed')
  await db.updateTable('document_signatures').set({ cms: two.cms }).where('id', '=', one.id).execute()
  await db.updateTable('signature_evidence').set({ ocsp: null }).where('signature_id', '=', two.id).execute()
  await db.updateTable('signature_evidence').set({ chain: [] }).where('signature_id', '=', three.id).execute()
  await storage.put(`documents/${four.file}.pdf`, Buffer.from('%PDF-1.7 another'), 'application/pdf')
  const { troubles } = await check()
  expect(new Set(troubles.map(({ id, fault }) => `${id} ${fault}`))).toEqual(
    new Set([`${one.id} digest_mismatch`, `${two.id} pending_revocation`, `${four.id} no_document`]),
  )
  await db.deleteFrom('signature_evidence').where('signature_id', '=', three.id).execute()
  expect((await check()).troubles).toContainEqual(
    expect.objectContaining({ id: three.id, fault: 'no_evidence' }),
  )
})

it('a proof that is not what its name says is no proof, and authorities that are not pinned are named', async () => {
  const { db, storage, clock, server } = stage.test
  await stage.test.empty()
  tenant = await company(stage)
  const [id = 0] = await acts(stage, tenant)
  await signAll(stage, tenant.user, [id], tenant.head)
  const noticed: string[] = []
  const look = (roots: TrustRoots) =>
    checkSignatures({ db, storage, clock, roots, notice: ({ notice }) => noticed.push(notice) }, () => {})
  expect(await look(server.deps.signing.roots)).toEqual({ sound: 1, faults: 0 })
  expect(noticed).toEqual([])
  expect(await look(createTestCa().roots)).toEqual({ sound: 1, faults: 0 })
  expect(noticed).toEqual(['unpinned_authority'])
  const { report, ocsp } = await db
    .selectFrom('signature_evidence')
    .select(['report', 'ocsp'])
    .executeTakeFirstOrThrow()
  const doubted = JSON.stringify({ ...report, second_opinion: 'disagrees' })
  await db.updateTable('signature_evidence').set({ report: doubted }).execute()
  await look(server.deps.signing.roots)
  expect(noticed.at(-1)).toBe('second_opinion')
  await db
    .updateTable('signature_proofs')
    .set({ bytes: Buffer.from('another') })
    .where('hash', '=', ocsp ?? '')
    .execute()
  expect((await check()).troubles).toMatchObject([{ fault: 'no_evidence' }])
  await stage.test.empty()
  tenant = await company(stage)
})

it('the accounting system fetches the signatures of its own documents, once they are valid', async () => {
  const { test } = stage
  const mine = await addBase(test, { name: 'Бухгалтерия', actorId: null })
  const foreign = await addBase(test, { name: 'Другая', actorId: null })
  const guid = '6f1f7a52-7d6b-11f0-9a51-3f3f1d2c7b10'
  const id = await document(test, {
    ...{ kind: 'completion', of: tenant.user, guid },
    baseId: mine.base.id,
    says: { number: 'Б-1' },
  })
  await signAll(stage, tenant.user, [id], tenant.head)
  const ask = ({ base, secret }: typeof mine, path: string) =>
    test.server.fastify.inject({
      url: `/exchange/v1${path}`,
      headers: { authorization: `Basic ${Buffer.from(`${base.login}:${secret}`).toString('base64')}` },
    })
  const { items } = (await ask(mine, '/changes')).json().data
  expect(items).toMatchObject([{ guid, action: 'signed', status: 2, signature_id: expect.any(Number) }])
  const path = `/completions/${guid}/signatures/${items[0].signature_id}`
  const stored = await test.db
    .selectFrom('document_signatures')
    .selectAll()
    .where('document_id', '=', id)
    .executeTakeFirstOrThrow()
  const answer = await ask(mine, path)
  expect([answer.statusCode, answer.headers['x-document-sha256'], answer.rawPayload]).toEqual([
    200,
    stored.file,
    stored.cms,
  ])
  expect((await ask(foreign, path)).statusCode).toBe(404)
  expect((await ask(mine, path.replace('completions', 'applications'))).statusCode).toBe(404)
  expect((await ask(mine, `/completions/${guid}/signatures/999`)).statusCode).toBe(404)
  expect((await ask(mine, `/completions/${guid}/signatures/x`)).statusCode).toBe(404)
  await test.db
    .updateTable('document_signatures')
    .set({ state: 'pending_revocation' })
    .where('id', '=', stored.id)
    .execute()
  expect((await ask(mine, path)).statusCode).toBe(404)
})
