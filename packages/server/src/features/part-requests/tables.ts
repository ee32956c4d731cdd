import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { MaybeTime, Time } from '../../platform/database/columns.ts'

/** `2026-12-16`; cast it to text when reading. */
type MaybeDay = ColumnType<Date | null, string | null, string | null>

/** The tables of this feature's migrations, as Kysely reads them. */
export interface PartRequestTables {
  part_requests: {
    id: GeneratedAlways<number>
    asker_id: number
    /** 1 open, 2 closed. */
    status: Generated<number>
    close_reason: string | null
    text: string
    brand_id: number
    model: string | null
    year: number | null
    vin: string | null
    spare_part_id: number | null
    condition: string
    price_idea: number | null
    needed_by: MaybeDay
    note: string | null
    contacts: boolean
    same_key: string
    wave: Generated<number>
    next_wave_at: MaybeTime
    created_at: Time
    opened_at: Time
    expires_at: Time
    reminded_at: MaybeTime
    closed_at: MaybeTime
    chosen_answer_id: number | null
    removal_reason: string | null
    removal_comment: string | null
  }
  part_request_photos: { request_id: number; photo_id: number; position: number }
  part_asks: {
    request_id: number
    company_id: number
    wave: number
    asked_at: Time
    told: boolean
    looked_at: MaybeTime
    skipped_at: MaybeTime
    /** When the tenancy ended in which the shop was asked. */
    ended_at: MaybeTime
  }
  part_answers: {
    id: GeneratedAlways<number>
    request_id: number
    company_id: number
    has: boolean
    price: number | null
    price_to: number | null
    price_before: number | null
    condition: string | null
    maker: string | null
    /** now, date or order. */
    ready: string | null
    ready_on: MaybeDay
    warranty_days: number | null
    note: string | null
    valid_until: MaybeTime
    version: Generated<number>
    created_at: Time
    edited_at: MaybeTime
    seen_at: MaybeTime
    going_until: MaybeTime
    phone_given_at: MaybeTime
    /** When the tenancy ended in which the shop answered. */
    ended_at: MaybeTime
  }
  part_answer_photos: { answer_id: number; photo_id: number; position: number }
  part_mutes: {
    id: GeneratedAlways<number>
    company_id: number
    kind: string
    brand_id: number | null
    spare_part_id: number | null
    until: MaybeTime
    created_at: Time
  }
  part_reports: {
    id: GeneratedAlways<number>
    request_id: number
    reporter_id: number
    answer_id: number | null
    reason: string
    text: string | null
    created_at: Time
    resolved_at: MaybeTime
  }
  part_bars: { party_id: number; reason: string; comment: string; until: Time; created_at: Time }
}
