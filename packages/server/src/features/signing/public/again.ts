import { buffer } from 'node:stream/consumers'
import type { Deps } from '../../deps.ts'
import { openPaper } from '../../documents/paper/paper.ts'
import { findProofs, findRoots } from '../evidence-queries.ts'
import { listOf } from '../kept-evidence.ts'
import type { Evidence, SignatureReport } from '../verify/report.ts'
import type { TrustRoots } from '../verify/roots.ts'
import type { StoredList } from '../verify/stored-list.ts'
import { verifyAgain } from '../verify/verify.ts'
import type { StandingSignature } from './stored-queries.ts'

type Proofs = ReadonlyMap<string, Buffer>

/** A signature with everything that proves it. */
export interface Proved {
  signature: StandingSignature
  evidence: Evidence
  /** The list of revoked certificates, which `evidence` leaves out. */
  list: StoredList | null
  /** The authorities that were pinned when it was accepted. */
  roots: TrustRoots
}

/** Reads the proofs of signatures. */
async function provedOf(
  { db }: Pick<Deps, 'db'>,
  signatures: readonly StandingSignature[],
): Promise<Proved[]> {
  const roots = new Map<string, string[]>()
  for (const { root_set } of signatures) {
    if (!roots.has(root_set)) roots.set(root_set, await findRoots(db, root_set))
  }
  const hashes = signatures.flatMap(({ chain, ocsp, opinion, timestamp, renewals }) => [
    ...chain,
    ...[ocsp, opinion, timestamp].flatMap((hash) => hash ?? []),
    ...renewals,
  ])
  const proofs = await findProofs(db, [...hashes, ...[...roots.values()].flat()])
  return signatures.map((signature) => ({
    signature,
    evidence: evidenceOf(signature, proofs),
    list: listOf(db, signature.crl),
    roots: {
      id: signature.root_set,
      certificates: all(proofs, roots.get(signature.root_set) ?? []),
    },
  }))
}

function evidenceOf(signature: StandingSignature, proofs: Proofs): Evidence {
  const { chain, ocsp, opinion, timestamp, renewals, root_set, asked_at } = signature
  const one = (hash: string | null) => (hash === null ? null : (proofs.get(hash) ?? null))
  return {
    chain: all(proofs, chain),
    ocsp: one(ocsp),
    crl: null,
    opinion: one(opinion),
    timestamp: one(timestamp),
    renewals: all(proofs, renewals),
    root_set,
    asked_at,
  }
}

function all(proofs: Proofs, hashes: readonly string[]): Buffer[] {
  return hashes.flatMap((hash) => proofs.get(hash) ?? [])
}

/**
 * Verifies stored signatures from what was kept, without asking anybody: the stored PDF is read, so a file that was
 * exchanged in the storage is noticed.
 */
export async function verifyStored(
  deps: Pick<Deps, 'db' | 'clock' | 'storage'>,
  signatures: readonly StandingSignature[],
  { forGuest = false }: { forGuest?: boolean } = {},
): Promise<{ proved: Proved; report: SignatureReport }[]> {
  const now = deps.clock.now()
  const files = new Map<string, Buffer>()
  for (const { file } of signatures) {
    if (!files.has(file)) files.set(file, await buffer(await openPaper(deps, file)))
  }
  const proved = await provedOf(deps, signatures)
  return Promise.all(
    proved.map(async (one) => {
      const { cms, file, bin, iin, received_at: at } = one.signature
      const content = files.get(file) ?? Buffer.alloc(0)
      // That the key may sign for the party was decided when the signature was accepted.
      const input = { cms, content, party: { bin: bin ?? iin ?? '' }, at, evidence: one.evidence, now }
      return { proved: one, report: await verifyAgain(one.roots, input, { forGuest, list: one.list }) }
    }),
  )
}
