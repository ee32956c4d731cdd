import type { ExchangeProblem } from '@sauda/sdk/documents'
import type { Db, Trx } from '../../../platform/database/transaction.ts'

/** A sign-in of a base that speaks CommerceML. */
export interface Session {
  id: number
  base_id: number
  base: string
  networks: string[]
  revoked_at: Date | null
  expires_at: Date
}

/** A file that came, whole or in part. */
export interface Upload {
  name: string
  /** Its name in the spool. */
  file: string
  /** What it was imported as. A file of a ZIP file has a row of its own once it is imported, with the ZIP file's `file`. */
  batch_id: number | null
  /** How many of its bytes count: a transaction that was rolled back may have left more. Null if all do. */
  size: number | null
}

export interface UploadState extends Upload {
  /** Whether its import is finished. */
  isImported: boolean
}

/** Returns a session by the hash of its token, expired or not. */
export function findSession(db: Db, tokenHash: Buffer): Promise<Session | undefined> {
  return db
    .selectFrom('exchange_sessions as s')
    .innerJoin('exchange_bases as b', 'b.id', 's.base_id')
    .select(['s.id', 's.base_id', 'b.name as base', 'b.networks', 'b.revoked_at', 's.expires_at'])
    .where('s.token_hash', '=', tokenHash)
    .executeTakeFirst()
}

export async function insertSession(
  trx: Trx,
  session: { base_id: number; token_hash: Buffer; expires_at: Date },
): Promise<void> {
  await trx.insertInto('exchange_sessions').values(session).execute()
}

/** Deletes the sessions of a base. Returns the names of their files in the spool. */
export async function deleteSessions(trx: Trx, baseId: number): Promise<string[]> {
  const uploads = await trx
    .selectFrom('exchange_uploads as u')
    .innerJoin('exchange_sessions as s', 's.id', 'u.session_id')
    .select('u.file')
    .where('s.base_id', '=', baseId)
    .execute()
  await trx.deleteFrom('exchange_sessions').where('base_id', '=', baseId).execute()
  return uploads.map(({ file }) => file)
}

export async function findExpired(trx: Trx, now: Date): Promise<number[]> {
  const found = await trx
    .selectFrom('exchange_sessions')
    .select('id')
    .where('expires_at', '<', now)
    .orderBy('id')
    .forUpdate()
    .execute()
  return found.map(({ id }) => id)
}

/** Returns the sessions of a base, locked until the end of the transaction. */
export async function findSessionsOf(trx: Trx, baseId: number): Promise<number[]> {
  const found = await trx
    .selectFrom('exchange_sessions')
    .select('id')
    .where('base_id', '=', baseId)
    .orderBy('id')
    .forUpdate()
    .execute()
  return found.map(({ id }) => id)
}

/** A file that is no batch, and nobody knows it. */
export interface Untold {
  base_id: number
  name: string
  size: number | null
  /** Why it could not be taken in when it came; null if that was not tried. */
  refusal: ExchangeProblem[] | null
}

/** Returns the files of sessions that nobody has imported, and whose base was not told why. */
export function findUntold(trx: Trx, sessionIds: readonly number[]): Promise<Untold[]> {
  return trx
    .selectFrom('exchange_uploads as u')
    .innerJoin('exchange_sessions as s', 's.id', 'u.session_id')
    .select(['s.base_id', 'u.name', 'u.size', 'u.refusal'])
    .where('u.session_id', 'in', [...sessionIds, 0])
    .where('u.batch_id', 'is', null)
    .where('u.told', '=', false)
    .where(({ not, exists, selectFrom }) =>
      // Of a ZIP file each XML file that was imported has a row.
      not(
        exists(
          selectFrom('exchange_uploads as one')
            .select('one.name')
            .whereRef('one.session_id', '=', 'u.session_id')
            .whereRef('one.file', '=', 'u.file')
            .where('one.batch_id', 'is not', null),
        ),
      ),
    )
    .orderBy('u.session_id')
    .orderBy('u.name')
    .execute()
}

/** Notes that the base was told why files of a session are no batches. */
export async function markTold(db: Db, sessionId: number): Promise<void> {
  await db.updateTable('exchange_uploads').set({ told: true }).where('session_id', '=', sessionId).execute()
}

/** Notes why a file that came whole could not be taken in. */
export async function noteRefusal(
  db: Db,
  { sessionId, name }: { sessionId: number; name: string },
  problems: readonly ExchangeProblem[],
): Promise<void> {
  await db
    .updateTable('exchange_uploads')
    .set({ refusal: JSON.stringify(problems) })
    .where('session_id', '=', sessionId)
    .where('name', '=', name)
    .where('batch_id', 'is', null)
    .execute()
}

export async function deleteEnded(db: Db, ids: readonly number[]): Promise<void> {
  await db
    .deleteFrom('exchange_sessions')
    .where('id', 'in', [...ids, 0])
    .execute()
}

/** Locks a session until the end of the transaction: a file becomes one batch, however often its import is asked for. */
export async function lockSession(trx: Trx, id: number): Promise<boolean> {
  const found = await trx
    .selectFrom('exchange_sessions')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return found !== undefined
}

export function findUploads(db: Db, sessionId: number): Promise<Upload[]> {
  return db
    .selectFrom('exchange_uploads')
    .select(['name', 'file', 'batch_id', 'size'])
    .where('session_id', '=', sessionId)
    .orderBy('name')
    .execute()
}

/** Returns the files of a session with how far they are. */
export async function findUploadStates(trx: Trx, sessionId: number): Promise<UploadState[]> {
  const uploads = await trx
    .selectFrom('exchange_uploads as u')
    .leftJoin('exchange_batches as b', 'b.id', 'u.batch_id')
    .select(['u.name', 'u.file', 'u.batch_id', 'u.size', 'b.finished_at'])
    .where('u.session_id', '=', sessionId)
    .execute()
  return uploads.map(({ finished_at, ...upload }) => ({ ...upload, isImported: finished_at !== null }))
}

/** Forgets files by their names in the spool, with all that was imported from them. */
export async function deleteUploadsOf(trx: Trx, sessionId: number, files: readonly string[]): Promise<void> {
  if (files.length === 0) return
  await trx
    .deleteFrom('exchange_uploads')
    .where('session_id', '=', sessionId)
    .where('file', 'in', files)
    .execute()
}

/** Names a file in the spool, or what it became. */
export async function putUpload(db: Db, upload: { session_id: number } & Upload): Promise<void> {
  const { file, batch_id, size } = upload
  await db
    .insertInto('exchange_uploads')
    .values(upload)
    .onConflict((conflict) =>
      conflict.columns(['session_id', 'name']).doUpdateSet({ file, batch_id, size, told: false }),
    )
    .execute()
}

/** Deletes the files of a session. Returns their names in the spool. */
export async function deleteUploads(db: Db, sessionId: number): Promise<string[]> {
  const deleted = await db
    .deleteFrom('exchange_uploads')
    .where('session_id', '=', sessionId)
    .returning('file')
    .execute()
  return deleted.map(({ file }) => file)
}
