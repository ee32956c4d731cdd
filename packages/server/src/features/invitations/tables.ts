import type { GeneratedAlways } from 'kysely'
import type { MaybeTime, Numbers, Time } from '../../platform/database/columns.ts'

/** The tables of this feature's migrations, as Kysely reads them. */
export interface InvitationTables {
  invitations: {
    id: GeneratedAlways<number>
    token_hash: Buffer
    email: string
    role_id: number
    language: 'ru' | 'kk'
    department_id: number | null
    room_ids: Numbers
    company: string | null
    bin: string | null
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
