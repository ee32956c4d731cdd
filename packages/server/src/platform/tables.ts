import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Time } from './database/columns.ts'

/** The platform's own tables, as Kysely reads them. */
export interface PlatformTables {
  sessions: {
    id: GeneratedAlways<number>
    token_hash: Buffer
    user_id: number
    created_at: Time
    expires_at: Time
    user_agent: string | null
    address: string | null
    seen_at: Time
    /** For whom else the user acts, of several; null without a choice. */
    acts_for: Generated<number | null>
    /** When its password was last proved. */
    proved_at: Time
  }
  audit: {
    id: GeneratedAlways<number>
    at: Time
    actor_id: number | null
    subject: string
    subject_id: number
    action: string
    from_status: number | null
    to_status: number | null
    reason: ColumnType<object | null, string | null | undefined, string | null>
    revision_id: number | null
    address: ColumnType<string | null, string | null | undefined, never>
  }
  secrets: { name: string; value: string }
  sent_mails: { id: string; sent_at: Time }
  idempotency_keys: {
    scope: string
    key: string
    fingerprint: Buffer
    status: number | null
    body: string | null
    created_at: Time
  }
  throttles: {
    key: string
    count: number
    window_start: Time
  }
}
