import type { components } from '@sauda/sdk'
import { DOCUMENT_STATUS } from '@sauda/sdk/documents'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/transaction.ts'
import { type DocumentFilter, filterSql, isOverdue, type Scope } from './filter-queries.ts'

type Schemas = components['schemas']

/** Sums of documents `d` by status and currency, as JSON; `source` names them. */
function sumsOf(source: RawBuilder<unknown>): RawBuilder<Schemas['DocumentStatusSum'][]> {
  return sql`coalesce((select jsonb_agg(jsonb_build_object('status', s.status, 'currency', s.currency, 'count', s.count,
      'overdue', s.overdue, 'total', s.total) order by s.status, s.currency)
    from (select d.status, d.currency, count(*) as count, count(*) filter (where d.overdue) as overdue,
        sum(d.total) as total
      from ${source} group by d.status, d.currency) s), '[]')`
}

/** Documents of a list, with what sums need. */
function hits(scope: Scope, filter: DocumentFilter): RawBuilder<unknown> {
  return sql`hits as materialized (
    select d.id, d.batch_id, d.bin, d.company, d.dated_on, d.received_at, d.status, d.currency, d.total, d.unread,
      ${isOverdue(scope.today)} as overdue
    from documents d where ${filterSql(scope, filter)})`
}

/** Returns counts and sums of a list. */
export async function sumUp(
  db: Db,
  scope: Scope,
  filter: DocumentFilter,
): Promise<Schemas['DocumentSummary']> {
  const found = await sql<Schemas['DocumentSummary']>`
    with ${hits(scope, filter)}
    select ${sumsOf(sql`hits d`)} as sums, count(*) filter (where unread)::int as unread,
      count(distinct bin)::int as tenants
    from hits`.execute(db)
  return found.rows[0] ?? { sums: [], unread: 0, tenants: 0 }
}

/** Returns the tenants of a list, those with the most overdue documents first; `total` is the number of all of them. */
export async function sumUpTenants(
  db: Db,
  scope: Scope,
  filter: DocumentFilter,
  limit: number,
): Promise<{ rows: Schemas['DocumentTenant'][]; total: number }> {
  const found = await sql<{ tenant: Schemas['DocumentTenant']; total: number }>`
    with ${hits(scope, filter)}, found as (
      select bin, (array_agg(company order by dated_on desc, id desc))[1] as company,
        count(*) filter (where overdue) as overdue, count(*) over ()::int as total
      from hits group by bin order by overdue desc, company, bin limit ${limit})
    select jsonb_build_object('bin', f.bin, 'company', f.company, 'user_id', t.user_id,
        'rooms', coalesce((select jsonb_agg(plate_json(r.id) order by r.level, r.number)
          from rooms r where r.tenant_id = t.user_id), '[]'),
        'sums', ${sumsOf(sql`hits d where d.bin = f.bin`)},
        'reminded_at', rfc3339((select max(said.at) from document_reminders said
          where said.bin = f.bin and said.batch_id in (select batch_id from hits where hits.bin = f.bin)))) as tenant,
      f.total
    from found f left join tenants t on t.bin = f.bin
    order by f.overdue desc, f.company, f.bin`.execute(db)
  return { rows: found.rows.map(({ tenant }) => tenant), total: found.rows[0]?.total ?? 0 }
}

/** Counts the documents of each kind that have a status; of one BIN, or of all. */
export async function countByKind(
  db: Db,
  bin: string | null,
  statuses: Readonly<Record<Schemas['DocumentKind'], number>>,
): Promise<Schemas['DocumentCounts']> {
  const { invoice, completion, application } = statuses
  const of = (kind: Schemas['DocumentKind'], status: number) =>
    sql<number>`count(*) filter (where d.kind = ${kind} and d.status = ${status})::int`
  const found = await sql<Schemas['DocumentCounts']>`
    select ${of('invoice', invoice)} as invoice, ${of('completion', completion)} as completion,
      ${of('application', application)} as application
    from documents d where d.deleted_at is null and d.status in (${WAITING})
      and ${bin === null ? sql`true` : sql`d.bin = ${bin}`}`.execute(db)
  return found.rows[0] ?? { invoice: 0, completion: 0, application: 0 }
}

/** Literals, so that the partial index is used. */
const WAITING = sql.join(
  [DOCUMENT_STATUS.new, DOCUMENT_STATUS.signed, DOCUMENT_STATUS.rejected].map((status) => sql.lit(status)),
)
