import type { AdDraft } from '@sauda/sdk/ads'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Json, MaybeTime, Numbers, Time } from '../../platform/database/columns.ts'

/** The fields that a user fills in, as a revision stores them. */
type AdSays = { [Field in keyof AdDraft]: AdDraft[Field] extends number[] ? Numbers : AdDraft[Field] }

/** The columns that are derived when a revision is written. */
interface AdFound {
  category: string | null
  levels: Numbers
  words: string
  /** Null until the portal has read an ad from before it kept this. */
  find: string | null
}

/** The tables of this feature's migrations, as Kysely reads them. */
export interface AdTables {
  ads: {
    id: GeneratedAlways<number>
    /** The author. */
    owner_id: number
    company_id: Generated<number | null>
    /** The company, or the author of an ad without one. */
    seller_id: GeneratedAlways<number>
    status: number
    newest_revision_id: number | null
    live_revision_id: number | null
    sort_at: MaybeTime
    published_at: MaybeTime
    expires_at: MaybeTime
    raised_at: MaybeTime
    removed_by_staff: Generated<boolean>
    was_returned: Generated<boolean>
    phone_views: Generated<number>
    created_at: Time
    changed_at: Time
    deleted_at: MaybeTime
    version: Generated<number>
    warned_for: MaybeTime
    publish_at: MaybeTime
    publish_by: number | null
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
    look: ColumnType<string | null, string | null | undefined, string>
    look_parts: GeneratedAlways<Numbers>
    created_at: Time
  }
  staged_photos: { photo_id: number; owner_id: number; company_id: Generated<number | null>; staged_at: Time }
  ad_revision_photos: { revision_id: number; position: number; photo_id: number }
  /** It also has the columns of the revision that `LISTED` names. */
  ad_listings: {
    ad_id: number
    seller_id: number
    sort_at: Time
    card: Json<object>
  }
  listing_version: { is_only: Generated<boolean>; version: Generated<number>; forgotten: Generated<number> }
  listing_commits: { id: GeneratedAlways<number>; version: number | null }
  listing_changes: { commit_id: number; ad_id: number }
  ad_complaints: {
    id: GeneratedAlways<number>
    ad_id: number
    reason: string
    text: string | null
    sender: Buffer | null
    created_at: Time
    reviewed_by: number | null
    reviewed_at: MaybeTime
  }
  phone_reveals: { ad_id: number; user_id: number; revealed_at: Time }
  ad_watchers: { ad_id: number; user_id: number; seen_at: Time }
}
