import { DOCUMENT_STATUS } from '@sauda/sdk/documents'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/database/transaction.ts'
import type { Tables } from '../../tables.ts'

type SigningSide = Tables['document_signatures']['side']

export type NewSignature = Insertable<Tables['document_signatures']>
export type StoredSignature = Selectable<Tables['document_signatures']>

/** A signature as the page of its document shows it. */
export type ShownSignature = Omit<StoredSignature, 'cms' | 'session_id' | 'told' | 'file' | 'document_id'> & {
  user: string | null
}

/** Returns the signatures of a document, oldest first; those that came too late to count are left out. */
export async function readSignatures(db: Db, documentId: number): Promise<ShownSignature[]> {
  return (
    db
      .selectFrom('document_signatures as s')
      .innerJoin('documents as d', 'd.id', 's.document_id')
      .innerJoin('document_versions as v', (join) =>
        join.onRef('v.document_id', '=', 's.document_id').onRef('v.version', '=', 's.version'),
      )
      .leftJoin('users', 'users.id', 's.user_id')
      .select([
        ...([
          's.id',
          's.version',
          's.side',
          's.state',
          's.fault',
          's.user_id',
          's.iin',
          's.bin',
          's.name',
        ] as const),
        ...([
          's.position',
          's.organisation',
          's.serial',
          's.algorithm',
          's.signed_at',
          's.received_at',
        ] as const),
        's.timestamped',
        'users.display_name as user',
      ])
      .where('s.document_id', '=', documentId)
      .where('s.state', '<>', 'void')
      // A version for another tenant is as if it had never been.
      .where(sql<boolean>`v.content -> 'buyer' ->> 'bin' = d.bin`)
      .orderBy('s.id')
      .execute()
  )
}

/** Stores signatures and returns their ids, in the same order. */
export async function insertSignatures(db: Db, signatures: readonly NewSignature[]): Promise<number[]> {
  if (signatures.length === 0) return []
  const rows = await db
    .insertInto('document_signatures')
    .values([...signatures])
    .returning(['id', 'document_id', 'side'])
    .execute()
  const ids = new Map(rows.map(({ id, document_id }) => [document_id, id]))
  return signatures.map(({ document_id }) => {
    const id = ids.get(document_id)
    if (id === undefined) throw new Error('A signature was not stored')
    return id
  })
}

export async function changeSignature(
  db: Db,
  id: number,
  set: Partial<Pick<StoredSignature, 'state' | 'fault' | 'signed_at' | 'timestamped'>>,
): Promise<void> {
  await db.updateTable('document_signatures').set(set).where('id', '=', id).execute()
}

export function findSignature(db: Db, id: number): Promise<StoredSignature | undefined> {
  return db.selectFrom('document_signatures').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Returns the next signatures with these states by id, after the given one; empty at the end. */
export function nextSignatures(
  db: Db,
  { states, after, limit }: { states: readonly StoredSignature['state'][]; after: number; limit: number },
): Promise<StoredSignature[]> {
  return db
    .selectFrom('document_signatures')
    .selectAll()
    .where('state', 'in', [...states])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Returns which of the documents have a signature of a side, by version, that is still being checked: `id:version`. */
export async function findBeingChecked(
  db: Db,
  side: SigningSide,
  ids: readonly number[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const found = await db
    .selectFrom('document_signatures')
    .select(['document_id', 'version'])
    .where('document_id', 'in', [...ids])
    .where('side', '=', side)
    .where('state', '=', 'pending_revocation')
    .execute()
  return new Set(found.map(({ document_id, version }) => `${document_id}:${version}`))
}

/** Takes the valid signatures of a session that nobody has been told of. Returns their documents. */
export async function takeUntold(
  db: Db,
  sessionId: string,
): Promise<{ document_id: number; side: SigningSide }[]> {
  return db
    .updateTable('document_signatures')
    .set({ told: true })
    .where('session_id', '=', sessionId)
    .where('state', '=', 'valid')
    .where('told', '=', false)
    .returning(['document_id', 'side'])
    .execute()
}

/** Returns the kind of a document, deleted or not. */
export async function findKind(db: Db, id: number): Promise<Tables['documents']['kind'] | undefined> {
  const found = await db.selectFrom('documents').select('kind').where('id', '=', id).executeTakeFirst()
  return found?.kind
}

/** The numbers of both parties of a version. */
export interface SignedVersion {
  document_id: number
  version: number
  supplier: string
  buyer: string
}

/** Returns the numbers of the parties of versions, as the documents say them. */
export async function findParties(
  db: Db,
  versions: readonly { document_id: number; version: number }[],
): Promise<SignedVersion[]> {
  const found = await sql<SignedVersion>`
    select v.document_id, v.version, v.content -> 'supplier' ->> 'bin' as supplier, v.content -> 'buyer' ->> 'bin' as buyer
    from document_versions v join unnest(${versions.map((it) => it.document_id)}::bigint[],
      ${versions.map((it) => it.version)}::int[]) as wanted (document_id, version)
      on wanted.document_id = v.document_id and wanted.version = v.version`.execute(db)
  return found.rows
}

/** Returns newest versions that have no PDF yet and came before a moment, oldest first. */
export async function findUndrawn(
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<{ id: number; version: number }[]> {
  const found = await sql<{ id: number; version: number }>`
    select d.id, d.version from documents d
    join document_versions v on v.document_id = d.id and v.version = d.version
    where v.file is null and v.received_at <= ${before} and d.deleted_at is null
      and d.status = ${sql.lit(DOCUMENT_STATUS.new)}
      and d.kind in ('completion', 'application')
    order by d.id desc limit ${limit}`.execute(db)
  return found.rows
}

/** Returns what the base of a document may fetch: the signature, if it counts. */
export async function findSignatureOfBase(
  db: Db,
  { baseId, kind, guid, id }: { baseId: number; kind: string; guid: string; id: number },
): Promise<{ cms: Buffer; file: string } | undefined> {
  return db
    .selectFrom('document_signatures as s')
    .innerJoin('documents as d', 'd.id', 's.document_id')
    .select(['s.cms', 's.file'])
    .where('s.id', '=', id)
    .where('s.state', '=', 'valid')
    .where('d.base_id', '=', baseId)
    .where('d.kind', '=', kind as 'completion')
    .where('d.guid', '=', guid)
    .executeTakeFirst()
}
