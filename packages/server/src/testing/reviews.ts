import type { TestServer } from './test-server.ts'

/** A text that no rule holds. */
export const CLEAN = 'Диски ровные, проверили при мне. Очередь в субботу.'

interface ReviewOptions {
  stars?: number
  text?: string
  contacted?: boolean
  /** Why it waits. */
  held?: string[] | null
  reply?: string | null
}

/** Creates a review of an ad, as the service would have left it. */
export async function review(
  { db, clock }: Pick<TestServer, 'db' | 'clock'>,
  adId: number,
  authorId: number,
  { stars = 4, text = CLEAN, contacted = true, held = null, reply = null }: ReviewOptions = {},
): Promise<number> {
  const now = clock.now()
  const { id } = await db
    .insertInto('reviews')
    .values({
      ...{ ad_id: adId, author_id: authorId, stars, text, contacted, held, created_at: now },
      ...{ shown_at: held ? null : now, reply, replied_at: reply === null ? null : now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Creates a report about a review. Returns its number. */
export async function report(
  { db, clock }: Pick<TestServer, 'db' | 'clock'>,
  reviewId: number,
  reporterId: number,
  { companyId = null, byShop = companyId !== null }: { companyId?: number | null; byShop?: boolean } = {},
): Promise<number> {
  const { id } = await db
    .insertInto('review_reports')
    .values({
      ...{ review_id: reviewId, reporter_id: reporterId, company_id: companyId, by_shop: byShop },
      ...{ reason: 'advert', text: null, created_at: clock.now() },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Remembers that somebody has revealed the phone of an ad, as for the badge. */
export async function revealed(
  { db, clock }: Pick<TestServer, 'db' | 'clock'>,
  adId: number,
  userId: number,
): Promise<void> {
  await db
    .insertInto('phone_reveals')
    .values({ ad_id: adId, user_id: userId, revealed_at: clock.now() })
    .execute()
}
