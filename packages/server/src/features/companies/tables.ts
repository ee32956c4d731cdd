import type { CompanyFunction } from '@sauda/sdk/access'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { MaybeTime, Numbers, Time } from '../../platform/database/columns.ts'

/** The tables of this feature's migrations, as Kysely reads them. */
export interface CompanyTables {
  companies: {
    /** From the sequence of the users: no number is both. */
    id: Generated<number>
    company: string
    bin: string
    sign: string
    department_id: number | null
    trade: string | null
    trade_kk: string | null
    weekdays: Numbers
    hours_from: string | null
    hours_to: string | null
    trade_group_id: Generated<number | null>
    phones: ColumnType<string[], string[] | undefined, string[]>
    whatsapp: Generated<string | null>
    /** The key of a picture. */
    door_photo: Generated<string | null>
    settings_version: Generated<number>
    created_at: Time
    /** When the tenancy ended; null while it goes on. */
    ended_at: Generated<Date | null>
  }
  tenancy_ends: {
    id: GeneratedAlways<number>
    company_id: number
    ended_at: Time
    reason: string
    note: string | null
    ended_by: number | null
    resumed_at: MaybeTime
  }
  memberships: {
    id: GeneratedAlways<number>
    user_id: number
    company_id: number
    function: CompanyFunction
    since: Time
    until: MaybeTime
  }
  company_deals: { company_id: number; brand_id: number | null; spare_part_id: number | null }
  company_hours_exceptions: {
    company_id: number
    /** `2026-12-16`; cast it to text when reading. */
    date: ColumnType<Date, string, string>
    opens: string | null
    closes: string | null
    note: string | null
  }
}
