import type { components } from '@sauda/sdk'
import { type RawBuilder, sql } from 'kysely'
import { COUNTED } from '../../contract/paging.ts'
import type { Db } from '../../platform/database/transaction.ts'

type Schemas = components['schemas']

export type RowView = Schemas['ExchangeRow']

/** Filters of the journal; undefined does not limit. */
export interface JournalFilter {
  baseId: number | undefined
  batchId: number | undefined
  outcomes: readonly string[] | undefined
  unmended: boolean
  unknownTenant: boolean
  q: string | undefined
  from: string | undefined
  to: string | undefined
}

const COLUMNS = sql`
  r.id, r.base_id, b.name as base, r.batch_id, r.place as index, r.kind, r.guid, r.data_version, r.number, r.company,
  r.bin, r.total, r.currency, r.outcome, r.problems, r.more_problems, d.id as document_id, rfc3339(r.at) as at,
  rfc3339(r.set_aside_at) as set_aside_at, aside.name as set_aside_by,
  (select exists(select from companies c where c.bin = d.bin) where d.id is not null) as known`

/** A deleted document has no page that the journal could link to. */
const FROM = sql`from exchange_rows r join exchange_bases b on b.id = r.base_id
  left join documents d on d.id = r.document_id and d.deleted_at is null
  left join users aside on aside.id = r.set_aside_by`

/** Returns rows of the journal, newest first, after a row. */
export async function findRows(
  db: Db,
  filter: JournalFilter,
  { after, limit }: { after: number | undefined; limit: number },
): Promise<RowView[]> {
  const found = await sql<RowView>`
    select ${COLUMNS} ${FROM} where ${matches(filter)} and ${after === undefined ? sql`true` : sql`r.id < ${after}`}
    order by r.id desc limit ${limit}`.execute(db)
  return found.rows
}

/** Counts matching rows, up to one more than is counted exactly. */
export async function countRows(db: Db, filter: JournalFilter): Promise<number> {
  const found = await sql<{ total: number }>`
    select count(*) as total from (select ${FROM} where ${matches(filter)} limit ${COUNTED + 1}) counted`.execute(
    db,
  )
  return found.rows[0]?.total ?? 0
}

export async function findRow(db: Db, id: number): Promise<Schemas['ExchangeRowDetails'] | undefined> {
  const found = await sql<Schemas['ExchangeRowDetails']>`
    select ${COLUMNS}, left(r.raw, 100000) as raw, r.raw_kept ${FROM} where r.id = ${id}`.execute(db)
  return found.rows[0]
}

/** Nothing with the same guid came later; of a row without a guid nobody can tell. */
const IS_NEWEST = sql`not exists (
  select from exchange_rows later
  where later.base_id = r.base_id and later.guid = r.guid and later.kind = r.kind and later.id > r.id)`

const IS_UNMENDED = sql`(r.outcome = 'refused' and r.set_aside_at is null
  and not r.problems @> '[{"code":"older_version"}]' and ${IS_NEWEST})`

/**
 * The newest rows of documents that wait for their tenant. BINs are read one after the other from an index and there are
 * few of them that nobody is registered with, so neither the journal nor the documents are walked.
 */
const WAITS_FOR_TENANT = sql`r.id in (
  with recursive bins as (
    (select bin from documents where deleted_at is null order by bin limit 1)
    union all
    select (select d.bin from documents d where d.deleted_at is null and d.bin > bins.bin order by d.bin limit 1)
    from bins where bins.bin is not null)
  select newest.id from bins
    join documents d on d.bin = bins.bin and d.deleted_at is null
    cross join lateral (
      select id from exchange_rows where document_id = d.id order by id desc limit 1) newest
  where not exists (select from companies c where c.bin = bins.bin))`

function matches({
  baseId,
  batchId,
  outcomes,
  unmended,
  unknownTenant,
  q,
  from,
  to,
}: JournalFilter): RawBuilder<unknown> {
  const conditions = [
    sql`true`,
    ...(baseId === undefined ? [] : [sql`r.base_id = ${baseId}`]),
    ...(batchId === undefined ? [] : [sql`r.batch_id = ${batchId}`]),
    ...(outcomes === undefined ? [] : [sql`r.outcome = any(${outcomes})`]),
    ...(unmended ? [IS_UNMENDED] : []),
    ...(unknownTenant ? [WAITS_FOR_TENANT] : []),
    ...(q === undefined ? [] : [sql`r.words like ${`%${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`}`]),
    ...(from === undefined ? [] : [sql`r.at >= ${from}::date::timestamp at time zone 'Asia/Almaty'`]),
    ...(to === undefined ? [] : [sql`r.at < (${to}::date + 1)::timestamp at time zone 'Asia/Almaty'`]),
  ]
  return sql.join(conditions, sql` and `)
}

export interface RepeatRow {
  id: number
  base_id: number
  kind: 'invoice' | 'completion' | 'application' | null
  guid: string | null
  /** Null unless the cause was ours and the text is still there. */
  raw: string | null
}

/** Returns refused rows that name a document, with what came if the cause was ours; locked until the end of the transaction. */
export async function findRefused(db: Db, ids: readonly number[]): Promise<RepeatRow[]> {
  const found = await sql<RepeatRow>`
    select id, base_id, kind, guid, case when problems @> '[{"code":"internal"}]' and raw_kept then raw end as raw
    from exchange_rows
    where id = any(${ids}) and outcome = 'refused' and kind is not null and guid is not null
    order by id for update`.execute(db)
  return found.rows
}

/** Puts rows on the list of documents that `changes` asks for. */
export async function askAgain(db: Db, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('exchange_rows')
    .set({ asked_at: now, asked_delivery: null, answered_at: null })
    .where('id', 'in', ids)
    .execute()
}

/** Puts refused rows aside. Returns how many were not before. */
export async function setAside(
  db: Db,
  ids: readonly number[],
  { actorId, now }: { actorId: number; now: Date },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('exchange_rows')
    .set({ set_aside_at: now, set_aside_by: actorId })
    .where('id', 'in', ids)
    .where('outcome', '=', 'refused')
    .where('set_aside_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
