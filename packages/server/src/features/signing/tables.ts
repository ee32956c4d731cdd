import type { ColumnType, GeneratedAlways } from 'kysely'
import type { Json, MaybeTime, Time } from '../../platform/database/columns.ts'
import type { Side, StoredResult } from './types.ts'

/** The tables of this feature's migration, as Kysely reads them; those of signatures belong to documents. */
export interface SigningTables {
  signing_sessions: {
    id: string
    user_id: number
    kind: 'completion' | 'application'
    side: Side
    bin: string | null
    nonce_hash: Buffer
    expires_at: Time
    telling: ColumnType<boolean, boolean | undefined, boolean>
    /** The person does not belong to the company any more. */
    ended: ColumnType<boolean, boolean | undefined, boolean>
  }
  signing_session_documents: {
    session_id: string
    document_id: number
    version: number
    file: string
    cms_hash: Buffer | null
    result: Json<StoredResult> | null
  }
  signature_proofs: {
    hash: string
    bytes: Buffer
  }
  signature_roots: {
    id: string
    certificates: string[]
    since: Time
  }
  signature_evidence: {
    id: GeneratedAlways<number>
    signature_id: number
    at: Time
    root_set: string
    chain: string[]
    ocsp: string | null
    crl: string | null
    opinion: ColumnType<string | null, string | null | undefined, string | null>
    timestamp: string | null
    renewals: ColumnType<string[], string[] | undefined, string[]>
    asked_at: MaybeTime
    timestamp_until: MaybeTime
    report: Json<object>
    software: string
  }
  signed_copies: {
    file: string
    document_id: number
    version: number
    made_at: Time
  }
  signatories: {
    id: GeneratedAlways<number>
    bin: string
    name: string
    position: string | null
    iin: string | null
    user_id: number | null
    until: string | null
    source: 'certificate' | 'staff'
    added_by: number | null
    added_at: Time
    ended_by: ColumnType<number | null, number | null | undefined, number | null>
    ended_at: MaybeTime
  }
}
