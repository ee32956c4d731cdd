import { NOTIFICATION_TYPE } from '@sauda/sdk/notifications'
import type { Trx } from '../../platform/database/transaction.ts'
import { findActive } from '../companies/members.ts'
import { notify } from '../notifications/notify.ts'
import type { ReviewDeps } from './deps.ts'

const { written, deleted, replied, published, kept, removed } = NOTIFICATION_TYPE.review

/** The review of an event, and whose ad it is about. */
export interface ReviewNews {
  id: number
  ad_id: number
  author_id: number
  owner_id: number
  company_id: number | null
  title: string
  title_kk: string | null
}

type NotifyDeps = Pick<ReviewDeps, 'clock' | 'push'>

function aboutOf({ id, ad_id, title, title_kk }: ReviewNews) {
  return { user_banner_id: ad_id, id, title, title_kk }
}

/** Tells those who reply for the seller of a review that everybody can read now. */
export async function announceReview(
  deps: NotifyDeps,
  trx: Trx,
  news: ReviewNews & { stars: number },
): Promise<void> {
  const { owner_id, company_id, stars } = news
  const people = company_id === null ? [owner_id] : await findActive(trx, company_id, 'reviews.answer')
  await notify(deps, trx, {
    to: people,
    company_id,
    kind: 'review',
    type: written,
    body: { user_review_id: { ...aboutOf(news), stars } },
  })
}

/** Tells its author what others did to a review; staff give a reason of a deletion and a comment. */
export async function announceToAuthor(
  deps: NotifyDeps,
  trx: Trx,
  event: 'deleted' | 'replied' | 'published',
  news: ReviewNews,
  { reason, comment }: { reason?: string | null; comment?: string | null } = {},
): Promise<void> {
  await notify(deps, trx, {
    to: [news.author_id],
    kind: 'review',
    type: { deleted, replied, published }[event],
    body: {
      user_review_id: aboutOf(news),
      ...(reason && { reason }),
      ...(comment && { comment }),
    },
  })
}

/** Tells each who reported a review what came of it. */
export async function announceVerdict(
  deps: NotifyDeps,
  trx: Trx,
  news: ReviewNews,
  {
    reports,
    isKept,
    reason,
    answer,
  }: {
    reports: readonly { id: number; reporter_id: number; company_id: number | null }[]
    isKept: boolean
    reason: string | null
    answer: string | null
  },
): Promise<void> {
  for (const { id, reporter_id, company_id } of reports) {
    await notify(deps, trx, {
      to: [reporter_id],
      company_id,
      kind: 'review',
      type: isKept ? kept : removed,
      body: {
        user_review_id: { ...aboutOf(news), number: id },
        ...(reason && { reason }),
        ...(answer && { comment: answer }),
      },
    })
  }
}
