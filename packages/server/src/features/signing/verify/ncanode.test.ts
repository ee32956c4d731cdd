import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Holder } from '../../../testing/pki/ca.ts'
import { createTestCa, PKI_DAY } from '../../../testing/pki/ca.ts'
import { signCms } from '../../../testing/pki/cms.ts'
import { gost2004Key } from '../../../testing/pki/keys.ts'
import { type NcaNodeBehaviour, startNcaNode } from '../../../testing/pki/ncanode.ts'
import { createPkiStage, type PkiStage, STAGE_BIN, STAGE_CONTENT } from '../../../testing/pki/stage.ts'
import { verifyAgain } from './verify.ts'

let stage: PkiStage
let node: Awaited<ReturnType<typeof startNcaNode>>
/** A key of GOST 2004, which nobody in this process can verify. */
let old: Holder

beforeAll(async () => {
  stage = await createPkiStage('ecdsa')
  node = await startNcaNode()
  stage.deps.ncanodeUrl = node.url
  old = stage.ca.issue({ bin: STAGE_BIN, key: gost2004Key(), issuerKey: gost2004Key() })
})
afterEach(() => {
  for (const name of Object.keys(node.behaviour)) Reflect.deleteProperty(node.behaviour, name)
})
afterAll(() => Promise.all([stage.close(), node.close()]))

const signOld = () => signCms(old, STAGE_CONTENT)

describe('a signature with GOST 2004', () => {
  it('is verified by the server beside us, which is asked with revocation', async () => {
    const report = await stage.verify(signOld())
    expect(report).toMatchObject({
      verdict: 'valid',
      algorithm: 'gost2004',
      revocation: { source: 'ncanode' },
    })
    const asked = node.requests.at(-1)
    expect(asked).toMatchObject({ path: '/cms/verify', revocationCheck: ['OCSP', 'CRL'] })
    expect(Buffer.from(asked?.data ?? [])).toEqual(STAGE_CONTENT)
  })

  it.each<[string, NcaNodeBehaviour, object]>([
    ['finds it forged', { valid: false }, { verdict: 'invalid', fault: 'bad_signature' }],
    [
      'does not trust the certificate',
      { certificateValid: false },
      { verdict: 'invalid', fault: 'foreign_root' },
    ],
    ['knows that it was revoked', { revoked: true }, { verdict: 'invalid', fault: 'revoked' }],
    ['did not check revocation', { unchecked: true }, { verdict: 'pending_revocation', fault: null }],
    ['speaks of another certificate', { serial: '0a' }, { verdict: 'pending_revocation', fault: null }],
    ['grades the signer', { graded: true }, { verdict: 'valid' }],
    ['grades it forged', { graded: true, valid: false }, { verdict: 'invalid', fault: 'bad_signature' }],
    ['saw no signers', { noSigners: true }, { verdict: 'pending_revocation', fault: null }],
    ['saw no certificate', { noCertificates: true }, { verdict: 'pending_revocation', fault: null }],
    ['is down', { outage: 'down' }, { verdict: 'pending_revocation', fault: null }],
    ['answers a page', { outage: 'rubbish' }, { verdict: 'pending_revocation', fault: null }],
    ['sends elsewhere', { outage: 'redirects' }, { verdict: 'pending_revocation', fault: null }],
  ])('the server %s', async (_, behaviour, result) => {
    Object.assign(node.behaviour, behaviour)
    expect(await stage.verify(signOld())).toMatchObject(result)
  })

  it('that names no pinned issuer is refused whatever the server says', async () => {
    const stranger = createTestCa({ algorithm: 'ecdsa' })
    const theirs = stranger.issue({ bin: STAGE_BIN, key: gost2004Key(), issuerKey: gost2004Key() })
    expect((await stage.verify(signCms(theirs, STAGE_CONTENT))).fault).toBe('foreign_root')
  })

  it('is checked by ourselves in all the rest', async () => {
    expect((await stage.verify(signOld(), { bin: '971240001315' })).fault).toBe('other_bin')
    const later = new Date(PKI_DAY.getTime() + 400 * 86_400_000)
    expect((await stage.verify(signOld(), { at: later })).fault).toBe('expired')
    const asked = node.asked()
    const attached = signCms(old, STAGE_CONTENT, { attached: STAGE_CONTENT })
    expect((await stage.verify(attached)).fault).toBe('attached_content')
    expect((await stage.verify(signCms(old, STAGE_CONTENT, { signers: [] }))).fault).toBe('no_signer')
    expect((await stage.verify(signCms(old, STAGE_CONTENT, { certificates: [] }))).fault).toBe(
      'missing_certificate',
    )
    // Such messages are never sent on: the server would find them valid.
    expect(node.asked()).toBe(asked)
  })

  it('stands by what the server answered when it is verified without a network, and the report says so', async () => {
    const cms = signOld()
    const { evidence, vouched_by } = await stage.verify(cms)
    expect(vouched_by).toBe('ncanode')
    const at = stage.clock.now()
    const input = { cms, content: STAGE_CONTENT, party: { bin: STAGE_BIN }, at, now: at, evidence }
    const report = await verifyAgain(stage.ca.roots, input)
    expect(report).toMatchObject({
      ...{ verdict: 'valid', fault: null, algorithm: 'gost2004', vouched_by: 'ncanode' },
      ...{ revocation: { source: 'ncanode', as_of: at }, timestamp: { time: expect.any(Date) } },
    })
    const again = (more: object) => verifyAgain(stage.ca.roots, { ...input, ...more })
    expect(await again({ content: Buffer.from('another') })).toMatchObject({ fault: 'digest_mismatch' })
    expect(await again({ cms: signOld() })).toMatchObject({ fault: 'bad_signature' })
    const other = await verifyAgain(stage.ca.roots, { ...input, party: { bin: '971240001315' } })
    expect(other.fault).toBe('other_bin')
  })

  it.each<[string, (record: { answer: string }) => object | null]>([
    ['there is no answer', () => null],
    ['the answer says that it is forged', ({ answer }) => ({ answer: answer.replaceAll('true', 'false') })],
    ['the answer is broken', () => ({ answer: '{' })],
  ])('is open again when it is verified without a network and %s', async (_, changed) => {
    const cms = signOld()
    const { evidence } = await stage.verify(cms)
    const record = JSON.parse(Buffer.from(evidence.opinion ?? []).toString())
    const change = changed(record)
    const opinion = change && Buffer.from(JSON.stringify({ ...record, ...change }))
    const at = stage.clock.now()
    const kept = { ...evidence, opinion }
    const input = { cms, content: STAGE_CONTENT, party: { bin: STAGE_BIN }, at, now: at, evidence: kept }
    const report = await verifyAgain(stage.ca.roots, input)
    expect(report).toMatchObject({ verdict: 'pending_revocation', fault: null, vouched_by: null })
    expect(report.checks).toContainEqual({ code: 'signature', ok: null })
  })

  it('is of an unknown algorithm without such a server', async () => {
    stage.deps.ncanodeUrl = null
    const report = await stage.verify(signOld())
    stage.deps.ncanodeUrl = node.url
    expect(report).toMatchObject({ verdict: 'invalid', fault: 'unknown_algorithm', algorithm: 'gost2004' })
  })
})

describe('a second opinion', () => {
  it.each<[string, NcaNodeBehaviour, string | null]>([
    ['agrees', {}, 'agrees'],
    ['disagrees', { valid: false }, 'disagrees'],
    ['is not to be had', { outage: 'down' }, null],
  ])('that %s decides nothing and is noted', async (_, behaviour, second_opinion) => {
    Object.assign(node.behaviour, behaviour)
    expect(await stage.verify()).toMatchObject({ verdict: 'valid', second_opinion })
  })
})
