import { sql } from 'kysely'
import type { Db } from '../../../platform/database/transaction.ts'

/** A signature that counts, with the newest result of verifying it. */
export interface StandingSignature {
  id: number
  side: 'tenant' | 'centre'
  /** SHA-256 of the signed PDF. */
  file: string
  cms: Buffer
  iin: string | null
  bin: string | null
  signed_at: Date
  received_at: Date
  root_set: string
  chain: string[]
  ocsp: string | null
  crl: string | null
  opinion: string | null
  timestamp: string | null
  renewals: string[]
  asked_at: Date | null
  /** What was found when it was accepted, as it was stored. */
  report: object
  software: string
}

/** Returns the signatures of a version that are valid or still being checked, the tenant's first. */
export async function standingSignatures(
  db: Db,
  documentId: number,
  version: number,
): Promise<StandingSignature[]> {
  const found = await sql<StandingSignature>`
    select s.id, s.side, s.file, s.cms, s.iin, s.bin, s.signed_at, s.received_at,
      e.root_set, e.chain, e.ocsp, e.crl, e.opinion, e.timestamp, e.renewals, e.asked_at, e.report, e.software
    from document_signatures s
    join lateral (select * from signature_evidence where signature_id = s.id order by id desc limit 1) e on true
    where s.document_id = ${documentId} and s.version = ${version} and s.state in ('valid', 'pending_revocation')
    order by s.side desc, s.id`.execute(db)
  return found.rows
}

/** Returns which documents have such signatures of their newest version. */
export async function hasStanding(db: Db, documentIds: readonly number[]): Promise<Set<number>> {
  const found = await sql<{ id: number }>`
    select distinct d.id from documents d
    join document_signatures s on s.document_id = d.id and s.version = d.version
    where d.id = any(${[...documentIds]}::bigint[]) and s.state in ('valid', 'pending_revocation')`.execute(
    db,
  )
  return new Set(found.rows.map(({ id }) => id))
}
