import { REVIEW_STATUS } from '@sauda/sdk/reviews'
import { sql, type Updateable } from 'kysely'
import type { Db, Trx } from '../../platform/database/transaction.ts'
import type { Tables } from '../../tables.ts'

const WRITTEN = sql.lit(REVIEW_STATUS.written)
const DELETED = sql.lit(REVIEW_STATUS.deleted)

/** What decides whether somebody may review an ad, and who hears of it. */
export interface ReviewedRow {
  id: number
  owner_id: number
  company_id: number | null
  seller_id: number
  title: string
  title_kk: string | null
  live: boolean
  is_colleague: boolean
  was_colleague: boolean
  has_review: boolean
  again: boolean
}

/**
 * Returns an ad that is not deleted with what it has to do with somebody; 0 is nobody.
 * @param but a review that does not count as an earlier one
 */
export async function findReviewed(
  db: Db,
  adId: number,
  userId: number,
  but = 0,
): Promise<ReviewedRow | undefined> {
  const found = await sql<ReviewedRow>`
    select a.id, a.owner_id, a.company_id, a.seller_id, f.title, f.title_kk, a.live_revision_id is not null as live,
      exists (select from memberships m where m.user_id = ${userId} and m.company_id = a.company_id and m.until is null)
        as is_colleague,
      exists (select from memberships m where m.user_id = ${userId} and m.company_id = a.company_id) as was_colleague,
      exists (select from reviews r where r.ad_id = a.id and r.author_id = ${userId} and r.status = ${WRITTEN}) as has_review,
      exists (select from reviews r where r.ad_id = a.id and r.author_id = ${userId} and r.status = ${DELETED} and r.id <> ${but})
        as again
    from ads a join ad_revisions f on f.id = coalesce(a.live_revision_id, a.newest_revision_id)
    where a.id = ${adId} and a.deleted_at is null`.execute(db)
  return found.rows[0]
}

/** What somebody writes. */
export interface NewReview {
  adId: number
  authorId: number
  stars: number
  text: string
  contacted: boolean
  held: string[] | null
  now: Date
}

/** Adds a review and returns its id; undefined if its author has one about the ad. */
export async function insertReview(
  trx: Trx,
  { adId, authorId, stars, text, contacted, held, now }: NewReview,
): Promise<number | undefined> {
  const found = await sql<{ id: number }>`
    insert into reviews (ad_id, author_id, stars, text, contacted, held, created_at, shown_at)
    values (${adId}, ${authorId}, ${stars}, ${text}, ${contacted}, ${held}::text[], ${now}, ${held ? null : now})
    on conflict (ad_id, author_id) where status = ${WRITTEN} do nothing returning id`.execute(trx)
  return found.rows[0]?.id
}

export async function changeReview(trx: Trx, id: number, set: Updateable<Tables['reviews']>): Promise<void> {
  await trx.updateTable('reviews').set(set).where('id', '=', id).execute()
}

/** Adds a report and returns its number; undefined if the person or the company has reported the review before. */
export async function insertReport(
  trx: Trx,
  report: {
    reviewId: number
    reporterId: number
    companyId: number | null
    byShop: boolean
    reason: string
    text: string | null
    now: Date
  },
): Promise<number | undefined> {
  const { reviewId, reporterId, companyId, byShop, reason, text, now } = report
  const found = await sql<{ id: number }>`
    insert into review_reports (review_id, reporter_id, company_id, by_shop, reason, text, created_at)
    values (${reviewId}, ${reporterId}, ${companyId}, ${byShop}, ${reason}, ${text}, ${now})
    on conflict do nothing returning id`.execute(trx)
  return found.rows[0]?.id
}

/** How open reports end. */
export interface Verdict {
  verdict: 'deleted' | 'kept' | 'withdrawn'
  reason: string | null
  answer: string | null
  by: number
  now: Date
}

/** Closes the open reports about a review, and returns who sent them. */
export async function closeReports(
  trx: Trx,
  reviewId: number,
  { verdict, reason, answer, by, now }: Verdict,
): Promise<{ id: number; reporter_id: number; company_id: number | null }[]> {
  return trx
    .updateTable('review_reports')
    .set({ verdict, verdict_reason: reason, answer, decided_at: now, decided_by: by })
    .where('review_id', '=', reviewId)
    .where('verdict', 'is', null)
    .returning(['id', 'reporter_id', 'company_id'])
    .execute()
}
