import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestCa, type Issued } from '../../testing/pki/ca.ts'
import { type CmsOptions, signCms } from '../../testing/pki/cms.ts'
import {
  acts,
  base64,
  bytesOf,
  type Company,
  company,
  iinOf,
  read,
  type SigningStage,
  send,
  signed,
  signingStage,
  start,
  submit,
} from '../../testing/signing-stage.ts'
import { readCertificate } from './verify/certificate.ts'
import { OID } from './verify/oids.ts'

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

async function expectUntouched(id: number, of = tenant) {
  expect(await read(stage, of.user, id)).toMatchObject({ status: 1, signatures: [] })
}

const YEAR = 365 * 86_400_000
const from = (day: string, milliseconds: number) => new Date(Date.parse(day) + milliseconds)

describe('a key is refused', () => {
  it.each<[string, Issued, string]>([
    ['of another company', { bin: '101240999011' }, 'other_bin'],
    ['of a person, who is no company', { bin: null }, 'other_bin'],
    ['that is for signing in', { purposes: [OID.forLogin, OID.head] }, 'authentication_key'],
    ['that is for something else', { purposes: [OID.forTimestamps] }, 'not_for_signing'],
    ['that is for encryption', { keyUsage: ['keyEncipherment'] }, 'not_for_signing'],
    ['that has expired', { notAfter: from('2026-11-20', 0) }, 'expired'],
    [
      'that is not valid yet',
      { notBefore: from('2026-12-01', 0), notAfter: from('2026-12-01', YEAR) },
      'not_yet_valid',
    ],
    ['of an employee who is not in the register', { kind: 'employee' }, 'not_a_signatory'],
    [
      'of somebody who may sign by the certificate and is not in the register',
      { kind: 'may_sign' },
      'not_a_signatory',
    ],
  ])('%s', async (_what, issued, code) => {
    const { id, session, bytes } = await opened()
    const holder = stage.ca.issue({ bin: tenant.bin, iin: iinOf(500), ...issued })
    const results = await submit(stage, tenant.user, session, [{ id, cms: base64(signCms(holder, bytes)) }])
    expect(results).toEqual([
      { id, outcome: 'refused', code, status: 1, allowed_actions: ['download', 'sign', 'reject'] },
    ])
    await expectUntouched(id)
  })

  it.each(['another authority', 'СЫНАҚ КУӘЛАНДЫРУШЫ ОРТАЛЫҚ'])('of a foreign authority: %s', async (name) => {
    const { id, session, bytes } = await opened()
    const holder = createTestCa({ name }).issue({ bin: tenant.bin })
    const [result] = await submit(stage, tenant.user, session, [{ id, cms: base64(signCms(holder, bytes)) }])
    expect(result).toMatchObject({ outcome: 'refused', code: 'foreign_root' })
  })

  it('of a sole trader who is another person', async () => {
    const trader = await company(stage)
    const iin = iinOf(700)
    await stage.test.db
      .updateTable('companies')
      .set({ bin: iin })
      .where('id', '=', trader.user.company_id ?? 0)
      .execute()
    const { id, session, bytes } = await opened(trader)
    const other = base64(signCms(stage.ca.issue({ bin: null, iin: iinOf(800) }), bytes))
    expect(await submit(stage, trader.user, session, [{ id, cms: other }])).toMatchObject([
      { code: 'other_iin' },
    ])
    const own = base64(signCms(stage.ca.issue({ bin: null, iin }), bytes))
    expect(await submit(stage, trader.user, session, [{ id, cms: own }])).toMatchObject([
      { outcome: 'accepted' },
    ])
  })

  it('that was revoked before, and not one that was revoked since', async () => {
    const { id, session, bytes } = await opened()
    const revoked = stage.ca.issue({
      bin: tenant.bin,
      iin: iinOf(1),
      serial: randomBytes(16).fill(0x51, 0, 1),
    })
    const cms = base64(signCms(revoked, bytes))
    const { behaviour } = stage.ocsp
    const { serial } = readCertificate(revoked.certificate)
    behaviour.revoked = new Map([[serial, from('2026-11-20', 0)]])
    expect(await submit(stage, tenant.user, session, [{ id, cms }])).toMatchObject([
      { code: 'revoked', status: 1 },
    ])
    behaviour.revoked = undefined
    expect(await submit(stage, tenant.user, session, [{ id, cms }])).toMatchObject([{ outcome: 'accepted' }])
  })
})

describe('a message is refused', () => {
  it.each<[string, CmsOptions, string]>([
    ['that contains the document', { attached: Buffer.from('document') }, 'attached_content'],
    ['without signers', { signers: [] }, 'no_signer'],
    ['without the certificate', { certificates: [] }, 'missing_certificate'],
    ['with an unknown algorithm', { signatureOid: '1.2.3.4' }, 'unknown_algorithm'],
    ['with a weak hash', { hashOid: '1.3.14.3.2.26' }, 'weak_hash'],
    ['of another digest', { digest: Buffer.alloc(32) }, 'digest_mismatch'],
    [
      'with a changed signature',
      { changeSignature: (value) => Buffer.from(value).reverse() },
      'bad_signature',
    ],
  ])('%s', async (_what, options, code) => {
    const { id, session, bytes } = await opened()
    const cms = base64(signCms(tenant.head, bytes, options))
    expect(await submit(stage, tenant.user, session, [{ id, cms }])).toMatchObject([
      { outcome: 'refused', code },
    ])
    await expectUntouched(id)
  })

  it('with two signers', async () => {
    const { id, session, bytes } = await opened()
    const cms = base64(signCms(tenant.head, bytes, { signers: [tenant.head, stage.ca.issue()] }))
    expect(await submit(stage, tenant.user, session, [{ id, cms }])).toMatchObject([{ code: 'two_signers' }])
  })

  it.each([
    ['that is empty', '', 'broken_base64'],
    ['that is no base64', 'подпись', 'broken_base64'],
    ['that is cut off', 'MIIGW', 'broken_base64'],
    ['that is base64 for addresses', 'MII-_w==', 'broken_base64'],
    ['that is no CMS', base64(Buffer.from('Это не подпись')), 'broken_cms'],
    ['that is noise', base64(randomBytes(5000)), 'broken_cms'],
    ['of 5 MB of noise', base64(randomBytes(5_000_000)), 'too_large'],
  ])('%s', async (_what, cms, code) => {
    const { id, session } = await opened()
    expect(await submit(stage, tenant.user, session, [{ id, cms }])).toMatchObject([
      { outcome: 'refused', code },
    ])
    await expectUntouched(id)
  })

  it('of 20 MB, without being read', async () => {
    const { id, session } = await opened()
    const answer = await send(stage, tenant.user, session, [{ id, cms: 'A'.repeat(20_000_000) }])
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'too_large'])
  })

  it('of another document', async () => {
    const [one, other] = [await opened(), await opened()]
    const cms = base64(signCms(tenant.head, other.bytes))
    expect(await submit(stage, tenant.user, one.session, [{ id: one.id, cms }])).toMatchObject([
      { id: one.id, code: 'digest_mismatch' },
    ])
    expect(await submit(stage, tenant.user, one.session, [{ id: other.id, cms }])).toEqual([
      { id: other.id, outcome: 'refused', code: 'not_in_session', status: null, allowed_actions: [] },
    ])
  })
})

describe('a session is refused', () => {
  it('of another user, also of the same company', async () => {
    const { id, session } = await opened()
    const signatures = await signed(stage, tenant.user, session, tenant.head)
    const stranger = await company(stage)
    const answer = await send(stage, stranger.user, session, signatures)
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'signing_of_another'])
    await expectUntouched(id)
  })

  it.each([
    ['that does not exist', { session_id: '5b0c7c1e-6a57-4f0e-9a51-7d3f1d2c7b10' }, 404, 'not_found'],
    ['whose id is none', { session_id: "'; drop table users" }, 404, 'not_found'],
    ['with another secret', { nonce: 'x' }, 422, 'invalid'],
  ])('%s', async (_what, other, status, code) => {
    const { id, session } = await opened()
    const signatures = await signed(stage, tenant.user, session, tenant.head)
    const answer = await send(stage, tenant.user, { ...session, ...other }, signatures)
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
    await expectUntouched(id)
  })

  it('of another kind of documents', async () => {
    const { session } = await opened()
    const signatures = await signed(stage, tenant.user, session, tenant.head)
    expect((await send(stage, tenant.user, session, signatures, 'application')).statusCode).toBe(404)
  })

  it('that has ended, and each signature gives ten minutes more', async () => {
    const ids = await acts(stage, tenant, 2)
    const session = await start(stage, tenant.user, ids)
    const [first, second] = await signed(stage, tenant.user, session, tenant.head)
    if (!first || !second) throw new Error('two are signed')
    stage.test.clock.advance(9 * 60_000)
    expect(await submit(stage, tenant.user, session, [first])).toMatchObject([{ outcome: 'accepted' }])
    stage.test.clock.advance(9 * 60_000)
    const late = await start(stage, tenant.user, [second.id])
    expect(await submit(stage, tenant.user, session, [second])).toMatchObject([{ outcome: 'accepted' }])
    stage.test.clock.advance(11 * 60_000)
    expect((await send(stage, tenant.user, late, [second])).json()).toMatchObject({ code: 'signing_over' })
    const file = await stage.test.send({
      method: 'GET',
      path: late.documents[0]?.href ?? '',
      token: tenant.user.token,
    })
    expect([file.statusCode, file.json().code]).toEqual([410, 'signing_over'])
    // What was taken is answered again, however late.
    expect(await submit(stage, tenant.user, session, [first, second])).toMatchObject([
      { outcome: 'accepted' },
      { outcome: 'accepted' },
    ])
  })

  it('that was used up with another signature, while a repeat gets the stored result', async () => {
    const { id, session, bytes } = await opened()
    const cms = base64(signCms(tenant.head, bytes))
    const [first] = await submit(stage, tenant.user, session, [{ id, cms }])
    expect(first).toEqual({ id, outcome: 'accepted', code: null, status: 2, allowed_actions: ['download'] })
    expect(await submit(stage, tenant.user, session, [{ id, cms }])).toEqual([first])
    const other = base64(signCms(tenant.head, bytes, { signedAt: from('2026-11-21', 1000) }))
    expect(await submit(stage, tenant.user, session, [{ id, cms: other }])).toMatchObject([
      { outcome: 'refused', code: 'session_used', status: 2 },
    ])
    expect((await read(stage, tenant.user, id)).signatures).toHaveLength(1)
  })
})
