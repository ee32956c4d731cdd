import type { AdDraft } from '@sauda/sdk/ads'
import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/transaction.ts'

/** The entries of the dictionaries that an ad names. */
export type Entries = Pick<AdDraft, 'brand_id' | 'service_id' | 'spare_part_id'>

/** Returns the entries; in place of those that were merged, the ones that they were merged into. */
export async function findMerged(db: Db, { brand_id, service_id, spare_part_id }: Entries): Promise<Entries> {
  const merged = (kind: string, id: number | null) =>
    sql<
      number | null
    >`coalesce((select into_id from merged_entries where kind = ${kind} and from_id = ${id}), ${id}::int)`
  const found = await sql<Entries>`
    select ${merged('brand', brand_id)} as brand_id, ${merged('service', service_id)} as service_id,
      ${merged('part', spare_part_id)} as spare_part_id`.execute(db)
  return found.rows[0] ?? { brand_id, service_id, spare_part_id }
}

/**
 * Keeps entries from being renamed, merged or deleted until the transaction ends; waits for one that is being changed.
 * Returns those that are there.
 */
export async function lockEntries(
  trx: Trx,
  { brand_id, service_id, spare_part_id }: Entries,
): Promise<Entries> {
  const found = await sql<Entries>`
    select (select id from brands where id = ${brand_id} for key share) as brand_id,
      (select id from services where id = ${service_id} for key share) as service_id,
      (select id from spare_parts where id = ${spare_part_id} for key share) as spare_part_id`.execute(trx)
  return found.rows[0] ?? { brand_id: null, service_id: null, spare_part_id: null }
}

/** Returns the entries that a revision names. */
export async function findEntriesOf(db: Db, revisionId: number): Promise<Entries> {
  return db
    .selectFrom('ad_revisions')
    .select(['brand_id', 'service_id', 'spare_part_id'])
    .where('id', '=', revisionId)
    .executeTakeFirstOrThrow()
}
