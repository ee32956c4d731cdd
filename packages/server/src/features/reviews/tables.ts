import type { Generated, GeneratedAlways } from 'kysely'
import type { MaybeTime, Numbers, Time } from '../../platform/database/columns.ts'

/** The tables of this feature's migrations, as Kysely reads them. */
export interface ReviewTables {
  reviews: {
    id: GeneratedAlways<number>
    ad_id: number
    author_id: number
    stars: number
    text: string
    contacted: boolean
    status: Generated<number>
    held: string[] | null
    created_at: Time
    edited_at: MaybeTime
    shown_at: MaybeTime
    reply: Generated<string | null>
    replied_by: Generated<number | null>
    replied_at: MaybeTime
    reply_edited_at: MaybeTime
    deleted_at: MaybeTime
    deleted_by: Generated<number | null>
    deletion_reason: Generated<string | null>
    deletion_comment: Generated<string | null>
  }
  review_reports: {
    id: GeneratedAlways<number>
    review_id: number
    reporter_id: number
    company_id: number | null
    by_shop: boolean
    reason: string
    text: string | null
    created_at: Time
    verdict: Generated<string | null>
    verdict_reason: Generated<string | null>
    answer: Generated<string | null>
    decided_at: MaybeTime
    decided_by: Generated<number | null>
  }
  /** Kept by triggers. */
  ad_ratings: { ad_id: number; by_stars: Numbers }
  seller_ratings: {
    seller_id: number
    by_stars: Numbers
    reviews: GeneratedAlways<number>
    stars: GeneratedAlways<number>
  }
}
