import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/transaction.ts'
import type { ContentSet, Fields } from '../content-columns.ts'

export interface NewVersion {
  itemId: number
  number: number
  fields: Fields
  authorId: number | null
  restoredFrom?: number
  now: Date
}

/** Adds a version and makes it the newest. */
export async function insertVersion(trx: Trx, version: NewVersion): Promise<void> {
  const { itemId, number, fields, authorId, restoredFrom = null, now } = version
  await trx
    .insertInto('content_versions')
    .values({
      item_id: itemId,
      number,
      fields: JSON.stringify(fields),
      author_id: authorId,
      created_at: now,
      restored_from: restoredFrom,
    })
    .execute()
  await trx.updateTable('content_items').set({ version: number }).where('id', '=', itemId).execute()
}

export interface VersionRow {
  number: number
  fields: Fields
  created_at: Date
  author: { id: number; name: string } | null
  restored_from: number | null
  edition: number | null
  effective_on: string | null
  change_note: string | null
  change_note_kk: string | null
}

const LISTED = 100

/** Returns the newest versions of an entry, the newest first. */
export async function findVersions(db: Db, itemId: number): Promise<VersionRow[]> {
  const found = await sql<VersionRow>`
    select v.number, v.fields, v.created_at, v.restored_from, v.edition, v.effective_on, v.change_note, v.change_note_kk,
      case when u.id is null then null else json_build_object('id', u.id, 'name', u.display_name) end as author
    from content_versions v left join users u on u.id = v.author_id
    where v.item_id = ${itemId} order by v.number desc limit ${LISTED}`.execute(db)
  return found.rows
}

/** Returns the fields of a version. */
export async function findFields(db: Db, itemId: number, number: number): Promise<Fields | undefined> {
  const found = await db
    .selectFrom('content_versions')
    .select('fields')
    .where('item_id', '=', itemId)
    .where('number', '=', number)
    .executeTakeFirst()
  return found?.fields
}

export interface EditionNote {
  from: Date
  effective_on: string
  change_note: string | null
  change_note_kk: string | null
}

/** Numbers a version of a single text as a publication; one that had its number keeps it. */
export async function noteEdition(
  trx: Trx,
  itemId: number,
  number: number,
  { from, effective_on, change_note, change_note_kk }: EditionNote,
): Promise<void> {
  await sql`
    update content_versions set shown_from = least(shown_from, ${from}), effective_on = ${effective_on},
      change_note = ${change_note}, change_note_kk = ${change_note_kk},
      edition = coalesce(edition, (select coalesce(max(edition), 0) + 1 from content_versions where item_id = ${itemId}))
    where item_id = ${itemId} and number = ${number}`.execute(trx)
}

/** Takes the numbers of publications that have not begun: nobody has seen them. */
export async function dropPlannedEditions(trx: Trx, itemId: number, now: Date): Promise<void> {
  await trx
    .updateTable('content_versions')
    .set({ edition: null, shown_from: null, effective_on: null, change_note: null, change_note_kk: null })
    .where('item_id', '=', itemId)
    .where('shown_from', '>', now)
    .execute()
}

/** Returns whether another entry of the set has this slug in its newest or a shown version. */
export async function isSlugTaken(
  db: Db,
  kind: ContentSet,
  slug: string,
  except: number | null,
): Promise<boolean> {
  const found = await sql`
    select 1 from content_items i join content_versions v on v.item_id = i.id
      and v.number in (i.version, i.live_version, i.next_version)
    where i.kind = ${kind} and i.deleted_at is null and i.id is distinct from ${except}::bigint
      and v.fields->>'slug' = ${slug} limit 1`.execute(db)
  return found.rows.length > 0
}
