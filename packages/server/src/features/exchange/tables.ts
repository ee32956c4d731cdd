import type { DocumentKind, ExchangeOutcome, ExchangeProblem } from '@sauda/sdk/documents'
import type { ColumnType, GeneratedAlways } from 'kysely'
import type { MaybeTime, Time } from '../../platform/database/columns.ts'

/** The tables of this feature's migration, as Kysely reads them. */
export interface ExchangeTables {
  exchange_batches: {
    id: GeneratedAlways<number>
    base_id: number
    form: 'zip' | 'ndjson' | 'commerceml'
    file: string | null
    total: number
    received_at: Time
    finished_at: MaybeTime
  }
  exchange_rows: {
    id: GeneratedAlways<number>
    base_id: number
    batch_id: number | null
    place: number | null
    kind: DocumentKind | null
    guid: string | null
    data_version: string | null
    number: string | null
    company: string | null
    bin: string | null
    total: number | null
    currency: string | null
    words: ColumnType<string, string | undefined, string>
    outcome: ExchangeOutcome
    problems: ColumnType<ExchangeProblem[], string | undefined, string>
    more_problems: ColumnType<number, number | undefined, number>
    raw: string
    raw_kept: ColumnType<boolean, boolean | undefined, boolean>
    document_id: number | null
    at: Time
    asked_at: MaybeTime
    asked_delivery: ColumnType<number | null, number | null | undefined, number | null>
    answered_at: MaybeTime
    set_aside_at: MaybeTime
    set_aside_by: ColumnType<number | null, number | null | undefined, number | null>
  }
  exchange_refused_bytes: {
    base_id: number
    day: string
    bytes: number
    dropped: number
  }
  exchange_papers: {
    file: string
    at: Time
  }
  exchange_sessions: {
    id: GeneratedAlways<number>
    token_hash: Buffer
    base_id: number
    expires_at: Time
  }
  exchange_uploads: {
    session_id: number
    name: string
    file: string
    batch_id: ColumnType<number | null, number | null | undefined, number | null>
    size: ColumnType<number | null, number | null | undefined, number | null>
    told: ColumnType<boolean, boolean | undefined, boolean>
    refusal: ColumnType<ExchangeProblem[] | null, string | null | undefined, string | null>
  }
}
