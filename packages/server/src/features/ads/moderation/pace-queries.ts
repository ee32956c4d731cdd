import { WAITING_STATUSES } from '@sauda/sdk/ads'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/transaction.ts'

/** How many of the latest decisions are counted. */
const LATEST = 50

/** How far back decisions are counted, in days. */
const DAYS = 14

/** Fewer decisions than these say nothing. */
const ENOUGH = 5

/**
 * Returns the median time from handing in to the decision of a moderator, in minutes; null if there were too few
 * decisions. What owners do with their own ads is no decision.
 */
export async function findPace(db: Db, now: Date): Promise<number | null> {
  const found = await sql<{ minutes: number }>`
    select ceil(percentile_cont(0.5) within group (order by extract(epoch from decided.at - handed.at)) / 60)::int as minutes
    from (
      select d.id, d.at, d.subject_id, a.owner_id, a.company_id from audit d join ads a on a.id = d.subject_id
      where d.subject = 'ad' and d.action in ('publish', 'needEdits') and d.from_status = any(${[...WAITING_STATUSES]})
        and d.actor_id <> a.owner_id and d.at > ${now}::timestamptz - make_interval(days => ${DAYS})
      order by d.at desc limit ${LATEST}) decided
    cross join lateral (
      select h.at from audit h
      where h.subject = 'ad' and h.subject_id = decided.subject_id and h.id < decided.id
        and h.to_status = any(${[...WAITING_STATUSES]}) and (h.actor_id = decided.owner_id or exists (select from memberships m
          where m.user_id = h.actor_id and m.company_id = decided.company_id))
      order by h.id desc limit 1) handed
    having count(*) >= ${ENOUGH}`.execute(db)
  const minutes = found.rows[0]?.minutes
  return minutes === undefined ? null : Math.max(1, minutes)
}
