import { NOTIFICATION_TYPE } from '@sauda/sdk/notifications'
import type { Trx } from '../platform/database/transaction.ts'
import type { DemoCentre } from './demo-centre.ts'
import { idIn } from './id-in.ts'
import type { CentreIds } from './insert-centre.ts'
import { type DemoReview, type DemoReviewedAd, makeReviews } from './reviews.ts'

const DAY = 86_400_000
/** Who wrote reviews lately are news to the seller. */
const NEWS_DAYS = 3

/** Inserts reviews with replies, some that wait for staff, and reports. Call it before the catalogue is projected. */
export const insertReviews = async (
  trx: Trx,
  { individuals }: DemoCentre,
  ids: CentreIds,
  now: Date,
): Promise<void> => {
  const ads = await findReviewable(trx)
  const authors = individuals.map(({ email }) => idIn(ids.users, email))
  const reviews = makeReviews(ads, authors)
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY)
  const written = await trx
    .insertInto('reviews')
    .values(
      reviews.map(({ ad, author_id, stars, text, contacted, held, reply, days_ago }) => ({
        ...{ ad_id: ad.id, author_id, stars, text, contacted, held },
        created_at: daysAgo(days_ago),
        shown_at: held ? null : daysAgo(days_ago),
        reply,
        replied_by: reply === null ? null : ad.owner_id,
        replied_at: reply === null ? null : daysAgo(days_ago - 0.5),
      })),
    )
    .returning('id')
    .execute()
  const all = reviews.map((review, at) => ({ ...review, id: written[at]?.id ?? 0 }))
  await insertReports(trx, all, daysAgo)
  await insertNews(trx, all, daysAgo)
}

/** The public ads of companies, the first of each shop, with whom they are of. */
async function findReviewable(trx: Trx): Promise<DemoReviewedAd[]> {
  return trx
    .selectFrom('ads')
    .innerJoin('ad_revisions as f', 'f.id', 'ads.live_revision_id')
    .distinctOn('ads.seller_id')
    .select(['ads.id', 'ads.owner_id', 'ads.company_id', 'f.title', 'f.title_kk'])
    .where('ads.company_id', 'is not', null)
    .orderBy('ads.seller_id')
    .orderBy('ads.id')
    .limit(SHOPS)
    .execute()
}

const SHOPS = 14

type Written = DemoReview & { id: number }

async function insertReports(
  trx: Trx,
  reviews: readonly Written[],
  daysAgo: (days: number) => Date,
): Promise<void> {
  const reported = reviews.filter(({ report }) => report !== null)
  await trx
    .insertInto('review_reports')
    .values(
      reported.map(({ id, ad, report, days_ago }) => ({
        ...{ review_id: id, reporter_id: ad.owner_id, company_id: ad.company_id, by_shop: true },
        ...{ reason: report?.reason ?? 'other', text: report?.text ?? null },
        created_at: daysAgo(days_ago - 0.4),
      })),
    )
    .execute()
}

async function insertNews(
  trx: Trx,
  reviews: readonly Written[],
  daysAgo: (days: number) => Date,
): Promise<void> {
  const fresh = reviews.filter(({ held, days_ago }) => !held && days_ago < NEWS_DAYS)
  await trx
    .insertInto('notifications')
    .values(
      fresh.map(({ id, ad, stars, days_ago }) => ({
        ...{ user_id: ad.owner_id, company_id: ad.company_id, kind: 'review' },
        type: NOTIFICATION_TYPE.review.written,
        body: JSON.stringify({
          user_review_id: { user_banner_id: ad.id, id, title: ad.title, title_kk: ad.title_kk, stars },
        }),
        created_at: daysAgo(days_ago),
      })),
    )
    .execute()
}
