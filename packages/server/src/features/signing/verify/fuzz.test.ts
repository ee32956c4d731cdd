import { beforeAll, describe, expect, it } from 'vitest'
import { createTestCa, type Holder, PKI_DAY, type TestCa } from '../../../testing/pki/ca.ts'
import { signCms } from '../../../testing/pki/cms.ts'
import { mutate, seededRandom } from '../../../testing/pki/mutate.ts'
import { STAGE_BIN, STAGE_CONTENT } from '../../../testing/pki/stage.ts'
import { timestampAttribute, timestampAuthority, timestampToken } from '../../../testing/pki/tsp.ts'
import { digestOf } from './algorithms.ts'
import { definite } from './definite.ts'
import { judgeSignature } from './judge.ts'
import { SIGNATURE_FAULTS, type SignatureFault } from './report.ts'

/** Mutations per algorithm; together ten thousand. */
const COUNTS = { rsa: 4500, ecdsa: 4500, gost: 1000 }

describe.each(['rsa', 'ecdsa', 'gost'] as const)('a message made with %s', (algorithm) => {
  let ca: TestCa
  let holder: Holder
  let cms: Uint8Array
  beforeAll(() => {
    ca = createTestCa({ algorithm })
    holder = ca.issue({ bin: STAGE_BIN })
    const tsa = timestampAuthority(ca)
    cms = signCms(holder, STAGE_CONTENT, {
      certificates: [holder.certificate, ca.issuing.certificate],
      unsigned: (signature) => [
        timestampAttribute(timestampToken(tsa, { digest: digestOf('sha256', signature), time: PKI_DAY })),
      ],
    })
  })

  const judge = (bytes: Uint8Array) =>
    judgeSignature(ca.roots, {
      cms: bytes,
      content: STAGE_CONTENT,
      party: { bin: STAGE_BIN },
      at: PKI_DAY,
    }).report

  it('is good as it was made', () => {
    expect(judge(cms).fault).toBeNull()
  })

  it('is not accepted changed, and breaks nothing', () => {
    const random = seededRandom(algorithm)
    const faults = new Set<SignatureFault>()
    for (let i = 0; i < COUNTS[algorithm]; i++) {
      const changed = mutate(cms, random)
      const { verdict, fault } = judge(changed)
      if (fault) {
        expect(verdict).toBe('invalid')
        faults.add(fault)
        continue
      }
      // Accepted: then it must say the very same, in places that nobody signs.
      expect(signedParts(changed, holder)).toEqual(signedParts(cms, holder))
    }
    expect(SIGNATURE_FAULTS).toEqual(expect.arrayContaining([...faults]))
    // The mutations reach deeper than the first check.
    expect(faults.size).toBeGreaterThan(5)
  })
})
