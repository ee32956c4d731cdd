import { buffer } from 'node:stream/consumers'
import type { components } from '@sauda/sdk'
import { ThreadError } from '../../platform/thread.ts'
import { RefusalError } from '../../refusal.ts'
import type { Deps } from '../deps.ts'
import { openPaper } from '../documents/paper/paper.ts'
import { findParties } from '../documents/signatures.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { SessionDocument } from './session-queries.ts'
import { hashOf } from './start.ts'
import type { Side } from './types.ts'
import type { SignatureReport } from './verify/report.ts'
import { verifySignature } from './verify/verify.ts'

type Schemas = components['schemas']
/** Why a document is not signed. */
export type Code = Schemas['SignatureFault'] | Schemas['SigningRefusal']

/** Larger ones are no signatures of NCALayer: those have 5 to 30 kB. */
const LARGEST_CMS = 256 * 1024

/** How many signatures are verified at once: a few wait for the answer of the authority meanwhile. */
const AT_ONCE = 8

/** Seconds until a machine that is too busy to verify may be asked again. */
const BUSY = 10

/** A signature as it came. */
export interface Submitted {
  id: number
  cms: Buffer
  hash: Buffer
}

/** A signature that was verified outside of the transaction. */
export interface Verified extends Submitted {
  document: SessionDocument
  report: SignatureReport
  /** Number of the party that signs. */
  bin: string
}

/** Reads the base64 of a signature. */
export function readCms({ id, cms: text }: Schemas['SubmittedSignature']): Submitted | Code {
  const clean = text.replace(/\s/g, '')
  if (clean.length > (LARGEST_CMS / 3) * 4 + 4) return 'too_large'
  if (clean === '' || clean.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(clean)) return 'broken_base64'
  const cms = Buffer.from(clean, 'base64')
  return { id, cms, hash: hashOf(cms) }
}

/** Verifies signatures of the bytes that the session has frozen. */
export async function verifyAll(
  deps: Deps,
  side: Side,
  all: readonly { submitted: Submitted; document: SessionDocument }[],
): Promise<Map<number, Verified | Code>> {
  const parties = new Map(
    (
      await findParties(
        deps.db,
        all.map(({ document }) => document),
      )
    ).map((party) => [party.document_id, party]),
  )
  const judged = new Map<number, Verified | Code>()
  for (let done = 0; done < all.length; done += AT_ONCE) {
    const some = all.slice(done, done + AT_ONCE)
    await Promise.all(
      some.map(async ({ submitted, document }) => {
        const party = parties.get(submitted.id)
        const bin = side === 'tenant' ? party?.buyer : party?.supplier
        judged.set(submitted.id, await verifyOne(deps, { submitted, document, bin: bin ?? '', side }))
      }),
    )
  }
  return judged
}

async function verifyOne(
  deps: Deps,
  {
    submitted,
    document,
    bin,
    side,
  }: { submitted: Submitted; document: SessionDocument; bin: string; side: Side },
): Promise<Verified | Code> {
  const { centreBins } = deps.signing
  if (side === 'centre' && centreBins.length > 0 && !centreBins.includes(bin)) return 'other_bin'
  const content = await bytesOf(deps, document.file)
  if (!content) return 'no_document'
  const report = await verifySignature(
    { ...deps.signing, clock: deps.clock },
    { cms: submitted.cms, content, party: { bin }, at: deps.clock.now() },
  ).catch(askLater)
  if (report.verdict === 'invalid') return report.fault ?? 'bad_signature'
  return { ...submitted, document, report, bin }
}

/** Nothing was found out, and nothing is stored: the browser keeps the signatures and sends them again. */
function askLater(error: unknown): never {
  if (error instanceof ThreadError) throw new RefusalError('unavailable', { retry_after: BUSY })
  throw error
}

/** Returns a stored PDF; null if it is gone or is not what was stored, which no signature of it survives. */
export async function bytesOf(deps: Pick<Deps, 'storage'>, file: string): Promise<Buffer | null> {
  try {
    const bytes = await buffer(await openPaper(deps, file))
    return (await fingerprintOf(bytes)) === file ? bytes : null
  } catch {
    return null
  }
}
