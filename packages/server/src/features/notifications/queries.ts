import type { components } from '@sauda/sdk'
import type { NotificationKind } from '@sauda/sdk/notifications'
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../contract/call.ts'
import type { Db } from '../../platform/database/transaction.ts'

type Said = Omit<components['schemas']['Notification'], 'id' | 'type' | 'view' | 'created_at'>
type Related = Exclude<keyof Said, 'reason' | 'comment'>

/** What a notification says, as in the contract: one related object, and what was said. The other fields are columns. */
export type NotificationBody = Omit<Said, Related> &
  { [One in Related]: Required<Pick<Said, One>> & { [Other in Exclude<Related, One>]?: never } }[Related]

export interface NotificationRow {
  id: number
  user_id: number
  company_id: number | null
  type: number
  body: object
  created_at: Date
  viewed_at: Date | null
}

type Filter = components['schemas']['NotificationFilter']

const DOCUMENT_KINDS = ['act', 'appendix', 'invoice'] as const satisfies readonly NotificationKind[]

/** The notifications `n` that a filter leaves. */
const ONLY: Readonly<Record<Filter, RawBuilder<boolean>>> = {
  unread: sql`n.viewed_at is null`,
  ads: sql`n.kind = 'ad'`,
  documents: sql`n.kind in (${sql.join(DOCUMENT_KINDS.map((kind) => sql.lit(kind)))})`,
}

/** What a notification says, with its ad's picture as it is now: a photo that was taken down is gone here too. */
const SAID = sql<object>`coalesce(jsonb_set(n.body, '{user_banner_id}', n.body -> 'user_banner_id' || (
  select jsonb_build_object('kind', newest.kind, 'category', newest.category,
    'drawing', (select drawing from spare_parts where id = newest.spare_part_id), 'photo',
    (select photo_json(photos) from ad_revision_photos taken join photos on photos.id = taken.photo_id
      where taken.revision_id = newest.id order by taken.position limit 1))
  from ads a join ad_revisions newest on newest.id = a.newest_revision_id
  where n.kind = 'ad' and a.id = (n.body -> 'user_banner_id' ->> 'id')::bigint and a.deleted_at is null)), n.body)`

/** Inserts one notification for each of the users. */
export async function insertNotifications(
  db: Db,
  userIds: readonly number[],
  {
    kind,
    type,
    body,
    company_id = null,
    now,
  }: { kind: NotificationKind; type: number; body: NotificationBody; company_id?: number | null; now: Date },
): Promise<NotificationRow[]> {
  if (userIds.length === 0) return []
  const inserted = await db
    .insertInto('notifications')
    .values(
      userIds.map((user_id) => ({
        user_id,
        company_id,
        kind,
        type,
        body: JSON.stringify(body),
        created_at: now,
      })),
    )
    .returning('id')
    .execute()
  const ids = inserted.map(({ id }) => id)
  return selectRows(db).where('n.id', 'in', ids).orderBy('n.id').execute()
}

/** Notifications `n` of a user: those that concern the person, and those of the company that the user acts for. */
function isOf({ id, company_id }: Reader): RawBuilder<boolean> {
  return sql`n.user_id = ${id} and (n.company_id is null or n.company_id = ${company_id})`
}

/** Who reads notifications, and for which company. */
export type Reader = Pick<Actor, 'id' | 'company_id'>

/** Returns a user's notifications, newest first. */
export function findNotifications(
  db: Db,
  reader: Reader,
  { skip, limit, only }: { skip: number; limit: number; only: Filter | undefined },
): Promise<NotificationRow[]> {
  return selectRows(db)
    .where(isOf(reader))
    .where(only ? ONLY[only] : sql<boolean>`true`)
    .orderBy('n.id', 'desc')
    .offset(skip)
    .limit(limit)
    .execute()
}

function selectRows(db: Db) {
  return db
    .selectFrom('notifications as n')
    .select(['n.id', 'n.user_id', 'n.company_id', 'n.type', 'n.created_at', 'n.viewed_at', SAID.as('body')])
}

/** Returns how many notifications a user has and how many are viewed, from one snapshot. */
export async function countOf(
  db: Db,
  reader: Reader,
  { only }: { only?: Filter | undefined } = {},
): Promise<{ count: number; view_count: number }> {
  return db
    .selectFrom('notifications as n')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.count<number>('n.viewed_at').as('view_count')])
    .where(isOf(reader))
    .where(only ? ONLY[only] : sql<boolean>`true`)
    .executeTakeFirstOrThrow()
}

/**
 * Marks the user's own unread notifications among the ids, and all up to an id, as viewed. Returns whether there were any.
 */
export async function markViewed(
  db: Db,
  reader: Reader,
  { ids, upTo }: { ids: readonly number[]; upTo: number | undefined },
  now: Date,
): Promise<boolean> {
  const marked = await sql`
    update notifications n set viewed_at = ${now}
    where ${isOf(reader)} and n.viewed_at is null and (n.id = any(${ids}::bigint[]) or n.id <= ${upTo ?? 0})
    returning n.id`.execute(db)
  return marked.rows.length > 0
}

/** Deletes unread notifications of users that a newer one of the same kind and type replaces. */
export async function deleteUnread(
  db: Db,
  userIds: readonly number[],
  { kind, type, field, id }: { kind: NotificationKind; type: number; field: string; id: number },
): Promise<void> {
  await sql`
    delete from notifications where user_id = any(${[...userIds]}::bigint[]) and viewed_at is null
      and kind = ${kind} and type = ${type} and body -> 'user_request_id' ->> ${field} = ${String(id)}`.execute(
    db,
  )
}

/** Marks what a user viewed at a time as unread again. Returns whether there was anything. */
export async function unmarkViewed(db: Db, reader: Reader, viewedAt: Date): Promise<boolean> {
  const unmarked = await db
    .updateTable('notifications as n')
    .set({ viewed_at: null })
    .where(isOf(reader))
    .where('viewed_at', '=', viewedAt)
    .executeTakeFirst()
  return unmarked.numUpdatedRows > 0n
}
