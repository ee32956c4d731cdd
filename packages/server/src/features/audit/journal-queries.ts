import type { components } from '@sauda/sdk'
import { type RawBuilder, sql } from 'kysely'
import { COUNTED } from '../../contract/paging.ts'
import type { Db } from '../../platform/database/transaction.ts'

type Schemas = components['schemas']

/** Filters of the journal; undefined does not limit. */
export interface AuditFilter {
  actorId: number | undefined
  subject: string | undefined
  subjectId: number | undefined
  action: string | undefined
  /** Days in Almaty. */
  from: string | undefined
  till: string | undefined
  address: string | undefined
}

/** An entry with what is known of the thing. */
export interface AuditRow {
  id: number
  at: string
  who: Schemas['AuditPerson'] | null
  action: string
  subject: string
  subject_id: number
  address: string | null
  from_status: number | null
  to_status: number | null
  details: Readonly<Record<string, unknown>> | null
  /** The kind of the document or of the documents of a month, or the set of the entry. */
  kind: string | null
  /** The document of the thing, if it has one. */
  document_id: number | null
  /** What the thing is called now. */
  name: string | null
  /** Whether the ad, the document or the entry is still there. */
  is_there: boolean
}

/** The end of the page before. */
export interface AuditPlace {
  value: string | number
  id: number
}

const KINDS = sql`('invoice', 'completion', 'application')`

/** Returns entries, newest first, after a place. */
export async function findEntries(
  db: Db,
  filter: AuditFilter,
  { after, limit }: { after: AuditPlace | undefined; limit: number },
): Promise<AuditRow[]> {
  const isAfter = after ? sql`(a.at, a.id) < (${after.value}::timestamptz, ${after.id}::bigint)` : sql`true`
  const found = await sql<AuditRow>`
    with listed as (
      select a.*, a.reason ->> 'of' as of from audit a where ${matches(filter)} and ${isAfter}
      order by a.at desc, a.id desc limit ${limit}),
    log as (
      select listed.*,
        case when subject = 'ad' or subject = 'personal' and of = 'ad' then subject_id
          when subject = 'review' then (reason ->> 'ad_id')::bigint end as ad_id,
        case when subject = 'document' or subject = 'personal' and of in ${KINDS} then nullif(subject_id, 0)
          when subject = 'signature' then (reason ->> 'document_id')::bigint end as document_id,
        case subject when 'user' then subject_id
          when 'tenant_application' then (reason ->> 'user_id')::bigint end as person_id
      from listed)
    select log.id, rfc3339(log.at) as at, log.action, log.subject, log.subject_id, log.address, log.from_status,
      log.to_status, log.reason as details, log.document_id,
      case when actor.id is not null then
        jsonb_build_object('id', actor.id, 'name', actor.display_name, 'role_id', actor.role_id) end as who,
      coalesce(document.kind, batch.kind, item.kind) as kind,
      coalesce(revision.title, document.number, to_char(batch.period, 'YYYY-MM'), person.display_name, base.name,
        invitation.email, signatory.name, version.fields ->> 'title', version.fields ->> 'name') as name,
      coalesce(ad.deleted_at, document.deleted_at, item.deleted_at) is null
        and coalesce(ad.id, document.id, item.id) is not null as is_there
    from log
    left join users actor on actor.id = log.actor_id
    left join ads ad on ad.id = log.ad_id
    left join ad_revisions revision on revision.id = coalesce(log.revision_id, ad.newest_revision_id)
    left join documents document on document.id = log.document_id
    left join document_batches batch on log.subject = 'document_batch' and batch.id = log.subject_id
    left join users person on person.id = log.person_id
    left join exchange_bases base on log.subject = 'exchange_base' and base.id = log.subject_id
    left join invitations invitation on log.subject = 'invitation' and invitation.id = log.subject_id
    left join signatories signatory on log.subject = 'signatory' and signatory.id = log.subject_id
    left join content_items item on log.subject = 'content' and item.id = log.subject_id
    left join content_versions version on version.item_id = item.id and version.number = item.version
    order by log.at desc, log.id desc`.execute(db)
  return found.rows
}

/** Counts matching entries, up to one more than is counted exactly. */
export async function countEntries(db: Db, filter: AuditFilter): Promise<number> {
  const found = await sql<{ total: number }>`
    select count(*)::int as total from (
      select from audit a where ${matches(filter)} limit ${COUNTED + 1}) counted`.execute(db)
  return found.rows[0]?.total ?? 0
}

function matches({
  actorId,
  subject,
  subjectId,
  action,
  from,
  till,
  address,
}: AuditFilter): RawBuilder<unknown> {
  const conditions = [
    sql`true`,
    ...(actorId === undefined ? [] : [sql`a.actor_id = ${actorId}`]),
    ...(subject === undefined ? [] : [sql`a.subject = ${subject}`]),
    ...(subjectId === undefined ? [] : [sql`a.subject_id = ${subjectId}`]),
    ...(action === undefined ? [] : [sql`a.action = ${action}`]),
    ...(address === undefined ? [] : [sql`a.address = ${address}`]),
    ...(from === undefined ? [] : [sql`a.at >= ${from}::date::timestamp at time zone 'Asia/Almaty'`]),
    ...(till === undefined ? [] : [sql`a.at < (${till}::date + 1)::timestamp at time zone 'Asia/Almaty'`]),
  ]
  return sql.join(conditions, sql` and `)
}
