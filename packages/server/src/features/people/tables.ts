import type { Generated, GeneratedAlways } from 'kysely'
import type { MaybeTime, Time } from '../../platform/database/columns.ts'

/** The tables of this feature's migrations, as Kysely reads them. */
export interface PeopleTables {
  users: {
    id: GeneratedAlways<number>
    role_id: number
    name: string
    display_name: string
    email: string
    phone: string | null
    password_hash: string
    language: Generated<'ru' | 'kk'>
    department_id: Generated<number | null>
    district_id: Generated<number | null>
    blocked_at: MaybeTime
    /** When the person last signed in; null if never. */
    last_entry_at: MaybeTime
    created_at: Time
  }
  facilities: {
    id: GeneratedAlways<number>
    name: string
    name_kk: string
    address: string
    address_kk: string
  }
  user_blocks: {
    id: GeneratedAlways<number>
    user_id: number
    since: Time
    until: MaybeTime
    reason: string
    note: string | null
    blocked_by: number | null
    unblocked_by: Generated<number | null>
    unblock_note: Generated<string | null>
  }
  departments: { id: GeneratedAlways<number>; facility_id: number; name: string; name_kk: string }
}
