import type { components } from '@sauda/sdk'
import { DOCUMENT_STATUS, type DocumentKind } from '@sauda/sdk/documents'
import { type RawBuilder, sql } from 'kysely'
import { cutPage, readCursor } from '../../contract/paging.ts'
import type { Db } from '../../platform/database/transaction.ts'
import { filterSql, isOverdue, type Scope } from './filter-queries.ts'
import { SUMS } from './summary-queries.ts'

type Schemas = components['schemas']

/** A batch as lists have it, without what depends on the user. */
export type ListedBatch = Omit<Schemas['DocumentBatch'], 'allowed_actions'>

/** Returns the batches that have visible documents, latest month first; `ids` limits them. */
async function readBatches(
  db: Db,
  scope: Scope,
  { wanted, limit }: { wanted: RawBuilder<boolean>; limit: number },
): Promise<ListedBatch[]> {
  const visible = filterSql(scope, {})
  const found = await sql<ListedBatch>`
    with found as materialized (
      select b.id, b.kind, b.period, b.due_on from document_batches b
      where b.kind = ${scope.kind} and ${wanted}
        and exists (select from documents d where d.batch_id = b.id and ${visible})
      order by b.period desc limit ${limit}),
    hits as materialized (
      select d.batch_id, d.bin, d.status, d.currency, d.total, d.unread, d.received_at, ${isOverdue(scope.today)} as overdue
      from documents d where d.batch_id in (select id from found) and ${visible}),
    sums as (
      select batch_id, status, currency, count(*) as count, count(*) filter (where overdue) as overdue, sum(total) as total
      from hits group by batch_id, status, currency),
    facts as (
      select batch_id, max(received_at) as received_at, count(*) filter (where unread)::int as unread,
        count(distinct bin)::int as tenants
      from hits group by batch_id)
    select b.id, b.kind, to_char(b.period, 'YYYY-MM') as period, b.due_on, rfc3339(f.received_at) as received_at,
      rfc3339((select max(said.at) from document_reminders said where said.batch_id = b.id
        and ${scope.bin === null ? sql`true` : sql`said.bin = ${scope.bin}`})) as reminded_at,
      (select ${SUMS} from sums s where s.batch_id = b.id) as sums,
      f.unread, f.tenants
    from found b join facts f on f.batch_id = b.id order by b.period desc`.execute(db)
  return found.rows
}

function within({ period_from, period_to }: Schemas['BatchFilter']): RawBuilder<boolean> {
  const from = period_from ? sql<boolean>`b.period >= ${`${period_from}-01`}::date` : sql<boolean>`true`
  const to = period_to ? sql<boolean>`b.period <= ${`${period_to}-01`}::date` : sql<boolean>`true`
  return sql`${from} and ${to}`
}

export interface BatchRows {
  rows: ListedBatch[]
  next: string | null
  total: number
}

/** Returns one page of batches. */
export async function findBatches(
  db: Db,
  scope: Scope,
  filter: Schemas['BatchFilter'],
  { cursor, limit }: { cursor?: string | null; limit: number },
): Promise<BatchRows> {
  const place = readCursor(cursor, { latest: 'day' })
  const after = place ? sql<boolean>`b.period < ${place.value}::date` : sql<boolean>`true`
  const wanted = within(filter)
  const found = await readBatches(db, scope, { wanted: sql`${wanted} and ${after}`, limit: limit + 1 })
  const counted = await sql<{ n: number }>`
    select count(*)::int as n from document_batches b
    where b.kind = ${scope.kind} and ${wanted}
      and exists (select from documents d where d.batch_id = b.id and ${filterSql(scope, {})})`.execute(db)
  const cut = cutPage(found, limit, ({ id, period }) => ({ order: 'latest', value: `${period}-01`, id }))
  return { ...cut, total: counted.rows[0]?.n ?? 0 }
}

/** Returns a batch that has visible documents. */
export async function findBatch(db: Db, scope: Scope, id: number): Promise<ListedBatch | undefined> {
  const [found] = await readBatches(db, scope, { wanted: sql`b.id = ${id}`, limit: 1 })
  return found
}

/** Locks a batch until the transaction ends, so that decisions about it are made one after another. */
export async function lockBatch(db: Db, id: number): Promise<void> {
  await sql`select from document_batches where id = ${id} for update`.execute(db)
}

export async function setDueDate(db: Db, id: number, due_on: string | null): Promise<void> {
  await db.updateTable('document_batches').set({ due_on }).where('id', '=', id).execute()
}

/** Returns the batch of a month, which is created if there is none; of one without documents the due date is new. */
export async function batchOf(
  db: Db,
  { kind, period, dueOn, now }: { kind: DocumentKind; period: string; dueOn: string; now: Date },
): Promise<number> {
  const found = await sql<{ id: number }>`
    insert into document_batches (kind, period, due_on, created_at) values (${kind}, ${`${period}-01`}, ${dueOn}, ${now})
    on conflict (kind, period) do update set due_on = case
      when exists (select from documents d where d.batch_id = document_batches.id and d.deleted_at is null)
        then document_batches.due_on
      else excluded.due_on end
    returning id`.execute(db)
  const [batch] = found.rows
  if (!batch) throw new Error('The batch was not stored')
  return batch.id
}

/** A tenant of a batch whose documents wait, with the newest of them. */
export interface Waiting {
  bin: string
  document: { id: number; kind: DocumentKind; bin: string; number: string; dated_on: string }
  /** All of its documents that wait. */
  all: { id: number; version: number }[]
}

/** Returns the tenants of a batch who have not acted, by BIN. */
export async function findWaiting(db: Db, batchId: number): Promise<Waiting[]> {
  const found = await sql<Waiting>`
    select d.bin, jsonb_agg(jsonb_build_object('id', d.id, 'version', d.version) order by d.id) as "all",
      (array_agg(jsonb_build_object('id', d.id, 'kind', d.kind, 'bin', d.bin, 'number', d.number,
        'dated_on', d.dated_on) order by d.dated_on desc, d.id desc))[1] as document
    from documents d
    where d.batch_id = ${batchId} and d.deleted_at is null and d.status = ${sql.lit(DOCUMENT_STATUS.new)}
    group by d.bin order by d.bin`.execute(db)
  return found.rows
}

/** Claims the reminder of a day for tenants of a batch. Returns the BINs that were not reminded on that day before. */
export async function claimReminders(
  db: Db,
  { batchId, bins, day, now }: { batchId: number; bins: readonly string[]; day: string; now: Date },
): Promise<Set<string>> {
  if (bins.length === 0) return new Set()
  const claimed = await db
    .insertInto('document_reminders')
    .values(bins.map((bin) => ({ batch_id: batchId, bin, day, at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('bin')
    .execute()
  return new Set(claimed.map(({ bin }) => bin))
}

/** Returns the batches that are due on one of the days. */
export async function findDue(
  db: Db,
  days: readonly string[],
): Promise<{ id: number; kind: DocumentKind; due_on: string }[]> {
  const found = await sql<{ id: number; kind: DocumentKind; due_on: string }>`
    select id, kind, due_on from document_batches where due_on = any(${[...days]}::date[]) order by id`.execute(
    db,
  )
  return found.rows
}
