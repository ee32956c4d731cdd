import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authority, type KeyUsageName, keyUsage, text } from '../../../demo/pki/certificates.ts'
import { BAD_SIGNATURES } from '../../../testing/pki/bad-signatures.ts'
import { createTestCa, PKI_DAY } from '../../../testing/pki/ca.ts'
import { signCms } from '../../../testing/pki/cms.ts'
import { createPkiStage, type PkiStage, STAGE_BIN, STAGE_CONTENT } from '../../../testing/pki/stage.ts'
import { octets, oid, sequence, truth } from './der-writer.ts'
import { trustRootsOf } from './roots.ts'

const DAY = 86_400_000
const daysAgo = (days: number) => new Date(PKI_DAY.getTime() - days * DAY)

describe.each(['rsa', 'gost'] as const)('with keys of %s', (algorithm) => {
  let stage: PkiStage
  beforeAll(async () => {
    stage = await createPkiStage(algorithm)
  })
  afterAll(() => stage.close())

  it.each(BAD_SIGNATURES)(
    'refuses $name: $fault',
    async ({ fault, at, holder, by, cms, change, bin, content }) => {
      const signer = by?.(stage) ?? (holder ? stage.ca.issue({ bin: STAGE_BIN, ...holder }) : stage.director)
      const signed = signCms(signer, STAGE_CONTENT, typeof cms === 'function' ? cms(stage) : cms)
      const report = await stage.verify(change?.(signed) ?? signed, { bin, content })
      expect(report).toMatchObject({ verdict: 'invalid', fault })
      expect(report.checks.find(({ ok }) => ok === false)?.code).toBe(at)
    },
  )
})

describe('authorities', () => {
  const usage: KeyUsageName[] = ['signsLists']
  it.each([
    ['has no mark of an authority', [keyUsage(['signsCertificates'])]],
    ['may not sign certificates', [authority(), keyUsage(usage)]],
    [
      'has a critical extension that nobody knows',
      [authority(), sequence(oid('1.2.3'), truth(true), octets(text('?')))],
    ],
  ])('one that %s issues nothing', async (_, issuingExtensions) => {
    const stage = await createPkiStage('ecdsa')
    const ca = createTestCa({ algorithm: 'ecdsa', issuingExtensions })
    const report = await stage.verify(signCms(ca.issue({ bin: STAGE_BIN }), STAGE_CONTENT), {
      roots: ca.roots,
    })
    await stage.close()
    expect(report.fault).toBe('foreign_root')
  })

  it('below a root alone, the message may bring the one in between, within the path length', async () => {
    const stage = await createPkiStage('ecdsa')
    const verdicts = []
    for (const pathLength of [0, 1]) {
      const ca = createTestCa({ algorithm: 'ecdsa', pathLength })
      const holder = ca.issue({ bin: STAGE_BIN })
      const cms = signCms(holder, STAGE_CONTENT, {
        certificates: [holder.certificate, ca.issuing.certificate],
      })
      verdicts.push((await stage.verify(cms, { roots: trustRootsOf([ca.root.certificate]) })).fault)
    }
    await stage.close()
    expect(verdicts).toEqual(['foreign_root', null])
  })

  it('one that has ended vouches for nothing signed since', async () => {
    const stage = await createPkiStage('ecdsa')
    const ca = createTestCa({ algorithm: 'ecdsa', notAfter: daysAgo(1) })
    const cms = signCms(ca.issue({ bin: STAGE_BIN }), STAGE_CONTENT)
    const faults = [
      (await stage.verify(cms, { roots: ca.roots })).fault,
      (await stage.verify(cms, { roots: ca.roots, at: daysAgo(2) })).fault,
    ]
    await stage.close()
    expect(faults).toEqual(['expired', null])
  })

  it('refuses a key of 1,024 bits', async () => {
    const stage = await createPkiStage('rsa')
    const report = await stage.verify(
      signCms(stage.ca.issue({ bin: STAGE_BIN, rsaBits: 1024 }), STAGE_CONTENT),
    )
    await stage.close()
    expect(report.fault).toBe('weak_key')
  })
})
