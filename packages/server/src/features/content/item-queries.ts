import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/transaction.ts'
import type { ContentSet, Fields, Schedule } from './content-columns.ts'

/** An entry with one of its versions. */
export interface ItemRow extends Schedule {
  id: number
  kind: ContentSet
  /** Place in its set, from 1. */
  position: number
  /** The newest version. */
  version: number
  /** The version whose fields these are. */
  number: number
  fields: Fields
  written_at: Date
  edition: number | null
  effective_on: string | null
  change_note: string | null
  change_note_kk: string | null
  author: { id: number; name: string } | null
}

const COLUMNS = sql`i.id, i.kind, i.version, i.live_version, i.live_from, i.live_till, i.next_version, i.next_from, i.next_till,
  v.number, v.fields, v.created_at as written_at, v.edition, v.effective_on, v.change_note, v.change_note_kk,
  case when u.id is null then null else json_build_object('id', u.id, 'name', u.display_name) end as author`

const RANK = sql<number>`(select count(*)::int from content_items o where o.kind = i.kind and o.deleted_at is null
  and (o.position, o.id) <= (i.position, i.id))`

/** Returns the entries of a set in their order, each with its newest version. */
export async function findNewest(db: Db, kind: ContentSet): Promise<ItemRow[]> {
  return ranked(db, kind, sql`v.number = i.version`)
}

/** Returns the entries of a set in their order, once for each version that has been or will be shown. */
export async function findScheduled(db: Db, kind: ContentSet): Promise<ItemRow[]> {
  return ranked(db, kind, sql`v.number in (i.live_version, i.next_version)`)
}

async function ranked(db: Db, kind: ContentSet, which: ReturnType<typeof sql>): Promise<ItemRow[]> {
  const found = await sql<ItemRow>`
    select ${COLUMNS}, dense_rank() over (order by i.position, i.id)::int as position
    from content_items i join content_versions v on v.item_id = i.id left join users u on u.id = v.author_id
    where i.kind = ${kind} and i.deleted_at is null and ${which} order by i.position, i.id, v.number`.execute(
    db,
  )
  return found.rows
}

/** Returns an entry with its newest version. */
export async function findItem(db: Db, id: number): Promise<ItemRow | undefined> {
  const found = await sql<ItemRow>`
    select ${COLUMNS}, ${RANK} as position
    from content_items i join content_versions v on v.item_id = i.id and v.number = i.version
      left join users u on u.id = v.author_id
    where i.id = ${id} and i.deleted_at is null`.execute(db)
  return found.rows[0]
}

/** Returns the newest versions of all sets. */
export async function findAllNewest(db: Db): Promise<ItemRow[]> {
  const found = await sql<ItemRow>`
    select ${COLUMNS}, 1 as position from content_items i
      join content_versions v on v.item_id = i.id and v.number = i.version left join users u on u.id = v.author_id
    where i.deleted_at is null order by i.id`.execute(db)
  return found.rows
}

/** Locks an entry until the transaction ends. Returns whether it is there. */
export async function lockItem(trx: Trx, id: number): Promise<boolean> {
  const found =
    await sql`select 1 from content_items where id = ${id} and deleted_at is null for update`.execute(trx)
  return found.rows.length > 0
}

/** Whoever adds entries or changes the order waits for the other. Readers do not wait. */
export async function lockOrder(trx: Trx): Promise<void> {
  await sql`lock table content_items in share row exclusive mode`.execute(trx)
}

/** Returns the ids of a set's entries in their order. */
export async function readOrder(db: Db, kind: ContentSet): Promise<number[]> {
  const rows = await db
    .selectFrom('content_items')
    .select('id')
    .where('kind', '=', kind)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Puts entries in the order of their ids. */
export async function writeOrder(trx: Trx, ids: readonly number[]): Promise<void> {
  await sql`
    update content_items set position = place.at
    from unnest(${sql.val([...ids])}::bigint[]) with ordinality as place (id, at)
    where content_items.id = place.id and content_items.position <> place.at`.execute(trx)
}

/** Adds an entry without a version at the end of its set. Returns its id. */
export async function insertItem(trx: Trx, kind: ContentSet, now: Date): Promise<number> {
  const added = await sql<{ id: number }>`
    insert into content_items (kind, position, version, created_at)
    values (${kind}, (select coalesce(max(position), 0) + 1 from content_items where kind = ${kind}), 0, ${now})
    returning id`.execute(trx)
  const [row] = added.rows
  if (!row) throw new Error('An insert without a condition returns its row')
  return row.id
}

/** Returns the version by which cached answers are told from newer ones. One row by its primary key. */
export async function readState(db: Db): Promise<string | null> {
  const found = await sql<{ version: string }>`select version from content_state where is_only`.execute(db)
  return found.rows[0]?.version ?? null
}

/** Sets when versions of an entry are shown. */
export async function writeSchedule(trx: Trx, id: number, schedule: Schedule): Promise<void> {
  await trx.updateTable('content_items').set(schedule).where('id', '=', id).execute()
}

export async function deleteItem(trx: Trx, id: number, now: Date): Promise<void> {
  await trx.updateTable('content_items').set({ deleted_at: now }).where('id', '=', id).execute()
}
