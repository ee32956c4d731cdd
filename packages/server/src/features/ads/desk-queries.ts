import { statusesOf } from '@sauda/sdk/ads'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/transaction.ts'
import { type AdFilter, filterSql } from './ad-filter.ts'
import type { AdState } from './ad-queries.ts'
import { COUNTED, readCursor, writeCursor } from './cursor.ts'
import { CARD } from './projection.ts'

/** Lists behind a sign-in: of the moderators (all people's ads) or of an owner (only theirs). */
export type DeskList = 'active' | 'new' | 'inactive' | 'own'

export interface DeskRow extends AdState {
  card: Record<string, unknown>
  seller: string
  created_at: string
  at: string
}

interface DeskPage {
  rows: DeskRow[]
  total: number
  total_is_estimate?: true
  next: string | null
}

/**
 * One page of a desk's list. What waits for the moderators comes oldest first, so that nobody is passed over; all else
 * newest change first. `active` shows live revisions, the others newest ones.
 */
export async function deskPage(
  db: Db,
  list: DeskList,
  owner: number | 'everyone',
  filter: AdFilter,
  { cursor, limit }: { cursor?: string | null; limit: number },
): Promise<DeskPage> {
  const queue = list === 'new' && owner === 'everyone'
  const place = readCursor(cursor, list)
  const revision = list === 'active' ? sql`a.live_revision_id` : sql`a.newest_revision_id`
  const from = sql`from ads a join ad_revisions f on f.id = ${revision} join users owner on owner.id = a.owner_id
    join ad_revisions newest on newest.id = a.newest_revision_id`
  const wanted = sql.join(
    [
      sql<boolean>`a.deleted_at is null`,
      list === 'active' || list === 'own'
        ? sql<boolean>`true`
        : sql<boolean>`a.status = any(${[...statusesOf(list)]})`,
      owner === 'everyone' ? sql<boolean>`true` : sql<boolean>`a.owner_id = ${owner}`,
      filter.seller_id ? sql<boolean>`a.owner_id = ${filter.seller_id}` : sql<boolean>`true`,
      filterSql(filter),
    ],
    sql` and `,
  )
  const after: RawBuilder<boolean> = place
    ? sql`(a.changed_at, a.id) ${queue ? sql`>` : sql`<`} (${place.value}::timestamptz, ${place.id}::bigint)`
    : sql`true`
  const order = queue ? sql`a.changed_at, a.id` : sql`a.changed_at desc, a.id desc`
  const found = await sql<DeskRow>`
    select ${CARD} as card, owner.display_name as seller, rfc3339(a.created_at) as created_at, rfc3339(a.changed_at) as at,
      a.id, a.owner_id, a.status, a.newest_revision_id, a.live_revision_id, a.published_at, a.expires_at, a.raised_at,
      a.removed_by_staff, newest.approved_at is not null as approved
    ${from} where ${wanted} and ${after} order by ${order} limit ${limit + 1}`.execute(db)
  const counted = await sql<{ n: number }>`
    select count(*)::int as n from (select 1 ${from} where ${wanted} limit ${COUNTED + 1}) found`.execute(db)
  const n = counted.rows[0]?.n ?? 0
  const rows = found.rows.slice(0, limit)
  const last = rows.at(-1)
  return {
    rows,
    total: n,
    ...(n > COUNTED && { total_is_estimate: true }),
    next:
      last && found.rows.length > limit ? writeCursor({ order: list, value: last.at, id: last.id }) : null,
  }
}
