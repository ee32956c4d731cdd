import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestCa } from '../../../testing/pki/ca.ts'
import { signCms } from '../../../testing/pki/cms.ts'
import { createPkiStage, type PkiStage, STAGE_BIN, STAGE_CONTENT } from '../../../testing/pki/stage.ts'
import { timestampAuthority, timestampToken } from '../../../testing/pki/tsp.ts'
import { digestOf } from './algorithms.ts'
import type { Evidence } from './report.ts'
import type { TrustRoots } from './roots.ts'
import { freshTimestamp, verifyAgain } from './verify.ts'

const YEAR = 365 * 86_400_000

describe.each(['rsa', 'gost'] as const)('a signature with %s, ten years later', (algorithm) => {
  let stage: PkiStage
  let cms: Uint8Array
  let evidence: Evidence
  let at: Date
  beforeAll(async () => {
    stage = await createPkiStage(algorithm)
    cms = signCms(stage.director, STAGE_CONTENT)
    at = stage.clock.now()
    evidence = (await stage.verify(cms)).evidence
    // From here on there is no network.
    await stage.close()
  })

  interface Changed {
    evidence?: Partial<Evidence>
    cms?: Uint8Array
    content?: Uint8Array
    at?: Date
    roots?: TrustRoots
  }

  const again = (changed: Changed = {}) =>
    verifyAgain(changed.roots ?? stage.ca.roots, {
      cms: changed.cms ?? cms,
      content: changed.content ?? STAGE_CONTENT,
      party: { bin: STAGE_BIN },
      at: changed.at ?? at,
      now: new Date(at.getTime() + 10 * YEAR),
      evidence: { ...evidence, ...changed.evidence },
    })

  it('stands by what was kept', async () => {
    const report = await again()
    expect(report).toMatchObject({ verdict: 'valid', fault: null, timestamp: { time: at } })
    expect(report.checks.every(({ ok }) => ok)).toBe(true)
  })

  it('stands by a list as well', async () => {
    const other = await createPkiStage(algorithm)
    other.deps.revocation.ocspUrl = null
    const signed = signCms(other.director, STAGE_CONTENT)
    const kept = (await other.verify(signed)).evidence
    await other.close()
    const report = await again({ cms: signed, evidence: kept, roots: other.ca.roots })
    expect(report).toMatchObject({ verdict: 'valid', revocation: { source: 'crl' } })
  })

  it('does not stand over other bytes', async () => {
    expect((await again({ content: Buffer.from('another act') })).fault).toBe('digest_mismatch')
  })

  it('does not stand by the authorities of somebody else', async () => {
    expect((await again({ roots: createTestCa({ algorithm }).roots })).fault).toBe('foreign_root')
  })

  it('does not stand as of a time when the certificate had ended', async () => {
    expect((await again({ at: new Date(at.getTime() + 2 * YEAR) })).fault).toBe('expired')
  })

  it('is open again when the answer about revocation is lost, or is another', async () => {
    expect((await again({ evidence: { ocsp: null } })).verdict).toBe('pending_revocation')
    expect((await again({ evidence: { ocsp: Buffer.from('lost') } })).verdict).toBe('pending_revocation')
    expect((await again({ evidence: { asked_at: null } })).verdict).toBe('pending_revocation')
    const yearAfter = new Date(at.getTime() + YEAR)
    expect((await again({ evidence: { asked_at: yearAfter } })).verdict).toBe('pending_revocation')
  })

  it('does not stand when the timestamp was exchanged', async () => {
    const { timestamp } = (await verifiedOther()).evidence
    expect((await again({ evidence: { timestamp } })).fault).toBe('bad_timestamp')
  })

  async function verifiedOther() {
    const other = await createPkiStage(algorithm)
    const report = await other.verify()
    await other.close()
    return report
  }

  it('stands with timestamps that renewed the first, each over the one before', async () => {
    const tsa = timestampAuthority(stage.ca, { notAfter: new Date(at.getTime() + 9 * YEAR) })
    const stamp = (over: Uint8Array, years: number) =>
      timestampToken(tsa, {
        digest: digestOf('sha256', over),
        time: new Date(at.getTime() + years * YEAR),
      })
    const second = stamp(evidence.timestamp ?? new Uint8Array(), 1)
    const third = stamp(second, 2)
    expect((await again({ evidence: { renewals: [second, third] } })).verdict).toBe('valid')
    expect((await again({ evidence: { renewals: [third, second] } })).fault).toBe('bad_timestamp')
  })
})

describe('renewing', () => {
  let stage: PkiStage
  beforeAll(async () => {
    stage = await createPkiStage('ecdsa')
  })
  afterAll(() => stage.close())

  it('asks for a timestamp over the one that will end', async () => {
    const cms = signCms(stage.director, STAGE_CONTENT)
    const { evidence } = await stage.verify(cms)
    const renewed = await freshTimestamp(stage.deps, evidence.timestamp ?? new Uint8Array())
    expect(renewed).not.toBeNull()
    const report = await verifyAgain(stage.ca.roots, {
      cms,
      content: STAGE_CONTENT,
      party: { bin: STAGE_BIN },
      at: stage.clock.now(),
      now: stage.clock.now(),
      evidence: { ...evidence, renewals: renewed ? [renewed] : [] },
    })
    expect(report.verdict).toBe('valid')
  })
})
