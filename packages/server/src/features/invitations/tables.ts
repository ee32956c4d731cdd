import type { CompanyFunction } from '@sauda/sdk/access'
import type { ColumnType, GeneratedAlways } from 'kysely'
import type { MaybeTime, Numbers, Time } from '../../platform/database/columns.ts'

/** The tables of this feature's migrations, as Kysely reads them. */
export interface InvitationTables {
  invitations: {
    id: GeneratedAlways<number>
    token_hash: Buffer
    /** Null for a link that an owner passes on. */
    email: string | null
    role_id: number
    language: 'ru' | 'kk'
    department_id: number | null
    room_ids: Numbers
    company: string | null
    bin: string | null
    /** With `function`, the company whose owner invites. */
    company_id: ColumnType<number | null, number | null | undefined, never>
    function: ColumnType<CompanyFunction | null, CompanyFunction | null | undefined, never>
    invited_by: number
    created_at: Time
    expires_at: Time
    ended_at: MaybeTime
  }
  tenant_applications: {
    id: GeneratedAlways<number>
    user_id: number
    company: string
    bin: string
    room_ids: Numbers
    created_at: Time
    decided_at: MaybeTime
    decided_by: number | null
    accepted: boolean | null
    comment: string | null
  }
}
