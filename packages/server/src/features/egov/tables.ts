import type { ColumnType } from 'kysely'
import type { MaybeTime } from '../../platform/database/columns.ts'

/** The tables of this feature's migration, as Kysely reads them. */
export interface EgovTables {
  egov_requests: {
    session_id: string
    sign_in_id: number
    secret_hash: Buffer
    token_hash: Buffer | null
    documents: ColumnType<number[], readonly number[], readonly number[]>
    read_at: MaybeTime
    sent_at: MaybeTime
  }
  egov_signatures: {
    session_id: string
    document_id: number
    cms: string
  }
}
