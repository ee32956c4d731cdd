import type { components } from '@sauda/sdk'
import type { DocumentContent, DocumentKind } from '@sauda/sdk/documents'
import { type RawBuilder, sql, type Updateable } from 'kysely'
import type { Db } from '../../platform/database/transaction.ts'
import type { Tables } from '../../tables.ts'
import type { Scope } from './filter-queries.ts'
import { type ListedDocument, listedColumns } from './list-queries.ts'

/** The facts of a document that decisions depend on. */
export interface DocumentState {
  id: number
  kind: DocumentKind
  batch_id: number
  status: number
  base_id: number | null
  version: number
  bin: string
  number: string
  dated_on: string
  title: string
  company: string
  total: number
  currency: string
  unread: boolean
}

/** What identifies a document for a user; a foreign document is as if it did not exist. */
export interface Wanted {
  kind: DocumentKind
  /** The BIN whose documents are visible; null for all. */
  bin: string | null
}

const STATE = sql`d.id, d.kind, d.batch_id, d.status, d.base_id, d.version, d.bin, d.number, d.dated_on, d.title,
  d.company, d.total, d.currency, d.unread`

function visible({ kind, bin }: Wanted): RawBuilder<boolean> {
  const own = bin === null ? sql<boolean>`true` : sql<boolean>`d.bin = ${bin}`
  return sql`d.kind = ${kind} and d.deleted_at is null and ${own}`
}

/** Returns the visible ones among documents in the order of their ids. */
export async function findStates(db: Db, wanted: Wanted, ids: readonly number[]): Promise<DocumentState[]> {
  const found = await sql<DocumentState>`
    select ${STATE} from documents d where d.id = any(${[...ids]}::bigint[]) and ${visible(wanted)}
    order by d.id`.execute(db)
  return found.rows
}

/** Does the same, and locks them until the transaction ends. */
export async function lockStates(db: Db, wanted: Wanted, ids: readonly number[]): Promise<DocumentState[]> {
  // Lock in a separate statement: a statement that waited for the lock would still see the state before the wait.
  await sql`select from documents d where d.id = any(${[...ids]}::bigint[]) and ${visible(wanted)}
    order by d.id for update`.execute(db)
  return findStates(db, wanted, ids)
}

/** Whether a document has a version that is for its tenant. */
export async function hasVersion(db: Db, id: number, version: number): Promise<boolean> {
  const found = await sql`
    select from document_versions v join documents d on d.id = v.document_id
    where d.id = ${id} and v.version = ${version} and v.content -> 'buyer' ->> 'bin' = d.bin`.execute(db)
  return found.rows.length > 0
}

/** Returns the ids of all visible documents of a batch, by tenant and number. */
export async function findIdsOf(db: Db, wanted: Wanted, batchId: number): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select d.id from documents d where d.batch_id = ${batchId} and ${visible(wanted)}
    order by d.company, d.bin, d.number, d.id`.execute(db)
  return found.rows.map(({ id }) => id)
}

/** Returns a visible document as lists have it. */
export async function findListed(db: Db, scope: Scope, id: number): Promise<ListedDocument | undefined> {
  const found = await sql<ListedDocument>`
    select ${listedColumns(scope.today)} from documents d join document_batches b on b.id = d.batch_id
    where d.id = ${id} and ${visible(scope)}`.execute(db)
  return found.rows[0]
}

/** Changes one document, or several in the same way. */
export async function changeDocument(
  db: Db,
  ids: number | readonly number[],
  set: Updateable<Tables['documents']>,
): Promise<void> {
  const all = [ids].flat()
  if (all.length > 0) await db.updateTable('documents').set(set).where('id', 'in', all).execute()
}

/** A version, and what was drawn of it. */
export interface StoredVersion {
  version: number
  content: DocumentContent
  from_sender: boolean
  received_at: string
}

/**
 * Returns the versions of a document, newest first. A version for another tenant is left out: the accounting system had
 * corrected the BIN, and the tenant of before has lost the document, as the new one never had that version.
 */
export async function readVersions(db: Db, id: number): Promise<StoredVersion[]> {
  const found = await sql<StoredVersion>`
    select v.version, v.content, v.from_sender, rfc3339(v.received_at) as received_at
    from document_versions v join documents d on d.id = v.document_id
    where v.document_id = ${id} and v.content -> 'buyer' ->> 'bin' = d.bin
    order by v.version desc`.execute(db)
  return found.rows
}

/**
 * Returns the document for the same thing a month earlier: of the same tenant and kind, with the same rooms, or with the
 * same title apart from the names of months and the numbers. Titles are compared by the caller.
 */
export async function findOfMonthBefore(
  db: Db,
  id: number,
): Promise<(components['schemas']['DocumentSum'] & { title: string; same_rooms: boolean })[]> {
  const found = await sql<components['schemas']['DocumentSum'] & { title: string; same_rooms: boolean }>`
    select p.number, p.total, p.title, cardinality(d.room_ids) > 0 and p.room_ids = d.room_ids as same_rooms
    from documents d join document_batches now_of on now_of.id = d.batch_id
    join document_batches before on before.kind = d.kind and before.period = now_of.period - interval '1 month'
    join documents p on p.batch_id = before.id and p.bin = d.bin and p.deleted_at is null and p.currency = d.currency
    where d.id = ${id} order by p.dated_on desc, p.id desc limit 100`.execute(db)
  return found.rows
}

/** A change of a document that the accounting system should learn of. */
export interface Change {
  state: Pick<DocumentState, 'id' | 'base_id' | 'version'>
  action: 'downloaded' | 'rejected' | 'annulled' | 'signed' | 'countersigned'
  status: number
  /** The signature that made the change. */
  signature_id?: number
  reason?: string
  comment?: string
  at: Date
}

/** Adds changes for the accounting systems that sent the documents; staff's own documents have none. */
export async function insertChanges(db: Db, changes: readonly Change[]): Promise<void> {
  const rows = changes.flatMap(({ state: { id, base_id, version }, reason, comment, ...change }) =>
    base_id === null
      ? []
      : [{ ...change, base_id, document_id: id, version, reason: reason ?? null, comment: comment ?? null }],
  )
  if (rows.length > 0) await db.insertInto('document_changes').values(rows).execute()
}
