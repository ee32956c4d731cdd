import type { components } from '@sauda/sdk'
import { AD_STATUS, statusesOf } from '@sauda/sdk/ads'
import { type RawBuilder, sql } from 'kysely'
import { COUNTED, cutPage, readCursor } from '../../../contract/paging.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import { type AdState, STATE } from '../ad-queries.ts'
import { REMARK } from '../audit-queries.ts'
import { type AdFilter, filterSql } from './filter-queries.ts'
import { CARD } from './projection-queries.ts'

/** Lists that require sign-in: the moderators' (all ads) or an owner's (own ads). */
export type DeskList = 'active' | 'new' | 'inactive' | 'own'

export interface DeskRow extends AdState {
  card: Record<string, unknown>
  seller: string
  remark: components['schemas']['AdRemark'] | null
  created_at: string
  at: string
}

interface DeskPage {
  rows: DeskRow[]
  total: number
  total_is_estimate?: true
  next: string | null
}

/** The end of the moderators' queue: ads that wait for their owners. */
const SENT_BACK = AD_STATUS.needsEdits
const SENT_BACK_ORDER = 'new:sent-back'

/**
 * Returns one page of such a list. Ads waiting for moderation come first, oldest first, so that none is skipped, then
 * those sent back; other lists are sorted by last change. `active` shows live revisions, the others show newest ones.
 */
export async function deskPage(
  db: Db,
  list: DeskList,
  sellers: readonly number[] | 'everyone',
  filter: AdFilter,
  { cursor, limit }: { cursor?: string | null; limit: number },
): Promise<DeskPage> {
  const queue = list === 'new' && sellers === 'everyone'
  const place = readCursor(cursor, { [list]: 'time', ...(queue && { [SENT_BACK_ORDER]: 'time' }) })
  const revision = list === 'active' ? sql`a.live_revision_id` : sql`a.newest_revision_id`
  const from = sql`from ads a join ad_revisions f on f.id = ${revision} join users owner on owner.id = a.owner_id
    left join companies company on company.id = a.company_id join ad_revisions newest on newest.id = a.newest_revision_id`
  const wanted = sql.join(
    [
      sql<boolean>`a.deleted_at is null`,
      list === 'active' || list === 'own'
        ? sql<boolean>`true`
        : sql<boolean>`a.status = any(${[...statusesOf(list)]})`,
      queue ? sql<boolean>`a.publish_at is null` : sql<boolean>`true`,
      sellers === 'everyone' ? sql<boolean>`true` : sql<boolean>`a.seller_id = any(${[...sellers]})`,
      filter.seller_id ? sql<boolean>`a.seller_id = ${filter.seller_id}` : sql<boolean>`true`,
      filterSql(filter),
    ],
    sql` and `,
  )
  const sentBack = sql`(a.status = ${sql.lit(SENT_BACK)})`
  const order = queue ? sql`${sentBack}, a.changed_at, a.id` : sql`a.changed_at desc, a.id desc`
  const after: RawBuilder<boolean> = !place
    ? sql`true`
    : queue
      ? sql`(${sentBack}, a.changed_at, a.id)
          > (${place.order === SENT_BACK_ORDER}, ${place.value}::timestamptz, ${place.id}::bigint)`
      : sql`(a.changed_at, a.id) < (${place.value}::timestamptz, ${place.id}::bigint)`
  const found = await sql<DeskRow>`
    select ${CARD} as card, coalesce(company.sign, owner.display_name) as seller, rfc3339(a.created_at) as created_at, rfc3339(a.changed_at) as at,
      ${REMARK} as remark, ${STATE}
    ${from} where ${wanted} and ${after} order by ${order} limit ${limit + 1}`.execute(db)
  const counted = await sql<{ n: number }>`
    select count(*)::int as n from (select 1 ${from} where ${wanted} limit ${COUNTED + 1}) found`.execute(db)
  const n = counted.rows[0]?.n ?? 0
  const orderOf = (status: number) => (queue && status === SENT_BACK ? SENT_BACK_ORDER : list)
  const page = cutPage(found.rows, limit, ({ status, at, id }) => ({ order: orderOf(status), value: at, id }))
  return { ...page, total: n, ...(n > COUNTED && { total_is_estimate: true }) }
}
