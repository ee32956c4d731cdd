import type { DocumentContent, DocumentKind } from '@sauda/sdk/documents'
import type { Db } from '../../../platform/database/transaction.ts'

/** A stored PDF. */
export interface StoredPaper {
  /** SHA-256 of its bytes, in hexadecimal digits. */
  file: string
  /** In bytes. */
  size: number
  pages: number
}

/** What is needed to draw a version. */
export interface VersionToDraw {
  kind: DocumentKind
  content: DocumentContent
  check_token: string
  received_at: Date
  file: string | null
  size: number | null
  pages: number | null
}

export function findVersion(db: Db, documentId: number, version: number): Promise<VersionToDraw | undefined> {
  return db
    .selectFrom('document_versions')
    .innerJoin('documents', 'documents.id', 'document_versions.document_id')
    .select(['kind', 'content', 'check_token', 'document_versions.received_at', 'file', 'size', 'pages'])
    .where('document_id', '=', documentId)
    .where('document_versions.version', '=', version)
    .executeTakeFirst()
}

/** Names the file of a version, unless it has one; returns whether it had none. */
export async function nameDrawnPaper(
  db: Db,
  { documentId, version, paper }: { documentId: number; version: number; paper: StoredPaper },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('document_versions')
    .set({ ...paper })
    .where('document_id', '=', documentId)
    .where('version', '=', version)
    .where('file', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Names the PDF that the sender made for a version. Throws if the version has one: somebody may have read it. */
export async function nameSentPaper(
  db: Db,
  { documentId, version, paper }: { documentId: number; version: number; paper: StoredPaper },
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('document_versions')
    .set({ ...paper, from_sender: true })
    .where('document_id', '=', documentId)
    .where('version', '=', version)
    .where('file', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n)
    throw new Error(`Version ${version} of document ${documentId} has a PDF already.`)
}

/** A version whose PDF is stored. */
export interface NamedPaper {
  document_id: number
  version: number
  file: string
  size: number | null
}

/** Returns the next stored PDFs by document and version, after the given ones; empty at the end. */
export function namedPapers(
  db: Db,
  after: Pick<NamedPaper, 'document_id' | 'version'>,
  limit: number,
): Promise<NamedPaper[]> {
  return db
    .selectFrom('document_versions')
    .select(['document_id', 'version', 'size'])
    .select((select) => select.ref('file').$notNull().as('file'))
    .where('file', 'is not', null)
    .where((where) =>
      where.or([
        where('document_id', '>', after.document_id),
        where.and([where('document_id', '=', after.document_id), where('version', '>', after.version)]),
      ]),
    )
    .orderBy('document_id')
    .orderBy('version')
    .limit(limit)
    .execute()
}
