import { sql } from 'kysely'
import type { Db } from '../../platform/database/transaction.ts'
import type { ItemRow } from './item-queries.ts'

export interface Edition {
  version: number
  effective_on: string
  change_note: string | null
  change_note_kk: string | null
}

/** Returns the publications of a text that have begun, the newest first. */
export async function findEditions(db: Db, itemId: number, now: Date): Promise<Edition[]> {
  const found = await sql<Edition>`
    select edition as version, effective_on, change_note, change_note_kk from content_versions
    where item_id = ${itemId} and edition is not null and shown_from <= ${now} order by edition desc`.execute(
    db,
  )
  return found.rows
}

/** Returns one of the publications that have begun. */
export async function findEdition(
  db: Db,
  itemId: number,
  edition: number,
  now: Date,
): Promise<
  | Pick<ItemRow, 'fields' | 'written_at' | 'edition' | 'effective_on' | 'change_note' | 'change_note_kk'>
  | undefined
> {
  return db
    .selectFrom('content_versions')
    .select([
      'fields',
      'created_at as written_at',
      'edition',
      'effective_on',
      'change_note',
      'change_note_kk',
    ])
    .where('item_id', '=', itemId)
    .where('edition', '=', edition)
    .where('shown_from', '<=', now)
    .executeTakeFirst()
}
