import type { components } from '@sauda/sdk'
import { type RawBuilder, sql } from 'kysely'
import { COUNTED, type Cursor, type CursorValue, cutPage, readCursor } from '../../contract/paging.ts'
import type { Db } from '../../platform/database/transaction.ts'
import { type DocumentFilter, filterSql, isOverdue, type Scope } from './filter-queries.ts'

/** A document as lists have it, without what depends on the user. */
export type ListedDocument = Omit<components['schemas']['DocumentRow'], 'allowed_actions'>

type Sort = components['schemas']['DocumentSort']

export interface Order {
  by: RawBuilder<unknown>
  after(cursor: Cursor): RawBuilder<boolean>
  /** The field of the row that the cursor repeats. */
  value: 'date' | 'total'
  kind: CursorValue
}

/** Each order ends with the document's id, so that no two rows are equal and cursors are unambiguous. */
export const ORDERS = {
  newest: {
    by: sql`d.dated_on desc, d.id desc`,
    after: ({ value, id }) => sql<boolean>`(d.dated_on, d.id) < (${value}::date, ${id}::bigint)`,
    value: 'date',
    kind: 'day',
  },
  oldest: {
    by: sql`d.dated_on, d.id`,
    after: ({ value, id }) => sql<boolean>`(d.dated_on, d.id) > (${value}::date, ${id}::bigint)`,
    value: 'date',
    kind: 'day',
  },
  total_desc: {
    by: sql`d.total desc, d.id desc`,
    after: ({ value, id }) => sql<boolean>`(d.total, d.id) < (${value}::bigint, ${id}::bigint)`,
    value: 'total',
    kind: 'sum',
  },
  total_asc: {
    by: sql`d.total, d.id`,
    after: ({ value, id }) => sql<boolean>`(d.total, d.id) > (${value}::bigint, ${id}::bigint)`,
    value: 'total',
    kind: 'sum',
  },
} as const satisfies Record<Sort, Order>

/** The columns of `ListedDocument`, of a document `d` and its batch `b`. */
export function listedColumns(today: string): RawBuilder<unknown> {
  return sql`d.id, d.kind, d.batch_id as rid, d.number, d.dated_on as date, d.title, d.company, d.bin,
    coalesce((select jsonb_agg(plate_json(room.id) order by room.place)
      from unnest(d.room_ids) with ordinality as room (id, place)), '[]') as rooms,
    d.total, d.currency, d.status, b.due_on, ${isOverdue(today)} as overdue, d.unread,
    rfc3339(d.received_at) as received_at, rfc3339(d.changed_at) as changed_at`
}

export interface DocumentRows {
  rows: ListedDocument[]
  next: string | null
  total: number
  total_is_estimate?: true
}

/** Returns one page of documents. */
export async function findDocuments(
  db: Db,
  scope: Scope,
  filter: DocumentFilter,
  { cursor, limit }: { cursor?: string | null; limit: number },
): Promise<DocumentRows> {
  const sort = filter.sort ?? 'newest'
  const order: Order = ORDERS[sort]
  const place = readCursor(cursor, { [sort]: order.kind })
  const wanted = filterSql(scope, filter)
  const total = await countDocuments(db, wanted)
  const after = place ? order.after(place) : sql<boolean>`true`
  const page = sql`order by ${order.by} limit ${limit + 1}`
  // With many matches, walking the order's index is fast. With few, collect them first: otherwise a word found only in
  // old documents would walk the whole index.
  const ids =
    total.total > COUNTED
      ? sql`select d.id from documents d where ${wanted} and ${after} ${page}`
      : sql`with hits as materialized (select d.id, d.dated_on, d.total from documents d where ${wanted})
        select d.id from hits d where ${after} ${page}`
  const found = await sql<ListedDocument>`
    select ${listedColumns(scope.today)}
    from documents d join document_batches b on b.id = d.batch_id
    where d.id in (${ids}) order by ${order.by}`.execute(db)
  const cut = cutPage(found.rows, limit, (row) => ({ order: sort, value: row[order.value], id: row.id }))
  return { ...cut, ...total }
}

async function countDocuments(
  db: Db,
  wanted: RawBuilder<boolean>,
): Promise<{ total: number; total_is_estimate?: true }> {
  const counted = await sql<{ n: number }>`
    select count(*)::int as n from (select 1 from documents d where ${wanted} limit ${COUNTED + 1}) found`.execute(
    db,
  )
  const n = counted.rows[0]?.n ?? 0
  if (n <= COUNTED) return { total: n }
  const plan = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
    explain (format json) select 1 from documents d where ${wanted}`.execute(db)
  const estimate = plan.rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? n
  return { total: Math.max(Math.round(estimate), n), total_is_estimate: true }
}

/** Returns the documents of a batch by tenant and number. */
export async function findOfBatch(
  db: Db,
  scope: Scope,
  rid: number,
  limit: number,
): Promise<{ rows: ListedDocument[]; total: number }> {
  const wanted = filterSql(scope, { rid })
  const found = await sql<ListedDocument>`
    select ${listedColumns(scope.today)}
    from documents d join document_batches b on b.id = d.batch_id
    where ${wanted} order by d.company, d.bin, d.number, d.id limit ${limit}`.execute(db)
  const counted = await sql<{
    n: number
  }>`select count(*)::int as n from documents d where ${wanted}`.execute(db)
  return { rows: found.rows, total: counted.rows[0]?.n ?? 0 }
}
