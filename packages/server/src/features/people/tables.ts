import type { Generated, GeneratedAlways } from 'kysely'
import type { MaybeTime, Numbers, Time } from '../../platform/database/columns.ts'

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
    created_at: Time
  }
  tenants: {
    user_id: number
    company: string
    bin: string
    trade: string | null
    trade_kk: string | null
    weekdays: Numbers
    hours_from: string | null
    hours_to: string | null
  }
  facilities: {
    id: GeneratedAlways<number>
    name: string
    name_kk: string
    address: string
    address_kk: string
  }
  departments: { id: GeneratedAlways<number>; facility_id: number; name: string; name_kk: string }
}
