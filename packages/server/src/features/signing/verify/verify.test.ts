import { beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../../../platform/clock.ts'
import { createTestCa, PKI_DAY, type TestCa } from '../../../testing/pki/ca.ts'
import { signCms } from '../../../testing/pki/cms.ts'
import { verifySignature } from './verify.ts'

const BIN = '940140000385'
const CONTENT = Buffer.from('Акт выполненных работ')

const verify = (ca: TestCa, cms: Uint8Array, content: Uint8Array = CONTENT) =>
  verifySignature(
    { roots: ca.roots, clock: systemClock, revocation: { ocspUrl: null, crlUrls: [], tspUrl: null } },
    { cms, content, party: { bin: BIN }, at: PKI_DAY },
  )

describe('a signature of a company', () => {
  let ca: TestCa
  beforeAll(() => {
    ca = createTestCa()
  })

  it('stands but for revocation, which nobody was asked about', async () => {
    const holder = ca.issue({ bin: BIN })
    const report = await verify(ca, signCms(holder, CONTENT))
    expect(report).toMatchObject({ verdict: 'pending_revocation', fault: null, algorithm: 'rsa' })
    expect(report.signer).toMatchObject({ bin: BIN, kind: 'head', name: 'АХМЕТОВ ЕРЛАН БОЛАТҰЛЫ' })
  })

  it('does not stand over other bytes', async () => {
    const report = await verify(ca, signCms(ca.issue({ bin: BIN }), CONTENT), Buffer.from('Другой акт'))
    expect(report).toMatchObject({ verdict: 'invalid', fault: 'digest_mismatch' })
  })
})
