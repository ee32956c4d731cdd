import type { components } from '@sauda/sdk'
import { checkTalk, TALK_LIMITS } from '@sauda/sdk/talk'
import { afterCommit, type Db, type Trx } from '../../platform/database/transaction.ts'
import { hitOrRefuse } from '../../platform/limiter.ts'
import { RefusalError } from '../../refusal.ts'
import type { Deps } from '../deps.ts'
import {
  countUnread,
  ensureThread,
  findMessages,
  findReading,
  findTopicsOf,
  insertMessage,
  type MessageRow,
  markRead,
  type Side,
  type Topic,
} from './talk-queries.ts'

export type { Side, Topic } from './talk-queries.ts'

type Schemas = components['schemas']

/** Messages on a page, unless another number is asked for. */
const PAGE = 50
/** Two signs in three seconds, in case a page has two of them. */
const SIGNS = { limit: 40, windowSeconds: 60 }

/** Somebody in a thread. */
export interface Talker {
  userId: number
  side: Side
}

/** How the two sides are called by each other. */
export type Names = Readonly<Record<Side, string>>

/** A part of a thread as one of its people sees it. */
export interface TalkPart
  extends Pick<Schemas['PartThread'], 'messages' | 'more' | 'unread' | 'other_read_at'> {}

/** Returns messages of a thread, the newest page or those around a message, the oldest first. */
export async function readTalk(
  db: Db,
  topic: Topic,
  { who, names, page }: { who: Talker; names: Names; page: Schemas['TalkPageRequest'] },
): Promise<TalkPart> {
  const { before, after, limit = PAGE } = page
  const [found, reading] = [
    await findMessages(db, topic, { before, after, limit }),
    await findReading(db, topic, who),
  ]
  const shown = found.slice(0, limit)
  if (after === undefined) shown.reverse()
  return {
    messages: shown.map((row) => viewMessage(row, who.side, names)),
    more: found.length > limit,
    ...reading,
  }
}

/** A message that is checked, and counted by the limit of its author. @throws RefusalError `invalid`, `too_many_requests` */
export async function takeDraft(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: number,
  draft: Schemas['TalkDraft'],
): Promise<{ text: string; photo_keys: string[] }> {
  const checked = checkTalk(draft)
  if (checked.errors) throw new RefusalError('invalid', { errors: checked.errors })
  await hitOrRefuse(db, clock, `talk:${userId}`, { limit: TALK_LIMITS.perMinute, windowSeconds: 60 })
  return checked.draft
}

/** What is added to a thread. */
export interface Added {
  who: Talker
  names: Names
  text: string
  /** Ids of photos that were taken for it. */
  photoIds?: readonly number[]
  /** What the portal itself notes. */
  note?: 'phone_given'
  /** Everybody of both sides: their pages learn of it. */
  people: readonly number[]
}

/**
 * Adds a message in the transaction of whatever it belongs to. It says nothing of what its author has read: others may have come that
 * the author's page has not shown yet.
 */
export async function addMessage(
  { clock, push }: Pick<Deps, 'clock' | 'push'>,
  trx: Trx,
  topic: Topic,
  { who, names, text, photoIds = [], note, people }: Added,
): Promise<Schemas['TalkMessage']> {
  const now = clock.now()
  const threadId = await ensureThread(trx, topic)
  const row = await insertMessage(trx, {
    threadId,
    side: who.side,
    authorId: who.userId,
    text,
    note: note ?? null,
    photoIds,
    now,
  })
  afterCommit(() => push.send(people, 'talk', topic))
  return viewMessage(row, who.side, names)
}

/** Notes how far somebody has read; the pages of both sides learn of it. */
export async function readUpTo(
  { db, clock, push }: Pick<Deps, 'db' | 'clock' | 'push'>,
  topic: Topic,
  { who, upTo, people }: { who: Talker; upTo: number; people: readonly number[] },
): Promise<void> {
  if (await markRead(db, topic, { ...who, upTo, now: clock.now() })) push.send(people, 'talk', topic)
}

/** Shows the others that somebody writes or looks. Nothing is kept. @throws RefusalError `too_many_requests` */
export async function showSign(
  { db, clock, push }: Pick<Deps, 'db' | 'clock' | 'push'>,
  topic: Topic,
  { who, names, sign, people }: { who: Talker; names: Names; sign: string; people: readonly number[] },
): Promise<void> {
  await hitOrRefuse(db, clock, `talk-sign:${who.userId}`, SIGNS)
  const others = people.filter((id) => id !== who.userId)
  push.send(others, 'talk-sign', { ...topic, sign, by: names[who.side] })
}

/** Returns how many messages somebody has not read, by thread; threads without any are left out. */
export function unreadOf(
  db: Db,
  of: Topic['of'],
  { ids, who }: { ids: readonly number[]; who: Talker },
): Promise<Map<number, number>> {
  return countUnread(db, of, { ids, ...who })
}

/** Returns the threads in whose messages a photo is. */
export const topicsOfPhoto = (db: Db, of: Topic['of'], photoKey: string): Promise<number[]> =>
  findTopicsOf(db, of, photoKey)

function viewMessage(row: MessageRow, side: Side, names: Names): Schemas['TalkMessage'] {
  const { id, text, photos, created_at, note } = row
  return { id, own: row.side === side, by: names[row.side], text, photos, created_at, note }
}
