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

export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('exchange_sessions').where('expires_at', '<', now).execute()
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
    .onConflict((conflict) => conflict.columns(['session_id', 'name']).doUpdateSet({ file, batch_id, size }))
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
