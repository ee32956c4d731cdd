import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signCms } from '../../../testing/pki/cms.ts'
import {
  createPkiStage,
  type PkiStage,
  STAGE_BIN,
  STAGE_CONTENT,
  STAGE_IIN,
} from '../../../testing/pki/stage.ts'
import { SIGNATURE_CHECKS } from './report.ts'
import { verifySignature } from './verify.ts'

describe.each([
  ['rsa', 'rsa'],
  ['ecdsa', 'ecdsa'],
  ['gost', 'gost2015'],
] as const)('a signature made with %s', (algorithm, reported) => {
  let stage: PkiStage
  beforeAll(async () => {
    stage = await createPkiStage(algorithm)
  })
  afterAll(() => stage.close())

  it('of a company is valid, with everything that shows it', async () => {
    const report = await stage.verify()
    expect(report).toMatchObject({ verdict: 'valid', fault: null, algorithm: reported })
    expect(report.checks.map(({ code }) => code)).toEqual([...SIGNATURE_CHECKS])
    // There is no timestamp inside the message.
    expect(report.checks.filter(({ ok }) => !ok)).toEqual([{ code: 'timestamp', ok: null }])
    expect(report.signer).toEqual({
      iin: STAGE_IIN,
      bin: STAGE_BIN,
      name: 'АХМЕТОВ ЕРЛАН БОЛАТҰЛЫ',
      organisation: 'ТОО «Сауда сынақ»',
      kind: 'head',
      serial: stage.director.serial,
      issuer: 'СЫНАҚ КУӘЛАНДЫРУШЫ ОРТАЛЫҚ',
      not_before: expect.any(Date),
      not_after: expect.any(Date),
    })
    expect(report.signed_at).toEqual(stage.clock.now())
    expect(report.revocation).toEqual({ source: 'ocsp', as_of: stage.clock.now(), revoked_at: null })
    const { chain, ocsp, crl, timestamp, root_set, asked_at } = report.evidence
    expect(chain.map((one) => Buffer.from(one))).toEqual([
      Buffer.from(stage.director.certificate),
      Buffer.from(stage.ca.issuing.certificate),
      Buffer.from(stage.ca.root.certificate),
    ])
    expect(ocsp).not.toBeNull()
    expect(crl).toBeNull()
    expect(timestamp).not.toBeNull()
    expect(root_set).toBe(stage.ca.roots.id)
    expect(asked_at).toEqual(stage.clock.now())
  })

  it('of a sole trader is valid with a key of that person', async () => {
    const cms = signCms(stage.ca.issue({ iin: STAGE_IIN }), STAGE_CONTENT)
    const report = await stage.verify(cms, { bin: STAGE_IIN })
    expect(report).toMatchObject({ verdict: 'valid', signer: { iin: STAGE_IIN, bin: null, kind: 'person' } })
  })

  it.each(['organisation', 'may_sign', 'may_sign_financial', 'personnel_officer', 'employee'] as const)(
    'says that it is the key of: %s',
    async (kind) => {
      const report = await stage.verify(signCms(stage.ca.issue({ bin: STAGE_BIN, kind }), STAGE_CONTENT))
      expect(report).toMatchObject({ verdict: 'valid', signer: { kind } })
    },
  )

  it('does not hold over other bytes', async () => {
    const report = await stage.verify(undefined, { content: Buffer.from('Акт № 18') })
    expect(report).toMatchObject({ verdict: 'invalid', fault: 'digest_mismatch' })
    // What comes after the first fault is not looked at, and nobody is asked about the certificate.
    const reached = report.checks.filter(({ ok }) => ok !== null).map(({ code }) => code)
    expect(reached).toEqual([
      'size',
      'structure',
      'detached',
      'one_signer',
      'certificate',
      'algorithms',
      'digest',
    ])
    expect(report.evidence.ocsp).toBeNull()
  })

  it('of anybody stands where nobody can say whose it should be', async () => {
    const anybody = signCms(stage.ca.issue({ iin: '910101300124' }), STAGE_CONTENT)
    const report = await verifySignature(stage.deps, {
      cms: anybody,
      content: STAGE_CONTENT,
      party: null,
      at: stage.clock.now(),
    })
    expect(report).toMatchObject({ verdict: 'valid', signer: { iin: '910101300124' } })
    expect(report.checks).toContainEqual({ code: 'holder', ok: null })
  })

  it('holds over nothing too, and over a large file', async () => {
    for (const content of [Buffer.alloc(0), Buffer.alloc(3_000_000, 'Сауда')]) {
      const report = await stage.verify(signCms(stage.director, content), { content })
      expect(report.verdict).toBe('valid')
    }
  })
})
