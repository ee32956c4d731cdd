import { isDeepStrictEqual } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestCa, type Holder, PKI_DAY, type TestCa } from '../../../testing/pki/ca.ts'
import { signCms } from '../../../testing/pki/cms.ts'
import { mutate, seededRandom } from '../../../testing/pki/mutate.ts'
import { STAGE_BIN, STAGE_CONTENT } from '../../../testing/pki/stage.ts'
import { timestampAttribute, timestampAuthority, timestampToken } from '../../../testing/pki/tsp.ts'
import { digestOf } from './algorithms.ts'
import { readSignedMessage, type SignedMessage } from './cms.ts'
import { BrokenDerError } from './der.ts'
import { judgeSignature } from './judge.ts'
import type { SignatureFault } from './report.ts'

/** Mutations of the message alone; together ten thousand. A GOST signature takes thirty times as long as one with RSA. */
const COUNTS = { rsa: 4600, ecdsa: 4600, gost: 800 }

function messageOf(bytes: Uint8Array): SignedMessage | null {
  try {
    return readSignedMessage(bytes)
  } catch (error) {
    if (error instanceof BrokenDerError) return null
    throw error
  }
}

describe.each(['rsa', 'ecdsa', 'gost'] as const)('a message made with %s', (algorithm) => {
  let ca: TestCa
  let holder: Holder
  beforeAll(() => {
    ca = createTestCa({ algorithm })
    holder = ca.issue({ bin: STAGE_BIN })
  })

  const judge = (cms: Uint8Array) =>
    judgeSignature(ca.roots, { cms, content: STAGE_CONTENT, party: { bin: STAGE_BIN }, at: PKI_DAY }).report

  /** Judges changed messages; those that say the very same, such as with a set in another order, are not changed. */
  function judgeChanged(cms: Uint8Array, count: number) {
    const random = seededRandom(algorithm)
    const original = messageOf(cms)
    const faults = new Set<SignatureFault>()
    const accepted: Uint8Array[] = []
    for (let i = 0; i < count; ) {
      const changed = mutate(cms, random)
      if (isDeepStrictEqual(messageOf(changed), original)) continue
      i++
      const { fault } = judge(changed)
      if (fault) faults.add(fault)
      else accepted.push(changed)
    }
    return { faults, accepted }
  }

  it('is never accepted changed', () => {
    const cms = signCms(holder, STAGE_CONTENT)
    expect(judge(cms).fault).toBeNull()
    const { faults, accepted } = judgeChanged(cms, COUNTS[algorithm])
    expect(accepted).toHaveLength(0)
    // The changes reach every depth, not the first check alone.
    expect([...faults]).toEqual(
      expect.arrayContaining(['broken_cms', 'missing_certificate', 'bad_signature', 'foreign_root']),
    )
  })

  it('with more certificates and a timestamp is accepted only as the same signature by the same key', () => {
    const tsa = timestampAuthority(ca)
    const cms = signCms(holder, STAGE_CONTENT, {
      certificates: [holder.certificate, ca.issuing.certificate],
      unsigned: (signature) => [
        timestampAttribute(timestampToken(tsa, { digest: digestOf('sha256', signature), time: PKI_DAY })),
      ],
    })
    expect(judge(cms).timestamp?.time).toEqual(PKI_DAY)
    const signatureOf = (bytes: Uint8Array) => {
      const [signer] = messageOf(bytes)?.signers ?? []
      return { name: signer?.name, signed: signer?.signedBytes, signature: signer?.signature }
    }
    const { faults, accepted } = judgeChanged(cms, COUNTS[algorithm] / 10)
    expect([...faults]).toContain('bad_timestamp')
    for (const bytes of accepted) expect(signatureOf(bytes)).toEqual(signatureOf(cms))
  })
})
