import type { AdDraft } from '@sauda/sdk/ads'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'

type Time = ColumnType<Date, Date | string, Date | string>
type MaybeTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
type Numbers = ColumnType<number[], number[] | undefined, number[]>
type Json<T extends object> = JSONColumnType<T, string, string>

/** The fields that a person fills in, as a revision keeps them. */
type AdSays = { [Field in keyof AdDraft]: AdDraft[Field] extends number[] ? Numbers : AdDraft[Field] }

/** What follows from the fields when a revision is written. */
interface AdFound {
  category: string | null
  levels: Numbers
  words: string
}

/** The tables of the migrations, as Kysely reads them. */
export interface Tables {
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
  sessions: {
    id: GeneratedAlways<number>
    token_hash: Buffer
    user_id: number
    created_at: Time
    expires_at: Time
    user_agent: string | null
    address: string | null
    seen_at: Time
  }
  facilities: {
    id: GeneratedAlways<number>
    name: string
    name_kk: string
    address: string
    address_kk: string
  }
  departments: { id: GeneratedAlways<number>; facility_id: number; name: string; name_kk: string }
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
  access_flows: {
    id: GeneratedAlways<number>
    token_hash: Buffer
    purpose: 'registration' | 'invitation' | 'restore'
    email: string
    user_id: number | null
    invitation_id: number | null
    language: 'ru' | 'kk'
    code_asked_at: MaybeTime
    code_hmac: Buffer | null
    code_expires_at: MaybeTime
    tries: Generated<number>
    guesses: Generated<number>
    asks: Generated<number>
    proven_at: MaybeTime
    details: JSONColumnType<object, string | null, string | null> | null
    created_at: Time
    expires_at: Time
  }
  access_links: {
    id: GeneratedAlways<number>
    token_hash: Buffer
    purpose: 'registration' | 'restore'
    email: string
    user_id: number | null
    language: 'ru' | 'kk'
    flow_id: number
    asked_at: Time
    expires_at: Time
  }
  consents: { user_id: number; kind: 'terms' | 'ad_rules'; given_at: Time }
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
  rooms: {
    id: GeneratedAlways<number>
    level: number
    number: string
    area: number
    tenant_id: number | null
  }
  brands: { id: GeneratedAlways<number>; name: string }
  services: { id: GeneratedAlways<number>; name: string; name_kk: string }
  spare_parts: { id: GeneratedAlways<number>; name: string; name_kk: string; category: string }
  contents: { key: string; body: Json<object> }
  ads: {
    id: GeneratedAlways<number>
    owner_id: number
    status: number
    newest_revision_id: number | null
    live_revision_id: number | null
    sort_at: MaybeTime
    published_at: MaybeTime
    expires_at: MaybeTime
    raised_at: MaybeTime
    removed_by_staff: Generated<boolean>
    phone_views: Generated<number>
    created_at: Time
    changed_at: Time
    deleted_at: MaybeTime
    version: Generated<number>
    warned_for: MaybeTime
  }
  ad_revisions: AdSays &
    AdFound & {
      id: GeneratedAlways<number>
      ad_id: number
      vector: GeneratedAlways<string>
      created_by: number
      created_at: Time
      approved_by: number | null
      approved_at: MaybeTime
    }
  photos: {
    id: GeneratedAlways<number>
    key: string
    width: number
    height: number
    files_key: string | null
    has_avif: Generated<boolean>
    created_at: Time
  }
  ad_revision_photos: { revision_id: number; position: number; photo_id: number }
  /** Beside these columns it repeats those of the revision that `LISTED` names. */
  ad_listings: {
    ad_id: number
    seller_id: number
    sort_at: Time
    price_up: GeneratedAlways<number>
    price_down: GeneratedAlways<number>
    vector: string
    card: Json<object>
  }
  audit: {
    id: GeneratedAlways<number>
    at: Time
    actor_id: number | null
    subject: string
    subject_id: number
    action: string
    from_status: number | null
    to_status: number | null
    reason: ColumnType<object | null, string | null | undefined, string | null>
    revision_id: number | null
  }
  ad_watchers: { ad_id: number; user_id: number; seen_at: Time }
  notifications: {
    id: GeneratedAlways<number>
    user_id: number
    kind: string
    type: number
    body: Json<object>
    created_at: Time
    viewed_at: MaybeTime
  }
  secrets: { name: string; value: string }
  sent_mails: { id: string; sent_at: Time }
  idempotency_keys: {
    scope: string
    key: string
    fingerprint: Buffer
    status: number | null
    body: string | null
    created_at: Time
  }
  throttles: {
    key: string
    count: number
    window_start: Time
  }
}
