import { createHash } from 'node:crypto'
import type { Trx } from '../../platform/database/transaction.ts'
import type { Deps } from '../deps.ts'
import { insertEvidence, insertProofs, insertRoots } from './evidence-queries.ts'
import type { SignatureReport } from './verify/report.ts'
import type { TrustRoots } from './verify/roots.ts'

/** The result of verifying a stored signature. */
export interface Proven {
  signatureId: number
  report: SignatureReport
  /** The authorities that prove it, if they are not those that are pinned now. */
  roots?: TrustRoots
}

/**
 * Keeps what proves signatures, in the transaction that stores them: certificates, answers about revocation, timestamps,
 * the pinned authorities, the report and the version of the portal.
 */
export async function storeEvidence(
  { clock, signing }: Pick<Deps, 'clock' | 'signing'>,
  trx: Trx,
  proven: readonly Proven[],
): Promise<void> {
  const proofs = new Map<string, Buffer>()
  const keep = (bytes: Uint8Array | null) => {
    if (bytes === null) return null
    const hash = createHash('sha256').update(bytes).digest('hex')
    proofs.set(hash, Buffer.from(bytes))
    return hash
  }
  const now = clock.now()
  const sets = new Map(
    [signing.roots, ...proven.flatMap(({ roots }) => roots ?? [])].map((set) => [set.id, set]),
  )
  const named = [...sets.values()].map(({ id, certificates }) => ({
    id,
    certificates: certificates.map((bytes) => keep(bytes) ?? ''),
  }))
  const rows = proven.map(({ signatureId, roots, report: { evidence, ...report } }) => ({
    signature_id: signatureId,
    at: now,
    root_set: roots?.id ?? evidence.root_set,
    chain: evidence.chain.map((bytes) => keep(bytes) ?? ''),
    ocsp: keep(evidence.ocsp),
    crl: keep(evidence.crl),
    opinion: keep(evidence.opinion),
    timestamp: keep(evidence.timestamp),
    renewals: evidence.renewals.map((bytes) => keep(bytes) ?? ''),
    asked_at: evidence.asked_at,
    timestamp_until: report.timestamp?.not_after ?? null,
    report: JSON.stringify(report),
    software: signing.software,
  }))
  await insertProofs(trx, proofs)
  for (const set of named) await insertRoots(trx, { ...set, since: now })
  await insertEvidence(trx, rows)
}

/** Keeps one more timestamp, and the authorities with which all of the signature can be verified. Returns its hash. */
export async function insertTimestamp(
  { clock }: Pick<Deps, 'clock'>,
  trx: Trx,
  { token, roots }: { token: Uint8Array; roots: TrustRoots },
): Promise<string> {
  const named = [token, ...roots.certificates].map(
    (one) => [createHash('sha256').update(one).digest('hex'), Buffer.from(one)] as const,
  )
  const [hash = '', ...certificates] = named.map(([name]) => name)
  await insertProofs(trx, new Map(named))
  await insertRoots(trx, { id: roots.id, certificates, since: clock.now() })
  return hash
}
