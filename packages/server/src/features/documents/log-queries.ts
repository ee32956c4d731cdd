import type { components } from '@sauda/sdk'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/transaction.ts'

type Schemas = components['schemas']

/** What the audit log keeps of an event of a document, beside who, when and the statuses. */
export interface Said {
  version: number
  via: 'portal' | 'exchange' | 'import'
  /** A DocumentReason. */
  code?: string
  text?: string
}

/** Everything that happened to documents; `deleted` is read by nobody, since the document is gone. */
export type Happened =
  | 'received'
  | 'renewed'
  | 'opened'
  | 'downloaded'
  | 'rejected'
  | 'annulled'
  | 'reminded'
  | 'signed'
  | 'countersigned'
  | 'deleted'

const HISTORY = 1000

/** Returns what happened to a document since it belongs to its tenant, newest first. */
export async function readHistory(db: Db, id: number): Promise<Schemas['DocumentEvent'][]> {
  const found = await sql<Schemas['DocumentEvent']>`
    select rfc3339(log.at) as at, log.action,
      case when log.from_status is distinct from log.to_status then log.to_status end as status,
      coalesce((log.reason ->> 'version')::int, 1) as version, actor.display_name as who,
      coalesce(log.reason ->> 'via', 'portal') as via, log.reason ->> 'code' as reason, log.reason ->> 'text' as text
    from audit log left join users actor on actor.id = log.actor_id
    where log.subject = 'document' and log.subject_id = ${id}
      and exists (select from documents d join document_versions v on v.document_id = d.id
        where d.id = ${id} and v.version = (log.reason ->> 'version')::int and v.content -> 'buyer' ->> 'bin' = d.bin)
    order by log.at desc, log.id desc limit ${HISTORY}`.execute(db)
  return found.rows
}

/** Returns the latest rejection or annulment of a document. */
export async function readDecision(
  db: Db,
  id: number,
  action: 'rejected' | 'annulled',
): Promise<Schemas['DocumentDecision'] | null> {
  const found = await sql<Schemas['DocumentDecision']>`
    select log.reason ->> 'code' as reason, log.reason ->> 'text' as text, rfc3339(log.at) as at
    from audit log where log.subject = 'document' and log.subject_id = ${id} and log.action = ${action}
    order by log.id desc limit 1`.execute(db)
  return found.rows[0] ?? null
}

/** Returns what a user has downloaded before among documents, as `id:version`: the log has a version once. */
export async function findDownloaded(db: Db, ids: readonly number[], actorId: number): Promise<Set<string>> {
  const found = await sql<{ key: string }>`
    select log.subject_id || ':' || (log.reason ->> 'version') as key from audit log
    where log.subject = 'document' and log.subject_id = any(${[...ids]}::bigint[]) and log.action = 'downloaded'
      and log.actor_id = ${actorId}`.execute(db)
  return new Set(found.rows.map(({ key }) => key))
}
