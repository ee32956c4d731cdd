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

/** Returns the document that one of whose versions for its tenant has this file, the newest if there are several. */
export async function findByFile(
  db: Db,
  file: string,
): Promise<{ document: CheckedDocument; version: number } | undefined> {
  const found = await sql<{ document_id: number; version: number }>`
    select v.document_id, v.version from document_versions v join documents d on d.id = v.document_id
    where v.file = ${file} and d.deleted_at is null and v.content -> 'buyer' ->> 'bin' = d.bin
    order by v.document_id desc, v.version desc limit 1`.execute(db)
  const [version] = found.rows
  const document = version && (await findById(db, version.document_id))
  return document && { document, version: version.version }
}
