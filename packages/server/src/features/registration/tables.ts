import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { MaybeTime, Time } from '../../platform/database/columns.ts'

/** The tables of this feature's migrations, as Kysely reads them. */
export interface RegistrationTables {
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
  consents: {
    user_id: number
    kind: 'terms' | 'ad_rules'
    given_at: Time
    /** The publication of the terms of use, or of the rules of ads. */
    text_version: number | null
    /** With the terms: the publication of the privacy policy. */
    privacy_version: number | null
  }
}
