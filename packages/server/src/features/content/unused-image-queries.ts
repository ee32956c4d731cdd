import { sql } from 'kysely'
import type { Trx } from '../../platform/database/transaction.ts'

/**
 * Deletes pictures that were stored before a time and that no version names of an entry that was there after it. Every
 * version counts, since each may be published, restored or read as an older publication. Returns the keys.
 */
export async function deleteUnusedImages(trx: Trx, before: Date, limit: number): Promise<string[]> {
  const deleted = await sql<{ key: string }>`
    with named as (
      select name.parts[1] as key from content_versions v join content_items i on i.id = v.item_id
      cross join lateral regexp_matches(v.fields::text, '(?:"key": "|/api/content/image/)([0-9a-f]{20})', 'g') as name (parts)
      where i.deleted_at is null or i.deleted_at > ${before}
    )
    delete from content_images where key in (
      select key from content_images image where created_at <= ${before} and key not in (select key from named)
      order by created_at limit ${limit} for update skip locked)
    returning key`.execute(trx)
  return deleted.rows.map(({ key }) => key)
}
