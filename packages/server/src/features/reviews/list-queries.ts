import type { components } from '@sauda/sdk'
import { REVIEW_STATUS } from '@sauda/sdk/reviews'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/transaction.ts'

type Schemas = components['schemas']

/** A report with who sent it. */
export interface ReportRow extends Omit<Schemas['ReviewReport'], 'mine'> {
  reporter_id: number
  company_id: number | null
}

/** A review with everything that somebody may see of it. */
export interface ReviewRow {
  id: number
  ad_id: number
  author_id: number
  author: string
  stars: number
  text: string
  contacted: boolean
  status: number
  held: Schemas['ReviewHoldReason'][] | null
  created_at: string
  edited_at: string | null
  shown_at: Date | null
  reply: string | null
  replied_at: string | null
  reply_edited: boolean
  deletion: Schemas['ReviewDeletion'] | null
  reports: ReportRow[]
  ad: Schemas['ReviewedAd']
  owner_id: number
  company_id: number | null
  seller_id: number
  by_stars: number[] | null
}

const WRITTEN = sql.lit(REVIEW_STATUS.written)
const DELETED = sql.lit(REVIEW_STATUS.deleted)

/** A review `r`, its ad `a`, and the revision `f` that is public, or was so last. */
const FROM = sql`reviews r join ads a on a.id = r.ad_id
  join ad_revisions f on f.id = coalesce(a.live_revision_id,
    (select max(v.id) from ad_revisions v where v.ad_id = a.id and v.approved_at is not null), a.newest_revision_id)
  join users author on author.id = r.author_id join users owner on owner.id = a.owner_id
  left join companies company on company.id = a.company_id`

const COLUMNS = sql`r.id, r.ad_id, r.author_id, author.display_name as author, r.stars, r.text, r.contacted, r.status, r.held,
  rfc3339(r.created_at) as created_at, rfc3339(r.edited_at) as edited_at, r.shown_at, r.reply,
  rfc3339(r.replied_at) as replied_at, r.reply_edited_at is not null as reply_edited,
  case when r.status = ${DELETED} then jsonb_build_object('at', rfc3339(r.deleted_at), 'by_staff', r.deleted_by <> r.author_id,
    'reason', r.deletion_reason, 'comment', r.deletion_comment) end as deletion,
  (select coalesce(jsonb_agg(jsonb_build_object('number', p.id, 'reporter_id', p.reporter_id, 'company_id', p.company_id,
      'by_shop', p.by_shop, 'reason', p.reason, 'text', p.text, 'at', rfc3339(p.created_at), 'verdict', p.verdict,
      'verdict_reason', p.verdict_reason, 'answer', p.answer, 'decided_at', rfc3339(p.decided_at)) order by p.id desc), '[]')
    from review_reports p where p.review_id = r.id) as reports,
  jsonb_build_object('id', a.id, 'title', f.title, 'title_kk', f.title_kk, 'price', f.price,
    'photo', (select photo_json(photos) from ad_revision_photos taken join photos on photos.id = taken.photo_id
      where taken.revision_id = f.id order by taken.position limit 1),
    'plate', plate_json(f.room_ids[1]), 'live', a.live_revision_id is not null and a.deleted_at is null,
    'seller', coalesce(company.sign, owner.display_name)) as ad,
  a.owner_id, a.company_id, a.seller_id, (select by_stars from ad_ratings where ad_id = a.id) as by_stars`

/** Public reviews: written, and not waiting for a look. */
const IS_PUBLIC = sql`r.status = ${WRITTEN} and r.held is null`
const HAS_OPEN_REPORT = sql`exists (select from review_reports p where p.review_id = r.id and p.verdict is null)`

/** Which reviews a list has. */
export type ReviewScope =
  /** Strangers read reviews of public ads alone; `sellers` are the numbers under which the reader sells. */
  | { list: 'ad'; adId: number; userId: number | null; sellers: readonly number[]; isStaff: boolean }
  | { list: 'own' | 'reports'; userId: number; companies: readonly number[] }
  | { list: 'shop'; sellers: readonly number[] }
  /** `but` are the numbers under which the reader sells: nobody decides about reviews of the own ads. */
  | { list: 'held' | 'reported' | 'all'; userId: number; but: readonly number[] }

function isIn(scope: ReviewScope): RawBuilder<unknown> {
  switch (scope.list) {
    case 'ad':
      return sql`r.ad_id = ${scope.adId} and ${IS_PUBLIC} and a.deleted_at is null and (a.live_revision_id is not null
        or ${scope.isStaff}::boolean or a.seller_id = any(${[...scope.sellers]}::bigint[])
        or exists (select from reviews own where own.ad_id = a.id and own.author_id = ${scope.userId}::bigint))`
    case 'own':
      return sql`r.author_id = ${scope.userId}`
    case 'reports':
      return sql`exists (select from review_reports p where p.review_id = r.id
        and (p.reporter_id = ${scope.userId} or p.company_id = any(${[...scope.companies]}::bigint[])))`
    case 'shop':
      return sql`a.seller_id = any(${[...scope.sellers]}::bigint[]) and ${IS_PUBLIC}`
    case 'held':
      return sql`r.status = ${WRITTEN} and r.held is not null and ${isOfOthers(scope)}`
    case 'reported':
      return sql`r.status = ${WRITTEN} and ${HAS_OPEN_REPORT} and ${isOfOthers(scope)}`
    case 'all':
      return sql`true`
  }
}

function isOfOthers({ userId, but }: { userId: number; but: readonly number[] }): RawBuilder<unknown> {
  return sql`r.author_id <> ${userId} and a.seller_id <> all(${[...but]}::bigint[])`
}

/** Further filters of a list; undefined does not limit. */
export interface ReviewMatch {
  stars?: readonly number[] | undefined
  q?: string | undefined
}

function matches(scope: ReviewScope, { stars, q }: ReviewMatch): RawBuilder<unknown> {
  const conditions = [
    isIn(scope),
    ...(stars?.length ? [sql`r.stars = any(${[...stars]}::int[])`] : []),
    ...(q
      ? [
          sql`position(lower(${q}) in lower(concat_ws(' ', r.text, author.display_name, f.title, f.title_kk, company.sign,
            owner.display_name))) > 0`,
        ]
      : []),
  ]
  return sql.join(conditions, sql` and `)
}

/** How a list is ordered: by a rank first, then by id. Both rise, so the newest first has a negative id. */
export interface ReviewOrder {
  rank: 'same' | 'stars' | 'stars_down' | 'answered'
  newestFirst: boolean
}

const RANKS: Readonly<Record<ReviewOrder['rank'], RawBuilder<unknown>>> = {
  same: sql`0::int`,
  stars: sql`r.stars::int`,
  stars_down: sql`-r.stars::int`,
  answered: sql`(r.reply is not null)::int`,
}

/** Where the page before ended. */
export interface ReviewPlace {
  rank: number
  id: number
}

/** Returns reviews of a list in an order, after a place. */
export async function findReviews(
  db: Db,
  scope: ReviewScope,
  {
    match = {},
    order,
    after,
    limit,
  }: { match?: ReviewMatch; order: ReviewOrder; after?: ReviewPlace | undefined; limit: number },
): Promise<(ReviewRow & { rank: number })[]> {
  const rank = RANKS[order.rank]
  const id = order.newestFirst ? sql`-r.id` : sql`r.id`
  const isAfter = after
    ? sql`(${rank}, ${id}) > (${after.rank}::int, ${order.newestFirst ? -after.id : after.id}::bigint)`
    : sql`true`
  const found = await sql<ReviewRow & { rank: number }>`
    select ${COLUMNS}, ${rank} as rank from ${FROM} where ${matches(scope, match)} and ${isAfter}
    order by ${rank}, ${id} limit ${limit}`.execute(db)
  return found.rows
}

/** Counts the reviews of a list, up to a number. */
export async function countIn(
  db: Db,
  scope: ReviewScope,
  { match = {}, upTo }: { match?: ReviewMatch; upTo: number },
): Promise<number> {
  const found = await sql<{ n: number }>`
    select count(*)::int as n from (select from ${FROM} where ${matches(scope, match)} limit ${upTo}) counted`.execute(
    db,
  )
  return found.rows[0]?.n ?? 0
}

/** Counts the public reviews of sellers that have no reply. */
export async function countUnanswered(db: Db, sellers: readonly number[]): Promise<number> {
  const found = await sql<{ n: number }>`
    select count(*)::int as n from reviews r join ads a on a.id = r.ad_id
    where a.seller_id = any(${[...sellers]}::bigint[]) and ${IS_PUBLIC} and r.reply is null`.execute(db)
  return found.rows[0]?.n ?? 0
}

/** Returns a review; `lock` serializes decisions about it until the transaction ends. */
export async function findReview(db: Db, id: number, { lock = false } = {}): Promise<ReviewRow | undefined> {
  // Lock in a separate statement: a statement that waited for the lock would still see the review before the wait.
  if (lock) await sql`select from reviews where id = ${id} for update`.execute(db)
  const found = await sql<ReviewRow>`select ${COLUMNS} from ${FROM} where r.id = ${id}`.execute(db)
  return found.rows[0]
}

/** Returns the review of an ad that somebody wrote last, unless its author has deleted it. */
export async function findOwn(db: Db, adId: number, userId: number): Promise<ReviewRow | undefined> {
  const found = await sql<ReviewRow>`
    select ${COLUMNS} from ${FROM}
    where r.ad_id = ${adId} and r.author_id = ${userId} and (r.status = ${WRITTEN} or r.deleted_by <> r.author_id)
    order by r.status, r.id desc limit 1`.execute(db)
  return found.rows[0]
}
