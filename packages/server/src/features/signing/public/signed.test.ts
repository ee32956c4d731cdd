import { DOCUMENT_STATUS } from '@sauda/sdk/documents'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addressOf } from '../../../testing/documents.ts'
import { person } from '../../../testing/people.ts'
import { createTestCa, type Holder } from '../../../testing/pki/ca.ts'
import { signCms } from '../../../testing/pki/cms.ts'
import {
  acts,
  CENTRE_BIN,
  type Company,
  company,
  iinOf,
  type SigningStage,
  signAll,
  signingStage,
} from '../../../testing/signing-stage.ts'

let stage: SigningStage
let tenant: Company
let centreKey: Holder
let later = 0

/** Six years from now. The clock of a test goes on in its own way only. */
function sixYearsLater(): void {
  later = 6 * 366 * 86_400_000
  stage.test.clock.advance(later)
}

function back(): void {
  stage.test.clock.advance(-later)
  later = 0
}

beforeAll(async () => {
  stage = await signingStage()
})
beforeEach(async () => {
  back()
  stage.ocsp.behaviour.status = 0
  await stage.test.empty()
  tenant = await company(stage)
  centreKey = stage.ca.issue({ bin: CENTRE_BIN })
})
afterAll(() => stage.close())

/** An act, signed by the sides that are named. */
async function act(...sides: ('tenant' | 'centre')[]): Promise<number> {
  const [id = 0] = await acts(stage, tenant)
  if (sides.includes('tenant')) await signAll(stage, tenant.user, [id], tenant.head)
  if (sides.includes('centre')) await signAll(stage, await person(stage.test, 3), [id], centreKey)
  return id
}

async function ask(path: string, json?: object) {
  const method = json ? 'POST' : 'GET'
  const answer = await stage.test.send({ method, path: `/api/documentCheck/${path}`, json })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}

const byCode = async (id: number) => ask('address', await addressOf(stage.test, id))

type Files = Record<string, Uint8Array>

async function upload(files: Files) {
  const form = new FormData()
  for (const [name, bytes] of Object.entries(files))
    form.append('files', new File([Buffer.from(bytes)], name))
  const answer = await stage.test.send({ path: '/api/documentCheck/upload', form })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}

async function paper(id: number): Promise<Buffer> {
  const path = '/api/completion/download'
  return (await stage.test.send({ path, json: { id }, token: tenant.user.token })).rawPayload
}

async function kept(id: number): Promise<Buffer[]> {
  const rows = await stage.test.db
    .selectFrom('document_signatures')
    .select('cms')
    .where('document_id', '=', id)
    .orderBy('id')
    .execute()
  return rows.map(({ cms }) => cms)
}

it('a document that both sides have signed is genuine', async () => {
  const id = await act('tenant', 'centre')
  const check = await byCode(id)
  expect(check).toMatchObject({ verdict: 'genuine', expired_at: null, paper: { kind: 'completion' } })
  expect(check.signers).toMatchObject([
    { side: 'tenant', state: 'valid', fault: null, bin: tenant.bin, position: 'head', algorithm: 'rsa' },
    { side: 'centre', state: 'valid', fault: null, bin: CENTRE_BIN, revocation: { source: 'ocsp' } },
  ])
})

it('a bare number tells neither the verdict nor who signed', async () => {
  const id = await act('tenant', 'centre')
  expect(await ask(`get/${id}`)).toEqual({ id })
})

it('no whole IIN leaves the portal', async () => {
  const id = await act('tenant', 'centre')
  const text = JSON.stringify([await byCode(id), await upload({ 'Акт.pdf': await paper(id) })])
  const iins = await stage.test.db.selectFrom('document_signatures').select('iin').execute()
  expect(iins).toHaveLength(2)
  for (const { iin } of iins) expect(text).not.toContain(iin)
  expect(text).toMatch(/"iin":"\d{4}••••••\d{2}"/)
})

it('one signature is told as one', async () => {
  const check = await byCode(await act('tenant'))
  expect(check).toMatchObject({ verdict: 'signed_by_one', signers: [{ side: 'tenant' }] })
})

it('a signature is never shown as valid while nobody can tell whether its key was revoked', async () => {
  stage.ocsp.behaviour.status = 3
  const id = await act('tenant')
  const check = await byCode(id)
  expect(check).toMatchObject({ verdict: 'pending', signers: [{ state: 'pending', revocation: null }] })
  const [cms] = await kept(id)
  const file = await paper(id)
  expect(await upload({ 'Акт.pdf': file, 'a.cms': cms ?? file })).toMatchObject({ verdict: 'pending' })
})

it('a key that was revoked after the signature does not undo it', async () => {
  const id = await act('tenant', 'centre')
  stage.ocsp.behaviour.revoked = new Map([[centreKey.serial, stage.test.clock.now()]])
  expect((await byCode(id)).verdict).toBe('genuine')
})

it('a document keeps its signatures when it is annulled', async () => {
  const id = await act('tenant', 'centre')
  await stage.test.db
    .updateTable('documents')
    .set({ status: DOCUMENT_STATUS.annulled })
    .where('id', '=', id)
    .execute()
  const check = await byCode(id)
  expect(check.verdict).toBe('annulled')
  expect(check.signers).toHaveLength(2)
})

it('a certificate that has expired since does not undo a signature', async () => {
  const id = await act('tenant', 'centre')
  sixYearsLater()
  const check = await byCode(id)
  expect(check.verdict).toBe('genuine')
  expect(Date.parse(check.expired_at)).toBeLessThan(Date.parse(check.checked_at))
  expect(check.expired_at).toBe(
    check.signers.map(({ not_after }: { not_after: string }) => not_after).toSorted()[0],
  )
})

it('a stored file that was exchanged is noticed', async () => {
  const id = await act('tenant')
  const { file } = await stage.test.db
    .selectFrom('document_signatures')
    .select('file')
    .where('document_id', '=', id)
    .executeTakeFirstOrThrow()
  await stage.test.storage.put(`documents/${file}.pdf`, Buffer.from('another file'), 'application/pdf')
  const check = await byCode(id)
  expect(check).toMatchObject({
    verdict: 'forged',
    signers: [{ state: 'invalid', fault: 'digest_mismatch' }],
  })
})

it('uploaded signatures are those of the document', async () => {
  const id = await act('tenant', 'centre')
  const [one, other] = await kept(id)
  const file = await paper(id)
  if (!one || !other) throw new Error('both sides have signed')
  const check = await upload({ 'Акт.pdf': file, 'a.cms': other, 'b.cms': one })
  expect(check).toMatchObject({ verdict: 'genuine', file_name: 'Акт.pdf', paper: null })
  expect(check.signers.map(({ side }: { side: string }) => side)).toEqual(['tenant', 'centre'])
  expect(await upload({ 'Акт.pdf': file })).toMatchObject({ verdict: 'genuine' })
  expect(await upload({ 'Акт.pdf': file, 'a.cms': one })).toMatchObject({ verdict: 'signed_by_one' })
})

it('uploaded signatures outlive the certificate too', async () => {
  const id = await act('tenant', 'centre')
  const [one, other] = await kept(id)
  if (!one || !other) throw new Error('both sides have signed')
  const file = await paper(id)
  sixYearsLater()
  const check = await upload({ 'Акт.pdf': file, 'a.cms': one, 'b.cms': other })
  expect(check).toMatchObject({ verdict: 'genuine', signers: [{ state: 'valid' }, { state: 'valid' }] })
  expect(check.expired_at).not.toBeNull()
})

it('one changed byte is told, with both fingerprints', async () => {
  const id = await act('tenant')
  const [cms] = await kept(id)
  const file = await paper(id)
  if (!cms) throw new Error('the tenant has signed')
  const { sha256 } = await byCode(id)
  file.writeUInt8(file.readUInt8(100) ^ 1, 100)
  const check = await upload({ 'Акт.pdf': file, 'a.cms': cms })
  expect(check).toMatchObject({
    verdict: 'forged',
    digests: { signed: sha256, checked: check.sha256 },
    signers: [{ state: 'invalid', fault: 'digest_mismatch', bin: tenant.bin }],
  })
  expect(check.sha256).not.toBe(sha256)
})

it('the signature of somebody else does not make a document genuine', async () => {
  const id = await act('tenant')
  const file = await paper(id)
  const stranger = stage.ca.issue({ bin: '940140000385' })
  const check = await upload({ 'Акт.pdf': file, 'a.cms': signCms(stranger, file) })
  expect(check).toMatchObject({ verdict: 'not_trusted', signers: [{ side: 'other', state: 'valid' }] })
})

it('a key of an unknown authority with the right names is not trusted, and its names are not repeated', async () => {
  const id = await act()
  const file = await paper(id)
  const lookalike = createTestCa().issue({ bin: tenant.bin })
  const check = await upload({ 'Акт.pdf': file, 'a.cms': signCms(lookalike, file) })
  expect(check).toMatchObject({
    verdict: 'not_trusted',
    signers: [
      {
        ...{ side: 'other', held: false, state: 'invalid', fault: 'foreign_root' },
        ...{ bin: null, organisation: null, name: null, iin: null, serial: null, issuer: null },
      },
    ],
  })
})

it('a certificate that is put into the signature of somebody else does not make it theirs', async () => {
  const id = await act()
  const file = await paper(id)
  const { certificate, serial } = tenant.head
  const thief = { ...stage.ca.issue({ bin: '940140000385' }), certificate, serial }
  const check = await upload({ 'Акт.pdf': file, 'a.cms': signCms(thief, file) })
  expect(check.signers).toMatchObject([{ fault: 'bad_signature', bin: null, name: null }])
})

it('whose key it is comes before the digest of the file', async () => {
  const lookalike = createTestCa().issue({ bin: tenant.bin })
  const cms = signCms(lookalike, Buffer.from('another file'))
  const check = await upload({ 'Договор.pdf': Buffer.from('Договор займа'), 'a.cms': cms })
  expect(check).toMatchObject({ verdict: 'not_trusted', digests: null, signers: [{ fault: 'foreign_root' }] })
})

it('a signature of the company that the portal refused is told as correct, and as of neither side', async () => {
  const id = await act()
  const file = await paper(id)
  const employee = stage.ca.issue({ bin: tenant.bin, kind: 'employee', iin: iinOf(8100) })
  expect(await signAll(stage, tenant.user, [id], employee)).toMatchObject([{ code: 'not_a_signatory' }])
  const check = await upload({ 'Акт.pdf': file, 'a.cms': signCms(employee, file) })
  expect(check).toMatchObject({
    verdict: 'not_trusted',
    signers: [{ side: 'other', held: false, state: 'valid', bin: tenant.bin, position: 'employee' }],
  })
})

it('what the portal keeps is told apart from what it does not', async () => {
  const id = await act('tenant')
  const [cms] = await kept(id)
  const file = await paper(id)
  if (!cms) throw new Error('the tenant has signed')
  const another = signCms(tenant.head, file, { signedAt: new Date('2026-11-20T08:00:00Z') })
  const { signers } = await upload({ 'Акт.pdf': file, 'a.cms': cms, 'b.cms': another })
  expect(signers).toMatchObject([
    { side: 'tenant', held: true, state: 'valid' },
    { side: 'other', held: false, state: 'valid' },
  ])
})

it('a file of somebody else may be signed well, and is still no document of the portal', async () => {
  const file = Buffer.from('Договор займа')
  const check = await upload({ 'Договор.pdf': file, 'a.cms': signCms(tenant.head, file) })
  expect(check).toMatchObject({ verdict: 'signed_elsewhere', signers: [{ side: 'other', bin: tenant.bin }] })
})

it('rubbish that looks like a signature is told as broken', async () => {
  const file = Buffer.from('Договор займа')
  const cms = Buffer.concat([Buffer.from('308006092a864886f70d010702', 'hex'), Buffer.alloc(5000, 7)])
  const check = await upload({ 'Договор.pdf': file, 'a.cms': cms })
  expect(check).toMatchObject({ verdict: 'not_trusted', signers: [{ fault: 'broken_cms', name: null }] })
})
