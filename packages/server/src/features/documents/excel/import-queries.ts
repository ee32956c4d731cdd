import type { DocumentContent, DocumentKind, DocumentParty } from '@sauda/sdk/documents'
import { DOCUMENT_STATUS } from '@sauda/sdk/documents'
import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/transaction.ts'

/** By what a document is known that has no id of a sender. */
export interface NaturalKey {
  number: string
  date: string
  bin: string
}

/** A document that is here already. */
export interface Known extends NaturalKey {
  id: number
  base_id: number | null
  guid: string
  status: number
  data_version: string
  content: DocumentContent
}

/** Makes other imports of the kind wait until the transaction ends: each finds what the one before has stored. */
export async function lockImports(trx: Trx, kind: DocumentKind): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`import ${kind}`}, 0))`.execute(trx)
}

/** Returns the documents that are neither deleted nor annulled, by number, date and tenant. */
export async function findKnown(db: Db, kind: DocumentKind, keys: readonly NaturalKey[]): Promise<Known[]> {
  if (keys.length === 0) return []
  const { annulled } = DOCUMENT_STATUS
  const found = await sql<Known>`
    select d.id, d.base_id, d.guid, d.status, d.number, d.dated_on as date, d.bin, v.data_version, v.content
    from unnest(${keys.map(({ number }) => number)}::text[], ${keys.map(({ date }) => date)}::date[],
      ${keys.map(({ bin }) => bin)}::text[]) as wanted (number, date, bin)
    join documents d on d.bin = wanted.bin and d.kind = ${kind} and d.dated_on = wanted.date
      and d.number = wanted.number and d.deleted_at is null and d.status <> ${sql.lit(annulled)}
    join document_versions v on v.document_id = d.id and v.version = d.version
    order by d.id`.execute(db)
  return found.rows
}

/** Returns the party of each tenant as its newest document has it. */
export async function findBuyers(db: Db, bins: readonly string[]): Promise<Map<string, DocumentParty>> {
  if (bins.length === 0) return new Map()
  const found = await sql<{ bin: string; buyer: DocumentParty }>`
    select wanted.bin, newest.buyer from unnest(${[...bins]}::text[]) as wanted (bin)
    cross join lateral (
      select v.content -> 'buyer' as buyer from documents d
      join document_versions v on v.document_id = d.id and v.version = d.version
      where d.bin = wanted.bin and d.deleted_at is null order by d.dated_on desc, d.id desc limit 1) newest`.execute(
    db,
  )
  return new Map(found.rows.map(({ bin, buyer }) => [bin, buyer]))
}

/** Returns the names of registered tenants by BIN. */
export async function findCompanies(db: Db, bins: readonly string[]): Promise<Map<string, string>> {
  if (bins.length === 0) return new Map()
  const found = await db
    .selectFrom('companies')
    .select(['bin', 'company'])
    .where('bin', 'in', [...bins])
    .execute()
  return new Map(found.map(({ bin, company }) => [bin, company]))
}

/** Returns the centre as the newest document of any kind has it. */
export async function findSupplier(db: Db): Promise<DocumentParty | null> {
  const found = await sql<{ supplier: DocumentParty }>`
    select v.content -> 'supplier' as supplier from documents d
    join document_versions v on v.document_id = d.id and v.version = d.version
    where d.id = (select max(id) from documents where deleted_at is null)`.execute(db)
  return found.rows[0]?.supplier ?? null
}
