import { sql } from 'kysely'
import type { Trx } from '../../platform/database/transaction.ts'

/** The keys of pictures that a version names of an entry that was there after a time, and of those of doors. */
const namedAfter = (time: Date) => sql`
  select name.parts[1] from content_versions v join content_items i on i.id = v.item_id
  cross join lateral regexp_matches(v.fields::text, '(?:"key": "|/api/content/image/)([0-9a-f]{20})', 'g') as name (parts)
  where i.deleted_at is null or i.deleted_at > ${time}
  union all select door_photo from companies where door_photo is not null`

/**
 * Locks pictures that were stored before a time and that no shop shows and no version names of an entry that was there after it. Every
 * version counts, since each may be published, restored or read as an older publication. Pictures that a save holds are
 * left out.
 */
export async function lockUnusedImages(trx: Trx, before: Date, limit: number): Promise<string[]> {
  const locked = await sql<{ key: string }>`
    select key from content_images where created_at <= ${before} and key not in (${namedAfter(before)})
    order by created_at limit ${limit} for update skip locked`.execute(trx)
  return locked.rows.map(({ key }) => key)
}

/**
 * Deletes locked pictures that are still unused: a save may have named one and ended before it was locked. Returns the
 * keys of those that are deleted.
 */
export async function deleteLockedImages(trx: Trx, before: Date, keys: readonly string[]): Promise<string[]> {
  const deleted = await sql<{ key: string }>`
    delete from content_images where key = any(${keys}) and key not in (${namedAfter(before)})
    returning key`.execute(trx)
  return deleted.rows.map(({ key }) => key)
}
