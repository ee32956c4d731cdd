import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/database/transaction.ts'
import type { Tables } from '../../tables.ts'

export type NewEvidence = Insertable<Tables['signature_evidence']>
export type StoredEvidence = Selectable<Tables['signature_evidence']>

/** Stores proofs that are not stored yet, in the order of their hashes, so that two processes cannot lock each other. */
export async function insertProofs(db: Db, proofs: ReadonlyMap<string, Buffer>): Promise<void> {
  if (proofs.size === 0) return
  const rows = [...proofs]
    .map(([hash, bytes]) => ({ hash, bytes }))
    .toSorted((a, b) => a.hash.localeCompare(b.hash))
  await db
    .insertInto('signature_proofs')
    .values(rows)
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute()
}

export async function insertRoots(
  db: Db,
  roots: { id: string; certificates: string[]; since: Date },
): Promise<void> {
  await db
    .insertInto('signature_roots')
    .values(roots)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

export async function insertEvidence(db: Db, evidence: readonly NewEvidence[]): Promise<void> {
  if (evidence.length > 0)
    await db
      .insertInto('signature_evidence')
      .values([...evidence])
      .execute()
}

/** Returns the newest result for a signature. */
export function newestEvidence(db: Db, signatureId: number): Promise<StoredEvidence | undefined> {
  return db
    .selectFrom('signature_evidence')
    .selectAll()
    .where('signature_id', '=', signatureId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function findProofs(db: Db, hashes: readonly string[]): Promise<Map<string, Buffer>> {
  if (hashes.length === 0) return new Map()
  const found = await db
    .selectFrom('signature_proofs')
    .selectAll()
    .where('hash', 'in', [...new Set(hashes)])
    .execute()
  return new Map(found.map(({ hash, bytes }) => [hash, bytes]))
}

export async function findRoots(db: Db, id: string): Promise<string[]> {
  const found = await db
    .selectFrom('signature_roots')
    .select('certificates')
    .where('id', '=', id)
    .executeTakeFirst()
  return found?.certificates ?? []
}

/** Returns valid signatures whose newest timestamp ends before a moment. */
export async function findEndingTimestamps(
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select s.id from document_signatures s
    join lateral (select timestamp_until from signature_evidence e where e.signature_id = s.id order by e.id desc limit 1) newest
      on true
    where s.state = 'valid' and newest.timestamp_until <= ${before} order by newest.timestamp_until limit ${limit}`.execute(
    db,
  )
  return found.rows.map(({ id }) => id)
}

/**
 * Returns the next valid signatures by id without a known end of a timestamp: nobody has looked yet, or there is no
 * timestamp at all.
 */
export async function findUnknownTimestamps(
  db: Db,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select s.id from document_signatures s
    join lateral (select timestamp_until from signature_evidence e where e.signature_id = s.id
      order by e.id desc limit 1) newest on true
    where s.state = 'valid' and newest.timestamp_until is null and s.id > ${after}
    order by s.id limit ${limit}`.execute(db)
  return found.rows.map(({ id }) => id)
}

export async function setTimestampEnd(db: Db, evidenceId: number, timestamp_until: Date): Promise<void> {
  await db.updateTable('signature_evidence').set({ timestamp_until }).where('id', '=', evidenceId).execute()
}

/** What the report says of a timestamp that was added after the signature was accepted. */
export interface TimestampNote {
  time: Date
  authority: string
  serial: string
  not_after: Date
}

/** Adds evidence that repeats an earlier row with one more timestamp. */
export async function addRenewedEvidence(
  db: Db,
  {
    id,
    isFirst,
    hash,
    report,
    at,
    root_set,
  }: { id: number; isFirst: boolean; hash: string; report: TimestampNote; at: Date; root_set: string },
): Promise<void> {
  await sql`
    insert into signature_evidence (signature_id, at, root_set, chain, ocsp, crl, opinion, timestamp, renewals, asked_at,
      timestamp_until, report, software)
    -- The report says of every timestamp when it was taken.
    select signature_id, ${at}, ${root_set}, chain, ocsp, crl, opinion, ${isFirst ? sql`${hash}` : sql`timestamp`},
      ${isFirst ? sql`renewals` : sql`renewals || ${hash}::text`}, asked_at, ${report.not_after},
      jsonb_set(report, '{added_timestamps}', coalesce(report -> 'added_timestamps', '[]') || ${JSON.stringify(report)}::jsonb), software
    from signature_evidence where id = ${id}`.execute(db)
}
