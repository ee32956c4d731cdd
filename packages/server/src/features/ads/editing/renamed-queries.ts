import { sql } from 'kysely'
import type { Trx } from '../../../platform/database/transaction.ts'
import type { AdNames } from '../../search/find-words.ts'

/** The columns of a revision that refer to a dictionary. */
export type NamedColumn = 'brand_id' | 'service_id' | 'spare_part_id'

/** What a revision is found by. */
export interface FoundRow extends AdNames {
  id: number
  title: string
  title_kk: string | null
  text: string
  text_kk: string | null
}

/** Returns revisions that have an entry, in the order of their ids. */
export async function findNamed(
  trx: Trx,
  { column, id, after, limit }: { column: NamedColumn; id: number; after: number; limit: number },
): Promise<FoundRow[]> {
  const found = await sql<FoundRow>`
    select f.id, f.title, f.title_kk, f.text, f.text_kk, brand.name as brand, part.name as part, part.name_kk as part_kk,
      service.name as service, service.name_kk as service_kk
    from ad_revisions f left join brands brand on brand.id = f.brand_id
    left join spare_parts part on part.id = f.spare_part_id left join services service on service.id = f.service_id
    where f.${sql.ref(column)} = ${id} and f.id > ${after} order by f.id limit ${limit} for update of f`.execute(
    trx,
  )
  return found.rows
}

/** Writes what revisions are found by, and the category of their part. */
export async function writeFound(
  trx: Trx,
  rows: readonly { id: number; words: string; find: string }[],
): Promise<void> {
  await sql`
    update ad_revisions f set words = read.words, find = read.find::tsvector,
      category = case when f.spare_part_id is null then f.category
        else (select category from spare_parts where id = f.spare_part_id) end
    from unnest(${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ words }) => words)}::text[],
      ${rows.map(({ find }) => find)}::text[]) as read (id, words, find) where f.id = read.id`.execute(trx)
}

/** Lets all revisions that have an entry have another one. */
export async function moveRevisions(
  trx: Trx,
  column: NamedColumn,
  { from, into }: { from: number; into: number },
): Promise<void> {
  await sql`update ad_revisions set ${sql.ref(column)} = ${into} where ${sql.ref(column)} = ${from}`.execute(
    trx,
  )
}

/** Returns the published ads that have an entry. */
export async function findListed(trx: Trx, column: NamedColumn, id: number): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select a.id from ads a join ad_revisions f on f.id = a.live_revision_id
    where a.deleted_at is null and f.${sql.ref(column)} = ${id}`.execute(trx)
  return found.rows.map((row) => row.id)
}
