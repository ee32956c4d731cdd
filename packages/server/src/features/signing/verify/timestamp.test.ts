import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestCa, type Holder, PKI_DAY } from '../../../testing/pki/ca.ts'
import { type CmsOptions, signCms } from '../../../testing/pki/cms.ts'
import { createPkiStage, type PkiStage, STAGE_BIN, STAGE_CONTENT } from '../../../testing/pki/stage.ts'
import { timestampAttribute, timestampAuthority, timestampToken } from '../../../testing/pki/tsp.ts'
import { OID } from './oids.ts'

const DAY = 86_400_000
const daysAgo = (days: number) => new Date(PKI_DAY.getTime() - days * DAY)
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()

describe.each(['rsa', 'gost'] as const)('timestamps of an authority with %s', (algorithm) => {
  let stage: PkiStage
  let tsa: Holder
  beforeAll(async () => {
    stage = await createPkiStage(algorithm)
    tsa = timestampAuthority(stage.ca)
  })
  afterAll(() => stage.close())

  interface Stamp {
    by?: Holder
    time?: Date
    over?: Uint8Array
    cms?: CmsOptions
  }

  /** A signature with a timestamp inside. */
  const stamped = ({ by = tsa, time = PKI_DAY, over, cms }: Stamp, holder = stage.director) =>
    signCms(holder, STAGE_CONTENT, {
      unsigned: (signature) => [
        timestampAttribute(timestampToken(by, { digest: sha256(over ?? signature), time, cms })),
      ],
    })

  it('inside a message is verified and named', async () => {
    const report = await stage.verify(stamped({ time: daysAgo(3) }))
    expect(report).toMatchObject({
      verdict: 'valid',
      timestamp: { time: daysAgo(3), authority: 'СЫНАҚ TSA' },
    })
    expect(report.checks.every(({ ok }) => ok)).toBe(true)
  })

  it('shows that the signature was made before its certificate ended', async () => {
    const ended = stage.ca.issue({ bin: STAGE_BIN, notBefore: daysAgo(300), notAfter: daysAgo(10) })
    expect((await stage.verify(stamped({ time: daysAgo(20) }, ended))).verdict).toBe('valid')
    expect((await stage.verify(stamped({ time: daysAgo(5) }, ended))).fault).toBe('expired')
    expect((await stage.verify(stamped({ time: daysAgo(310) }, ended))).fault).toBe('not_yet_valid')
  })

  it('shows that the signature was made before its certificate was revoked', async () => {
    stage.ocsp.behaviour.revoked = new Map([[stage.director.serial, daysAgo(10)]])
    const before = await stage.verify(stamped({ time: daysAgo(11) }))
    const after = await stage.verify(stamped({ time: daysAgo(9) }))
    stage.ocsp.behaviour.revoked = undefined
    expect([before.verdict, after.fault]).toEqual(['valid', 'revoked'])
  })

  it.each<[string, () => Stamp]>([
    ['of other data', () => ({ over: Buffer.from('other data') })],
    ['of the document instead of the signature', () => ({ over: STAGE_CONTENT })],
    ['of tomorrow', () => ({ time: daysAgo(-1) })],
    ['of before the authority had its certificate', () => ({ time: daysAgo(800) })],
    ['by a key that is not for timestamps', () => ({ by: stage.director })],
    [
      'by a key that is for more than timestamps',
      () => ({ by: timestampAuthority(stage.ca, { purposes: [OID.forTimestamps, OID.forEmail] }) }),
    ],
    [
      'by a key whose certificate does not insist on timestamps',
      () => ({ by: timestampAuthority(stage.ca, { purposesAreCritical: false }) }),
    ],
    ['by a responder', () => ({ by: stage.ca.issueService('OCSP', [OID.forStatusAnswers]) })],
    ['by a stranger', () => ({ by: timestampAuthority(createTestCa({ algorithm })) })],
    ['by two', () => ({ cms: { signers: [tsa, tsa] } })],
    ['by nobody', () => ({ cms: { signers: [] } })],
    ['without the certificate', () => ({ cms: { certificates: [] } })],
    ['without its content', () => ({ cms: { attached: undefined } })],
    ['of another kind', () => ({ cms: { contentType: OID.data } })],
    ['with another digest', () => ({ cms: { digest: Buffer.alloc(64) } })],
    ['with SHA-1', () => ({ cms: { hashOid: OID.sha1 } })],
    [
      'whose signature was changed',
      () => ({ cms: { changeSignature: (one) => Buffer.from(one).fill(1, 9, 12) } }),
    ],
  ])('%s are refused', async (_, stamp) => {
    const report = await stage.verify(stamped(stamp()))
    expect(report).toMatchObject({ verdict: 'invalid', fault: 'bad_timestamp', timestamp: null })
    expect(report.checks.find(({ ok }) => ok === false)?.code).toBe('timestamp')
  })

  it('is asked for when a signature is accepted', async () => {
    const report = await stage.verify()
    expect(report.evidence.timestamp).not.toBeNull()
  })

  it.each<[string, () => Partial<PkiStage['tsp']['behaviour']>]>([
    ['vouches for other data', () => ({ digest: Buffer.alloc(32) })],
    ['answers another request', () => ({ nonce: 'other' })],
    ['leaves out the nonce', () => ({ nonce: 'none' })],
    ['refuses', () => ({ status: 2 })],
    ['is not trusted', () => ({ signer: timestampAuthority(createTestCa({ algorithm })) })],
    ['is not one', () => ({ signer: stage.director })],
    ['lives in the future', () => ({ time: daysAgo(-1) })],
    ['is down', () => ({ outage: 'down' })],
  ])('an authority that %s: the signature stands without its timestamp', async (_, behaviour) => {
    Object.assign(stage.tsp.behaviour, behaviour())
    const report = await stage.verify()
    for (const name of Object.keys(stage.tsp.behaviour)) Reflect.deleteProperty(stage.tsp.behaviour, name)
    expect(report).toMatchObject({ verdict: 'valid', evidence: { timestamp: null } })
  })
})
