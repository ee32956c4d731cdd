import type { DocumentContent, DocumentKind } from '@sauda/sdk/documents'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database/transaction.ts'

/** What the public check needs of a document. */
export interface CheckedDocument {
  id: number
  kind: DocumentKind
  status: number
  version: number
  content: DocumentContent
  rooms: { level: number; number: string }[]
}

function findOne(db: Db, condition: RawBuilder<boolean>): Promise<CheckedDocument | undefined> {
  return sql<CheckedDocument>`
    select d.id, d.kind, d.status, d.version, v.content, coalesce((
      select jsonb_agg(jsonb_build_object('level', room.level, 'number', room.number) order by room.level, room.number)
      from rooms room where room.id = any(d.room_ids)), '[]') as rooms
    from documents d join document_versions v on v.document_id = d.id and v.version = d.version
    where d.deleted_at is null and ${condition}`
    .execute(db)
    .then(({ rows }) => rows[0])
}

export function findById(db: Db, id: number): Promise<CheckedDocument | undefined> {
  return findOne(db, sql<boolean>`d.id = ${id}`)
}

/** Returns the document of an address; a wrong secret is as if it did not exist. */
export function findByAddress(
  db: Db,
  { id, secret }: { id: number; secret: string },
): Promise<CheckedDocument | undefined> {
  return findOne(db, sql<boolean>`d.id = ${id} and d.check_token = ${secret}`)
}

/** A file that the portal knows. */
export interface KnownFile {
  document: CheckedDocument
  version: number
  /** What the file is a copy of; null for a file that is a version itself. */
  copy_of: { kind: DocumentKind; number: string; date: string } | null
}

/**
 * Returns the document that one of whose versions for its tenant has this file, the newest if there are several, or has this
 * file as a copy with a signature sheet.
 */
export async function findByFile(db: Db, file: string): Promise<KnownFile | undefined> {
  const found = await sql<Pick<KnownFile, 'version' | 'copy_of'> & { document_id: number }>`
    with known as (
      select document_id, version, false as is_copy from document_versions where file = ${file}
      union all select document_id, version, true from signed_copies where file = ${file})
    select v.document_id, v.version, case when known.is_copy then jsonb_build_object('kind', d.kind,
      'number', v.content ->> 'number', 'date', v.content ->> 'date') end as copy_of
    from known join document_versions v using (document_id, version) join documents d on d.id = v.document_id
    where d.deleted_at is null and v.content -> 'buyer' ->> 'bin' = d.bin
    order by known.is_copy, v.document_id desc, v.version desc limit 1`.execute(db)
  const [one] = found.rows
  const document = one && (await findById(db, one.document_id))
  return document && { document, version: one.version, copy_of: one.copy_of }
}
