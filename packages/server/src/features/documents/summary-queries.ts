import type { components } from '@sauda/sdk'
import { DOCUMENT_STATUS } from '@sauda/sdk/documents'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/transaction.ts'
import { type DocumentFilter, filterSql, isOverdue, type Scope } from './filter-queries.ts'

type Schemas = components['schemas']

/** Rows `s` of sums by status and currency, as JSON. */
export const SUMS = sql`jsonb_agg(jsonb_build_object('status', s.status, 'currency', s.currency, 'count', s.count,
  'overdue', s.overdue, 'total', s.total) order by s.status, s.currency)`

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
    with ${hits(scope, filter)}, s as (
      select status, currency, count(*) as count, count(*) filter (where overdue) as overdue, sum(total) as total
      from hits group by status, currency)
    select coalesce((select ${SUMS} from s), '[]') as sums, count(*) filter (where unread)::int as unread,
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
      from hits group by bin order by overdue desc, company, bin limit ${limit}),
    s as (
      select bin, status, currency, count(*) as count, count(*) filter (where overdue) as overdue, sum(total) as total
      from hits group by bin, status, currency),
    sums as (select bin, ${SUMS} as sums from s group by bin),
    reminded as (
      select said.bin, max(said.at) as at from document_reminders said
      where (said.bin, said.batch_id) in (select bin, batch_id from hits) group by said.bin),
    places as (
      select r.company_id, jsonb_agg(plate_json(r.id) order by r.level, r.number) as rooms
      from rooms r where r.company_id is not null group by r.company_id)
    select jsonb_build_object('bin', f.bin, 'company', f.company, 'user_id', c.id,
        'rooms', coalesce(places.rooms, '[]'), 'sums', sums.sums, 'reminded_at', rfc3339(reminded.at)) as tenant,
      f.total
    from found f join sums on sums.bin = f.bin left join companies c on c.bin = f.bin
      left join places on places.company_id = c.id left join reminded on reminded.bin = f.bin
    order by f.overdue desc, f.company, f.bin`.execute(db)
  return { rows: found.rows.map(({ tenant }) => tenant), total: found.rows[0]?.total ?? 0 }
}

/** Counts the documents with a BIN by kind, and how many of them are new; kinds without documents are left out. */
export async function countOfBin(db: Db, bin: string): Promise<Schemas['CompanyDocuments'][]> {
  const found = await sql<Schemas['CompanyDocuments']>`
    select d.kind, count(*)::int as count, (count(*) filter (where d.status = ${DOCUMENT_STATUS.new}))::int as waiting
    from documents d where d.deleted_at is null and d.bin = ${bin}
    group by d.kind order by array_position(array['invoice', 'completion', 'application'], d.kind)`.execute(
    db,
  )
  return found.rows
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
