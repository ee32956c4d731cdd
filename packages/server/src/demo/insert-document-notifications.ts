import { STAFF_ROLES } from '@sauda/sdk/access'
import { DOCUMENT_STATUS } from '@sauda/sdk/documents'
import { NOTIFICATION_TYPE } from '@sauda/sdk/notifications'
import { sql } from 'kysely'
import type { Trx } from '../platform/database/transaction.ts'

/** The age up to which an event is still in a user's list. */
const REMEMBERED_DAYS = 31
const READ_AFTER_DAYS = 1
/** How many of the newest ones staff have not read yet. */
const UNREAD_BY_STAFF = 3

const { received, reminder, rejected, signed } = NOTIFICATION_TYPE.document

/** Inserts notifications about documents, to tenants and to staff. */
export const insertDocumentNotifications = async (trx: Trx, now: Date): Promise<void> => {
  await notifyTenants(trx, now)
  await notifyStaff(trx, now)
  await sortByTime(trx)
}

/** Lists are in the order of ids, so a later notification needs a higher one. */
async function sortByTime(trx: Trx): Promise<void> {
  await sql`
    with unsorted as (delete from notifications returning *)
    insert into notifications (user_id, company_id, kind, type, body, created_at, viewed_at)
    select user_id, company_id, kind, type, body, created_at, viewed_at from unsorted order by created_at, id`.execute(
    trx,
  )
}

/** To all staff: what tenants signed and rejected. What one of them signed in a day is told once. */
async function notifyStaff(trx: Trx, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
  await sql`
    with told as (
      select d.kind, d.bin, log.action, max(log.at) as at, array_agg(d.id order by d.dated_on desc, d.id desc) as ids,
        max(log.reason ->> 'code') as reason, max(log.reason ->> 'text') as comment
      from audit log join documents d on d.id = log.subject_id
      where log.subject = 'document' and log.action in ('signed', 'rejected') and log.at > ${daysAgo(REMEMBERED_DAYS)}
      group by d.kind, d.bin, log.action, date_trunc('day', log.at), case log.action when 'rejected' then d.id end)
    insert into notifications (user_id, kind, type, body, created_at, viewed_at)
    select person.id,
      case newest.kind when 'completion' then 'act' when 'application' then 'appendix' else newest.kind end,
      case told.action when 'signed' then ${sql.lit(signed)} else ${sql.lit(rejected)} end,
      jsonb_build_object(newest.kind || '_id', jsonb_build_object('id', newest.id, 'number', newest.number,
          'created_at', newest.dated_on || 'T00:00:00.000Z', 'company', newest.company)
        || case when cardinality(told.ids) > 1 then jsonb_build_object('count', cardinality(told.ids)) else '{}' end)
        || jsonb_strip_nulls(jsonb_build_object('reason', told.reason, 'comment', told.comment)),
      told.at, case when told.place > ${sql.lit(UNREAD_BY_STAFF)} then told.at end
    from (select *, row_number() over (order by at desc, ids) as place from told) told
      join documents newest on newest.id = told.ids[1]
      join users person on person.role_id in (${sql.join(STAFF_ROLES.map((role) => sql.lit(role)))})
    order by told.at, newest.id, person.id`.execute(trx)
}

/** To tenants: of the documents of a batch that came, and of those about which the clock reminded. */
async function notifyTenants(trx: Trx, now: Date): Promise<void> {
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
    insert into notifications (user_id, company_id, kind, type, body, created_at, viewed_at)
    select reader.user_id, reader.company_id,
      case newest.kind when 'completion' then 'act' when 'application' then 'appendix' else newest.kind end, told.type,
      jsonb_build_object(newest.kind || '_id', jsonb_build_object('id', newest.id, 'number', newest.number,
          'created_at', newest.dated_on || 'T00:00:00.000Z')
        || case when cardinality(told.ids) > 1 then jsonb_build_object('count', cardinality(told.ids)) else '{}' end),
      told.at, case when told.at < ${daysAgo(READ_AFTER_DAYS)} then told.at end
    from told join documents newest on newest.id = told.ids[1] 
      join companies on companies.bin = told.bin
      join memberships reader on reader.company_id = companies.id and reader.function in ('owner', 'accountant')
    order by told.at, reader.user_id`.execute(trx)
}
