import type { SignatureReport } from '../../features/signing/verify/report.ts'
import type { TrustRoots } from '../../features/signing/verify/roots.ts'
import { verifySignature } from '../../features/signing/verify/verify.ts'
import { type TestClock, testClock } from '../../platform/clock.ts'
import { createTestCa, type Holder, PKI_DAY, type TestCa } from './ca.ts'
import { signCms } from './cms.ts'
import { type CrlBehaviour, startCrl } from './crl.ts'
import type { KeyAlgorithm } from './keys.ts'
import { type OcspBehaviour, startOcsp } from './ocsp.ts'
import type { Player } from './serve.ts'
import { startTsp, type TspBehaviour } from './tsp.ts'

/** Numbers of a made-up company and a made-up person. */
export const STAGE_BIN = '940140000385'
export const STAGE_IIN = '850412300123'
export const STAGE_CONTENT = Buffer.from('Акт выполненных работ № 17, Алматы')

/** An authority with its services, a company's key, and somebody who verifies. */
export interface PkiStage {
  ca: TestCa
  director: Holder
  ocsp: Player & { behaviour: OcspBehaviour }
  crl: Player & { behaviour: CrlBehaviour }
  tsp: Player & { behaviour: TspBehaviour }
  clock: TestClock
  deps: Parameters<typeof verifySignature>[0]
  /** Verifies a message; by default a good one, as that of the company. */
  verify(cms?: Uint8Array, more?: StageInput): Promise<SignatureReport>
  close(): Promise<void>
}

export interface StageInput {
  content?: Uint8Array
  bin?: string
  at?: Date
  roots?: TrustRoots
}

export async function createPkiStage(algorithm: KeyAlgorithm = 'rsa'): Promise<PkiStage> {
  const clock = testClock(PKI_DAY)
  const ca = createTestCa({ algorithm })
  const [ocsp, crl, tsp] = await Promise.all([
    startOcsp(ca, {}, clock),
    startCrl(ca, {}, clock),
    startTsp(ca, {}, clock),
  ])
  const director = ca.issue({ bin: STAGE_BIN })
  const deps = {
    roots: ca.roots,
    clock,
    revocation: { ocspUrl: ocsp.url, crlUrls: [crl.url], tspUrl: tsp.url, patience: 2000 },
  }
  return {
    ca,
    director,
    ocsp,
    crl,
    tsp,
    clock,
    deps,
    verify: (cms = signCms(director, STAGE_CONTENT), more = {}) =>
      verifySignature(
        { ...deps, roots: more.roots ?? deps.roots },
        {
          cms,
          content: more.content ?? STAGE_CONTENT,
          party: { bin: more.bin ?? STAGE_BIN },
          at: more.at ?? clock.now(),
        },
      ),
    close: async () => {
      await Promise.all([ocsp.close(), crl.close(), tsp.close()])
    },
  }
}
