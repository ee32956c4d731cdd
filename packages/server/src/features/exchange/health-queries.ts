import type { components } from '@sauda/sdk'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/transaction.ts'
import { type BaseView, findBases } from './base-queries.ts'

type Schemas = components['schemas']
type Health = Schemas['ExchangeBaseHealth']

/** How many days are counted, today among them. */
const DAYS = 14

/** Returns how the exchange with each base goes that is not revoked. @param today the day in Almaty */
export async function findHealth(db: Db, { now, today }: { now: Date; today: string }): Promise<Health[]> {
  const bases = (await findBases(db)).filter(({ revoked_at }) => revoked_at === null)
  const found: Health[] = []
  for (const base of bases) found.push(await healthOf(db, base, { now, today }))
  return found
}

async function healthOf(
  db: Db,
  base: BaseView,
  { now, today }: { now: Date; today: string },
): Promise<Health> {
  const { id } = base
  const midnight = sql`(${today}::date::timestamp at time zone 'Asia/Almaty')`
  const weekAgo = new Date(now.getTime() - 7 * 86_400_000)
  const days = await sql<Schemas['ExchangeDay']>`
    select to_char(day, 'YYYY-MM-DD') as day, count(r.id) as rows,
      count(r.id) filter (where r.outcome = 'refused') as refused
    from generate_series(${today}::date - ${DAYS - 1}::int, ${today}::date, '1 day') day
      left join exchange_rows r on r.base_id = ${id} and r.at >= day::timestamp at time zone 'Asia/Almaty'
        and r.at < (day + interval '1 day')::timestamp at time zone 'Asia/Almaty'
    group by day order by day`.execute(db)
  const facts = await sql<Omit<Health, 'base' | 'batches' | 'days'>>`
    select
      (select rfc3339(max(at)) from exchange_rows where base_id = ${id}) as received_at,
      (select count(*) from exchange_rows where base_id = ${id} and at >= ${midnight}) as rows_today,
      (select count(*) from exchange_rows where base_id = ${id} and at >= ${midnight} and outcome = 'refused')
        as refused_today,
      (select count(*) from exchange_rows where base_id = ${id} and at >= ${weekAgo} and outcome = 'refused')
        as refused_week,
      (select count(*) from exchange_rows where base_id = ${id} and outcome = 'waiting') as waiting_rows,
      (select count(*) from document_changes where base_id = ${id} and acknowledged_at is null) as waiting_changes,
      (select rfc3339(min(at)) from document_changes where base_id = ${id} and acknowledged_at is null)
        as oldest_change_at,
      (select count(distinct bin) from documents d where base_id = ${id} and deleted_at is null
        and not exists (select from companies c where c.bin = d.bin)) as unknown_tenants`.execute(db)
  const batches = await sql<Schemas['ExchangeBatch']>`
    select b.id, b.base_id, case when b.finished_at is null then 'running' else 'done' end as state, b.total,
      count(*) filter (where r.outcome <> 'waiting') as done,
      count(*) filter (where r.outcome = 'created') as created,
      count(*) filter (where r.outcome = 'renewed') as renewed,
      count(*) filter (where r.outcome = 'unchanged') as unchanged,
      count(*) filter (where r.outcome = 'refused') as refused,
      rfc3339(b.received_at) as received_at, rfc3339(b.finished_at) as finished_at
    from (select * from exchange_batches where base_id = ${id} order by id desc limit 5) b
      join exchange_rows r on r.batch_id = b.id
    group by b.id, b.base_id, b.finished_at, b.total, b.received_at order by b.id desc`.execute(db)
  const [first] = facts.rows
  if (!first) throw new Error('An aggregate without a row')
  return { base, ...first, days: days.rows, batches: batches.rows }
}
