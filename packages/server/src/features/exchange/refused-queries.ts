import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/transaction.ts'

/** The refused rows of a base on one day. */
export interface RefusedDay {
  baseId: number
  /** In Almaty, as `2026-11-29`. */
  day: string
}

/** Adds bytes of refused texts to those of the day. Returns how many there are now, and how many texts have gone that day. */
export async function addRefusedBytes(
  trx: Trx,
  { baseId, day }: RefusedDay,
  bytes: number,
): Promise<{ bytes: number; dropped: number }> {
  return trx
    .insertInto('exchange_refused_bytes')
    .values({ base_id: baseId, day, bytes, dropped: 0 })
    .onConflict((conflict) =>
      conflict
        .columns(['base_id', 'day'])
        .doUpdateSet({ bytes: sql`exchange_refused_bytes.bytes + excluded.bytes` }),
    )
    .returning(['bytes', 'dropped'])
    .executeTakeFirstOrThrow()
}

/**
 * Empties the oldest refused texts of a day until the others fit into `room` bytes. Returns how many have gone that day.
 * A row that somebody repeats meanwhile keeps its text.
 */
export async function dropOldestRefused(
  trx: Trx,
  { baseId, day }: RefusedDay,
  room: number,
): Promise<number> {
  const found = await sql<{ dropped: number }>`
    with sized as (
      select id, octet_length(raw) as size, sum(octet_length(raw)) over (order by id desc) as all_newer
      from exchange_rows
      where base_id = ${baseId} and outcome = 'refused' and raw_kept
        and at >= ${day}::date::timestamp at time zone 'Asia/Almaty'
    ), free as (
      select id from exchange_rows
      where id in (select id from sized where all_newer > ${room}) order by id for update skip locked
    ), gone as (
      update exchange_rows set raw = '', raw_kept = false where id in (select id from free) returning id
    )
    update exchange_refused_bytes set
      bytes = (select coalesce(sum(size), 0) from sized where id not in (select id from gone)),
      dropped = dropped + (select count(*) from gone)
    where base_id = ${baseId} and day = ${day}
    returning dropped`.execute(trx)
  return found.rows[0]?.dropped ?? 0
}

/** Returns how many refused texts of a base have gone on a day. */
export async function findDropped(db: Db, { baseId, day }: RefusedDay): Promise<number> {
  const found = await db
    .selectFrom('exchange_refused_bytes')
    .select('dropped')
    .where('base_id', '=', baseId)
    .where('day', '=', day)
    .executeTakeFirst()
  return found?.dropped ?? 0
}
