import type { components } from '@sauda/sdk'
import { AD_STATUS } from '@sauda/sdk/ads'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/transaction.ts'

type Schemas = components['schemas']

/** Why staff did something, as shown to the owner. */
export interface Remark {
  /** An AdReason. */
  code: string
  comment: string | null
  /** The key of the photo concerned. */
  photo?: string
}

/** The latest staff remark on an ad `a`, as long as it explains the ad's current state. */
export const REMARK = sql`(
  select jsonb_build_object('action', said.action, 'reason', said.reason ->> 'code', 'comment', said.reason ->> 'comment',
    'at', rfc3339(said.at))
  from audit said
  where said.subject = 'ad' and said.subject_id = a.id and said.reason is not null
    and (said.action = 'needEdits' and a.status = ${sql.lit(AD_STATUS.needsEdits)} or said.action = 'unpublish' and a.removed_by_staff)
    and not exists (select from audit later
      where later.subject = 'ad' and later.subject_id = a.id and later.action = 'publish' and later.id > said.id)
  order by said.id desc limit 1)`

export async function readRemark(db: Db, adId: number): Promise<Schemas['AdRemark'] | null> {
  const found = await sql<{ remark: Schemas['AdRemark'] | null }>`
    select ${REMARK} as remark from ads a where a.id = ${adId}`.execute(db)
  return found.rows[0]?.remark ?? null
}

const HISTORY = 100
const REFUSALS = 10

/** Returns the history of an ad, newest first. */
export async function readHistory(db: Db, adId: number): Promise<Schemas['AdEvent'][]> {
  const found = await sql<Schemas['AdEvent']>`
    select rfc3339(log.at) as at, log.action, actor.display_name as actor, log.from_status as "from", log.to_status as "to",
      log.reason ->> 'code' as reason, log.reason ->> 'comment' as comment
    from audit log left join users actor on actor.id = log.actor_id
    where log.subject = 'ad' and log.subject_id = ${adId}
    order by log.at desc, log.id desc limit ${HISTORY}`.execute(db)
  return found.rows
}

/** Returns what others sent back, took down or deleted of a seller's ads, newest first. */
export async function readRefusals(db: Db, sellerId: number): Promise<Schemas['AdOwner']['refusals']> {
  const found = await sql<Schemas['AdOwner']['refusals'][number]>`
    select a.id as ad_id, f.title, log.action, log.reason ->> 'code' as reason, log.reason ->> 'comment' as comment,
      rfc3339(log.at) as at
    from ads a join audit log on log.subject = 'ad' and log.subject_id = a.id
    join ad_revisions f on f.id = coalesce(log.revision_id, a.newest_revision_id)
    where a.seller_id = ${sellerId} and log.actor_id <> a.owner_id
      and not exists (select from memberships m where m.user_id = log.actor_id and m.company_id = a.company_id)
      and log.action in ('needEdits', 'unpublish', 'archive', 'delete', 'takeDownImage')
    order by log.at desc, log.id desc limit ${REFUSALS}`.execute(db)
  return found.rows
}
