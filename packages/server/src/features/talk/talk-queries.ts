import type { components } from '@sauda/sdk'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/transaction.ts'

/** What names a thread. */
export interface Topic {
  /** What it belongs to. */
  of: 'part_request'
  id: number
}

/** 1 whoever began what the thread is about, 2 the other side. */
export type Side = 1 | 2

export interface MessageRow {
  id: number
  side: Side
  text: string
  note: string | null
  created_at: string
  photos: components['schemas']['Photo'][]
}

const SAID = sql`m.id, m.side, m.text, m.note, rfc3339(m.created_at) as created_at,
  (select coalesce(jsonb_agg(photo_json(p) order by taken.position), '[]') from talk_message_photos taken
    join photos p on p.id = taken.photo_id where taken.message_id = m.id) as photos`

const isOf = ({ of, id }: Topic) => sql`t.topic = ${of} and t.topic_id = ${id}`

/** Returns the number of a thread, which is made with its first message. */
export async function ensureThread(db: Db, { of, id }: Topic): Promise<number> {
  const made = await sql<{ id: number }>`
    insert into talk_threads (topic, topic_id) values (${of}, ${id})
    on conflict (topic, topic_id) do update set topic = excluded.topic returning id`.execute(db)
  return made.rows[0]?.id ?? 0
}

/** Returns messages of a thread, one more than asked for, with the newest last. */
export async function findMessages(
  db: Db,
  topic: Topic,
  { before, after, limit }: { before?: number | undefined; after?: number | undefined; limit: number },
): Promise<MessageRow[]> {
  const from = after === undefined ? sql`true` : sql`m.id > ${after}`
  const until = before === undefined ? sql`true` : sql`m.id < ${before}`
  const order = after === undefined ? sql`m.id desc` : sql`m.id`
  const found = await sql<MessageRow>`
    select ${SAID} from talk_messages m join talk_threads t on t.id = m.thread_id
    where ${isOf(topic)} and ${from} and ${until} order by ${order} limit ${limit + 1}`.execute(db)
  return found.rows
}

/** Adds a message with its photos, and returns it. */
export async function insertMessage(
  db: Db,
  message: {
    threadId: number
    side: Side
    authorId: number
    text: string
    note: string | null
    photoIds: readonly number[]
    now: Date
  },
): Promise<MessageRow> {
  const { threadId, side, authorId, text, note, photoIds, now } = message
  const { id } = await db
    .insertInto('talk_messages')
    .values({ thread_id: threadId, side, author_id: authorId, text, note, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (photoIds.length > 0)
    await db
      .insertInto('talk_message_photos')
      .values(photoIds.map((photo_id, position) => ({ message_id: id, photo_id, position })))
      .execute()
  const found = await sql<MessageRow>`select ${SAID} from talk_messages m where m.id = ${id}`.execute(db)
  return found.rows[0] ?? { id, side, text, note, created_at: now.toISOString(), photos: [] }
}

/** Notes how far a person has read; never back. Returns whether that is further than before. */
export async function markRead(
  db: Db,
  topic: Topic,
  { userId, side, upTo, now }: { userId: number; side: Side; upTo: number; now: Date },
): Promise<boolean> {
  const marked = await sql<{ user_id: number }>`
    insert into talk_reads (thread_id, user_id, side, up_to, read_at)
    select t.id, ${userId}, ${side}::int, max(m.id), ${now}::timestamptz
    from talk_threads t join talk_messages m on m.thread_id = t.id
    where ${isOf(topic)} and m.id <= ${upTo} group by t.id
    on conflict (thread_id, user_id) do update set up_to = excluded.up_to, side = excluded.side, read_at = excluded.read_at
      where talk_reads.up_to < excluded.up_to
    returning user_id`.execute(db)
  return marked.rows.length > 0
}

/** Returns how many messages of the other side a person has not read, and when the other side read the own last one. */
export async function findReading(
  db: Db,
  topic: Topic,
  { userId, side }: { userId: number; side: Side },
): Promise<{ unread: number; other_read_at: string | null }> {
  const found = await sql<{ unread: number; other_read_at: string | null }>`
    select
      (select count(*)::int from talk_messages m where m.thread_id = t.id and m.side <> ${side}
        and m.id > coalesce((select up_to from talk_reads where thread_id = t.id and user_id = ${userId}), 0)) as unread,
      (select rfc3339(min(r.read_at)) from talk_reads r where r.thread_id = t.id and r.side <> ${side}
        and r.up_to >= (select max(id) from talk_messages where thread_id = t.id and side = ${side})) as other_read_at
    from talk_threads t where ${isOf(topic)}`.execute(db)
  return found.rows[0] ?? { unread: 0, other_read_at: null }
}

/** Returns how many messages a person has not read, by thread; threads without any are left out. */
export async function countUnread(
  db: Db,
  of: Topic['of'],
  { ids, userId, side }: { ids: readonly number[]; userId: number; side: Side },
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const found = await sql<{ topic_id: number; unread: number }>`
    select t.topic_id, count(*)::int as unread
    from talk_threads t join talk_messages m on m.thread_id = t.id
      left join talk_reads r on r.thread_id = t.id and r.user_id = ${userId}
    where t.topic = ${of} and t.topic_id = any(${[...ids]}::bigint[]) and m.side <> ${side} and m.id > coalesce(r.up_to, 0)
    group by t.topic_id`.execute(db)
  return new Map(found.rows.map(({ topic_id, unread }) => [topic_id, unread]))
}

/** Returns the threads in whose messages a photo is. */
export async function findTopicsOf(db: Db, of: Topic['of'], photoKey: string): Promise<number[]> {
  const found = await sql<{ topic_id: number }>`
    select distinct t.topic_id from photos p join talk_message_photos taken on taken.photo_id = p.id
      join talk_messages m on m.id = taken.message_id join talk_threads t on t.id = m.thread_id
    where p.key = ${photoKey} and t.topic = ${of}`.execute(db)
  return found.rows.map(({ topic_id }) => topic_id)
}
