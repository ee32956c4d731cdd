import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { extension } from '../../../demo/pki/certificates.ts'
import { createTestCa, PKI_DAY } from '../../../testing/pki/ca.ts'
import { signCms } from '../../../testing/pki/cms.ts'
import { type CrlBehaviour, revocationList } from '../../../testing/pki/crl.ts'
import type { OcspBehaviour } from '../../../testing/pki/ocsp.ts'
import type { Outage } from '../../../testing/pki/serve.ts'
import { createPkiStage, type PkiStage, STAGE_BIN, STAGE_CONTENT } from '../../../testing/pki/stage.ts'
import { bits, explicit, implicit, integer, octets, sequence, truth } from './der-writer.ts'
import { OID } from './oids.ts'
import { verifyAgain } from './verify.ts'

const HOUR = 3_600_000
const from = (hours: number) => new Date(PKI_DAY.getTime() + hours * HOUR)

/** What a list is about. */
const scope = (...parts: Uint8Array[]) => extension(OID.issuingDistributionPoint, sequence(...parts), true)

let stage: PkiStage
/** Makes a service behave, in place of what it did before. */
const behave = <Behaviour extends object>(player: { behaviour: Behaviour }, behaviour: Behaviour) => {
  for (const name of Object.keys(player.behaviour)) Reflect.deleteProperty(player.behaviour, name)
  Object.assign(player.behaviour, behaviour)
}

afterEach(() => {
  for (const player of [stage.ocsp, stage.crl, stage.tsp]) behave(player, {})
  // Lists are kept as long as their settings live.
  stage.deps.revocation = { ...stage.deps.revocation }
})

describe.each(['rsa', 'gost'] as const)('certificates of an authority with %s', (algorithm) => {
  beforeAll(async () => {
    stage = await createPkiStage(algorithm)
  })
  afterAll(() => stage.close())

  const revokedAt = (at: Date) => new Map([[stage.director.serial, at]])

  it('revoked before the signature was handed in: refused', async () => {
    behave(stage.ocsp, { revoked: revokedAt(from(-1)) })
    const report = await stage.verify()
    expect(report).toMatchObject({
      verdict: 'invalid',
      fault: 'revoked',
      revocation: { revoked_at: from(-1) },
    })
    expect(report.evidence.ocsp).not.toBeNull()
  })

  it('revoked after the signature was handed in: it stands', async () => {
    behave(stage.ocsp, { revoked: revokedAt(from(-1)) })
    const report = await stage.verify(undefined, { at: from(-2) })
    expect(report).toMatchObject({ verdict: 'valid', revocation: { revoked_at: from(-1) } })
  })

  it('another certificate was revoked: it stands', async () => {
    behave(stage.ocsp, { revoked: new Map([[stage.ca.issuing.serial, from(-1)]]) })
    expect((await stage.verify()).verdict).toBe('valid')
  })

  it('an answer of the authority itself is believed, also when it names itself by key', async () => {
    behave(stage.ocsp, { signer: stage.ca.issuing, certificates: [] })
    expect((await stage.verify()).revocation?.source).toBe('ocsp')
    behave(stage.ocsp, { byKey: true })
    expect((await stage.verify()).revocation?.source).toBe('ocsp')
  })

  it.each<[string, () => OcspBehaviour]>([
    ['about another certificate', () => ({ serial: stage.ca.issuing.serial })],
    ['whose signature was changed', () => ({ forged: true })],
    ['signed by the director', () => ({ signer: stage.director })],
    [
      'signed by a service for timestamps',
      () => ({ signer: stage.ca.issueService('TSA', [OID.forTimestamps]) }),
    ],
    [
      'signed by a stranger',
      () => ({ signer: createTestCa({ algorithm }).issueService('OCSP', [OID.forStatusAnswers]) }),
    ],
    [
      'signed by somebody whom the director made a responder',
      () => ({ signer: stage.ca.issueUnder(stage.director, { purposes: [OID.forStatusAnswers] }) }),
    ],
    [
      'signed by a responder whose certificate has ended',
      () => ({
        signer: stage.ca.issueService('OCSP', [OID.forStatusAnswers], {
          notBefore: from(-2000),
          notAfter: from(-1),
        }),
      }),
    ],
    ['that brings no certificate', () => ({ certificates: [] })],
    ['that is stale', () => ({ thisUpdate: from(-30), nextUpdate: from(-20) })],
    ['without an end, of yesterday', () => ({ thisUpdate: from(-24), nextUpdate: null })],
    ['of tomorrow', () => ({ thisUpdate: from(24) })],
    ['to another request', () => ({ nonce: 'other' })],
    ['that it does not know', () => ({ unknown: true })],
    ['that it tries later', () => ({ status: 3 })],
  ])('an answer %s is no answer: the list is asked', async (_, behaviour) => {
    behave(stage.ocsp, behaviour())
    const report = await stage.verify()
    expect(report).toMatchObject({ verdict: 'valid', revocation: { source: 'crl' } })
    expect(report.evidence.ocsp).toBeNull()
    expect(report.evidence.crl).not.toBeNull()
  })

  it('an answer without the nonce is believed while it is fresh', async () => {
    behave(stage.ocsp, { nonce: 'none' })
    expect((await stage.verify()).revocation?.source).toBe('ocsp')
  })

  it('a list that names its place and is about people is a list', async () => {
    behave(stage.ocsp, { outage: 'down' })
    const place = explicit(0, explicit(0, implicit(6, octets(Buffer.from('http://127.0.0.1/list.crl')))))
    behave(stage.crl, { extensions: [scope(place, implicit(1, truth(true)))] })
    expect(await stage.verify()).toMatchObject({ verdict: 'valid', revocation: { source: 'crl' } })
  })

  it('the list says that it was revoked: refused', async () => {
    behave(stage.ocsp, { outage: 'down' })
    behave(stage.crl, { revoked: new Map([['0a', from(-9)], ...revokedAt(from(-1)), ['0b', from(-9)]]) })
    const report = await stage.verify()
    expect(report).toMatchObject({ fault: 'revoked', revocation: { source: 'crl', revoked_at: from(-1) } })
  })

  it.each<[string, () => CrlBehaviour]>([
    ['of another issuer', () => ({ issuer: stage.ca.root })],
    ['that another key signed', () => ({ signer: stage.director })],
    ['that is stale', () => ({ thisUpdate: from(-50), nextUpdate: from(-1) })],
    ['without an end', () => ({ nextUpdate: null })],
    ['of tomorrow', () => ({ thisUpdate: from(24) })],
    ['of authorities alone', () => ({ extensions: [scope(implicit(2, truth(true)))] })],
    ['of one reason alone', () => ({ extensions: [scope(implicit(3, bits(Buffer.of(0x40))))] })],
    ['of changes alone', () => ({ extensions: [extension(OID.deltaList, integer(1), true)] })],
  ])('a list %s is no list: it cannot be told', async (_, behaviour) => {
    behave(stage.ocsp, { outage: 'down' })
    behave(stage.crl, behaviour())
    const report = await stage.verify()
    expect(report).toMatchObject({ verdict: 'pending_revocation', fault: null, revocation: null })
    expect(report.checks.at(-1)).toEqual({ code: 'revocation', ok: null })
  })
})

describe('services that fail', () => {
  beforeAll(async () => {
    stage = await createPkiStage('ecdsa')
    stage.deps.revocation.patience = 300
  })
  afterAll(() => stage.close())

  it.each<Outage>(['hangs', 'down', 'floods', 'redirects', 'rubbish'])(
    'all of them: %s; it cannot be told, and later it can',
    async (outage) => {
      for (const player of [stage.ocsp, stage.crl, stage.tsp]) behave(player, { outage })
      // Six times the patience is the patience for a list.
      stage.deps.revocation.patience = outage === 'hangs' ? 50 : 1000
      const report = await stage.verify()
      expect(report).toMatchObject({ verdict: 'pending_revocation', fault: null })
      expect(report.evidence).toMatchObject({ ocsp: null, crl: null, timestamp: null })
      for (const player of [stage.ocsp, stage.crl, stage.tsp]) behave(player, {})
      expect((await stage.verify()).verdict).toBe('valid')
    },
  )

  it('that do not exist, or are not configured', async () => {
    const { revocation } = stage.deps
    const nowhere = 'http://127.0.0.1:9/'
    stage.deps.revocation = { ocspUrl: nowhere, crlUrls: [nowhere], tspUrl: nowhere }
    expect((await stage.verify()).verdict).toBe('pending_revocation')
    stage.deps.revocation = { ocspUrl: null, crlUrls: [], tspUrl: null }
    expect((await stage.verify()).verdict).toBe('pending_revocation')
    stage.deps.revocation = revocation
  })

  /** A list that its authority says is in force for half a year. */
  const longList = (more: CrlBehaviour = {}) => {
    behave(stage.ocsp, { outage: 'down' })
    behave(stage.crl, { nextUpdate: new Date(stage.clock.now().getTime() + 180 * 24 * HOUR), ...more })
  }

  it('a list is fetched once an hour, however long it says that it is in force', async () => {
    longList()
    const before = stage.crl.asked()
    await stage.verify()
    stage.clock.advance(HOUR - 1)
    await stage.verify()
    expect(stage.crl.asked()).toBe(before + 1)
    longList({ revoked: new Map([[stage.director.serial, stage.clock.now()]]) })
    stage.clock.advance(1)
    expect(await stage.verify()).toMatchObject({ verdict: 'invalid', fault: 'revoked' })
    expect(stage.crl.asked()).toBe(before + 2)
  })

  it('while no newer list comes, that of today is believed, and that of yesterday proves nothing', async () => {
    longList()
    await stage.verify()
    behave(stage.crl, { outage: 'down' })
    stage.clock.advance(24 * HOUR)
    expect((await stage.verify()).verdict).toBe('valid')
    stage.clock.advance(HOUR)
    const report = await stage.verify()
    expect(report).toMatchObject({ verdict: 'pending_revocation', fault: null, revocation: null })
    expect(report.evidence.crl).toBeNull()
    longList()
    stage.clock.advance(60_000)
    expect((await stage.verify()).verdict).toBe('valid')
  })

  it('a place that is down is not asked for each signature while there is an older list', async () => {
    longList()
    await stage.verify()
    behave(stage.crl, { outage: 'down' })
    stage.clock.advance(2 * HOUR)
    const before = stage.crl.asked()
    await stage.verify()
    await stage.verify()
    expect(stage.crl.asked()).toBe(before + 1)
  })

  it.each([
    ['nothing', () => new Map(), 'pending_revocation'],
    ['that it was revoked', () => new Map([[stage.director.serial, from(-99)]]), 'invalid'],
  ])('a list that comes now and is of two days ago says %s', async (_, revoked, verdict) => {
    longList({ thisUpdate: new Date(stage.clock.now().getTime() - 48 * HOUR), revoked: revoked() })
    expect((await stage.verify()).verdict).toBe(verdict)
  })

  it('what was accepted with an older list before is verified again from it', async () => {
    longList({ thisUpdate: new Date(stage.clock.now().getTime() - 48 * HOUR) })
    const at = stage.clock.now()
    const cms = signCms(stage.director, STAGE_CONTENT)
    const { evidence } = await stage.verify(cms)
    const crl = revocationList(stage.ca, stage.crl.behaviour, at)
    const input = { cms, content: STAGE_CONTENT, party: { bin: STAGE_BIN }, at, now: at }
    expect(await verifyAgain(stage.ca.roots, { ...input, evidence: { ...evidence, crl } })).toMatchObject({
      verdict: 'valid',
    })
  })

  it('of two addresses of lists, the one of the issuer is taken', async () => {
    behave(stage.ocsp, { outage: 'down' })
    const other = await createPkiStage('ecdsa')
    stage.deps.revocation.crlUrls = [other.crl.url, stage.crl.url]
    behave(stage.crl, { revoked: new Map([[stage.director.serial, from(-1)]]) })
    expect((await stage.verify()).fault).toBe('revoked')
    await other.close()
  })
})
