import type { DocumentContent, DocumentKind } from '@sauda/sdk/documents'
import type { ColumnType, GeneratedAlways } from 'kysely'
import type { Json, MaybeTime, Numbers, Time } from '../../platform/database/columns.ts'

/** A calendar day as `2026-11-25`. */
type Day = string
/** A list of texts. */
type Texts = ColumnType<string[], string[] | undefined, string[]>

/** For whom somebody signs. */
export type SigningSide = 'tenant' | 'centre'

/** Only `valid` counts; see the migration. */
export type SignatureState = 'valid' | 'pending_revocation' | 'invalid' | 'void'

/** The tables of this feature's migrations, as Kysely reads them. */
export interface DocumentTables {
  exchange_bases: {
    id: GeneratedAlways<number>
    name: string
    login: string
    secret_hash: Buffer
    networks: Texts
    created_by: number | null
    created_at: Time
    seen_at: MaybeTime
    revoked_at: MaybeTime
  }
  document_batches: {
    id: GeneratedAlways<number>
    kind: DocumentKind
    period: Day
    due_on: Day | null
    created_at: Time
  }
  documents: {
    id: GeneratedAlways<number>
    kind: DocumentKind
    batch_id: number
    status: number
    base_id: number | null
    guid: string
    version: number
    number: string
    dated_on: Day
    title: string
    company: string
    bin: string
    room_ids: Numbers
    total: number
    currency: string
    words: string
    unread: ColumnType<boolean, boolean | undefined, boolean>
    check_token: string
    received_at: Time
    changed_at: Time
    deleted_at: MaybeTime
  }
  document_versions: {
    document_id: number
    version: number
    data_version: string
    content: Json<DocumentContent>
    content_hash: Buffer
    file: string | null
    size: number | null
    pages: number | null
    from_sender: ColumnType<boolean, boolean | undefined, boolean>
    received_at: Time
  }
  document_changes: {
    id: GeneratedAlways<number>
    base_id: number
    document_id: number
    version: number
    action: string
    status: number
    reason: string | null
    comment: string | null
    at: Time
    delivered_at: MaybeTime
    acknowledged_at: MaybeTime
    signature_id: ColumnType<number | null, number | null | undefined, number | null>
  }
  document_signatures: {
    id: GeneratedAlways<number>
    document_id: number
    version: number
    side: SigningSide
    state: SignatureState
    fault: ColumnType<string | null, string | null | undefined, string | null>
    file: string
    cms: Buffer
    user_id: number
    session_id: string
    iin: string | null
    bin: string | null
    name: string
    position: string
    organisation: string | null
    serial: string
    algorithm: string
    signed_at: Time
    received_at: Time
    timestamped: ColumnType<boolean, boolean | undefined, boolean>
    told: ColumnType<boolean, boolean | undefined, boolean>
  }
  document_news: {
    document_id: number
    batch_id: number
    bin: string
    renewed: boolean
  }
  document_reminders: {
    batch_id: number
    bin: string
    day: Day
    at: Time
  }
}
