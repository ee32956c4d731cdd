import { sql } from 'kysely'
import type { Trx } from '../platform/database/transaction.ts'

/** The age up to which an event is still in a user's list. */
const REMEMBERED_DAYS = 14
const READ_AFTER_DAYS = 1

/** Inserts notifications for the events of the log: to owners about what others did to their ads. */
export const insertNotifications = async (trx: Trx, now: Date): Promise<void> => {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
  await sql`
    insert into notifications (user_id, company_id, kind, type, body, created_at, viewed_at)
    select person.id, ad.company_id, 'ad', log.to_status,
      jsonb_build_object('user_banner_id', jsonb_build_object('id', ad.id, 'title', said.title, 'title_kk', said.title_kk))
        || jsonb_strip_nulls(jsonb_build_object('reason', log.reason->>'code', 'comment', log.reason->>'comment')),
      log.at, case when log.at < ${daysAgo(READ_AFTER_DAYS)} then log.at end
    from audit log
      join ads ad on ad.id = log.subject_id
      join ad_revisions said on said.id = log.revision_id
      join users person on person.id = ad.owner_id
    where log.subject = 'ad' and log.actor_id is distinct from person.id
      and log.at > ${daysAgo(REMEMBERED_DAYS)} and log.action in ('publish', 'needEdits', 'unpublish')
    order by log.at, person.id`.execute(trx)
}
