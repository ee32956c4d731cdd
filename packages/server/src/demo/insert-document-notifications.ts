import { DOCUMENT_STATUS } from '@sauda/sdk/documents'
import { NOTIFICATION_TYPE } from '@sauda/sdk/notifications'
import { sql } from 'kysely'
import type { Trx } from '../platform/database/transaction.ts'

/** The age up to which an event is still in a user's list. */
const REMEMBERED_DAYS = 31
const READ_AFTER_DAYS = 1

const { received, reminder } = NOTIFICATION_TYPE.document

/** Inserts notifications to tenants: of the documents of a batch that came, and of those about which the clock reminded. */
export const insertDocumentNotifications = async (trx: Trx, now: Date): Promise<void> => {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
  const since = daysAgo(REMEMBERED_DAYS)
  const ids = sql`array_agg(d.id order by d.dated_on desc, d.id desc)`
  await sql`
    with told as (
      select d.batch_id, d.bin, ${sql.lit(received)} as type, max(d.received_at) as at, ${ids} as ids
      from documents d where d.received_at > ${since} group by d.batch_id, d.bin
      union all
      select r.batch_id, r.bin, ${sql.lit(reminder)}, r.at, ${ids}
      from document_reminders r join documents d on d.batch_id = r.batch_id and d.bin = r.bin
      where r.at > ${since} and d.status = ${sql.lit(DOCUMENT_STATUS.new)} group by r.batch_id, r.bin, r.at)
    insert into notifications (user_id, kind, type, body, created_at, viewed_at)
    select owner.user_id,
      case newest.kind when 'completion' then 'act' when 'application' then 'appendix' else newest.kind end, told.type,
      jsonb_build_object(newest.kind || '_id', jsonb_build_object('id', newest.id, 'number', newest.number,
          'created_at', newest.dated_on || 'T00:00:00.000Z')
        || case when cardinality(told.ids) > 1 then jsonb_build_object('count', cardinality(told.ids)) else '{}' end),
      told.at, case when told.at < ${daysAgo(READ_AFTER_DAYS)} then told.at end
    from told join documents newest on newest.id = told.ids[1] join tenants owner on owner.bin = told.bin
    order by told.at, owner.user_id`.execute(trx)
}
