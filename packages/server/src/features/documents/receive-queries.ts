import type { DocumentKind } from '@sauda/sdk/documents'
import { type Insertable, sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/transaction.ts'
import type { Tables } from '../../tables.ts'

interface SourceKey {
  baseId: number | null
  kind: DocumentKind
  guid: string
}

/** A document that is here already, by its id at the sender. */
export interface Source {
  id: number
  status: number
  version: number
  bin: string
  data_version: string
  content_hash: Buffer
  deleted: boolean
}

/** Makes others who receive the same document wait until the transaction ends, also if it is not here yet. */
export async function lockSource(trx: Trx, { baseId, kind, guid }: SourceKey): Promise<void> {
  const key = `document ${baseId} ${kind} ${guid}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx)
}

/** Returns the document and locks it; one that was deleted only if there is no other. */
export async function findSource(trx: Trx, { baseId, kind, guid }: SourceKey): Promise<Source | undefined> {
  const source = sql`d.base_id is not distinct from ${baseId}::int and d.kind = ${kind} and d.guid = ${guid}`
  // Lock in a separate statement: a statement that waited for the lock would still see the state before the wait.
  await sql`select from documents d where ${source} order by d.id for update`.execute(trx)
  const found = await sql<Source>`
    select d.id, d.status, d.version, d.bin, v.data_version, v.content_hash, d.deleted_at is not null as deleted
    from documents d join document_versions v on v.document_id = d.id and v.version = d.version
    where ${source} order by d.deleted_at is null desc, d.id desc limit 1`.execute(trx)
  return found.rows[0]
}

export async function insertDocument(db: Db, document: Insertable<Tables['documents']>): Promise<number> {
  const { id } = await db.insertInto('documents').values(document).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function insertVersion(db: Db, version: Insertable<Tables['document_versions']>): Promise<void> {
  await db.insertInto('document_versions').values(version).execute()
}

/** A room as it is sent: its number as written, and the number after its level if it is written so. */
export interface SentRoom {
  written: string
  number: string
  level: number | null
}

/** A room that the centre has. */
interface KnownRoom {
  id: number
  level: number
  number: string
}

/** Returns rooms by number, in the given order; unknown rooms are left out. */
export async function roomsByNumber(db: Db, wanted: readonly SentRoom[]): Promise<KnownRoom[]> {
  if (wanted.length === 0) return []
  const rooms = await db
    .selectFrom('rooms')
    .select(['id', 'number', 'level'])
    .where(
      'number',
      'in',
      wanted.flatMap(({ written, number }) => [written, number]),
    )
    .execute()
  const known = wanted.flatMap(({ written, number, level }) => {
    const found =
      rooms.find((room) => room.number === written) ??
      rooms.find((room) => room.number === number && (level === null || room.level === level))
    return found ?? []
  })
  return [...new Set(known)]
}
