import { createHash } from 'node:crypto'
import { type Actor, JsonText } from '../../contract/call.ts'
import type { Db } from '../../platform/database/transaction.ts'
import { RefusalError } from '../../refusal.ts'
import { requireActor } from '../access/require-actor.ts'
import { requireCapability } from '../access/require-capability.ts'
import type { Deps } from '../deps.ts'
import type { ContentSet } from './content-columns.ts'
import { readState } from './item-queries.ts'
import { makeAnswer } from './make-answer.ts'

interface Answer {
  text: string
  tag: string
  /** Until when it holds if nothing is changed; null is for ever. */
  until: Date | null
}

interface Kept {
  state: string | null
  since: Date
  /** Kept at once, so that of many requests only one makes it. */
  answer: Promise<Answer>
}

const kept = new WeakMap<Db, Map<string, Kept>>()

export interface ReadQuery {
  preview?: boolean | undefined
  /** Of a single text: the number of a publication. */
  version?: number | undefined
}

/** Who may keep a copy of an answer: everybody, or its reader alone. */
export type Audience = 'public' | 'private'

/**
 * Answers with what a set shows now, from memory unless something has changed in any process or its time has come.
 * Administrators may look at drafts instead. @throws RefusalError `sign_in_required`, `forbidden`, `not_found`
 */
export async function readContent(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  set: ContentSet,
  { preview, version }: ReadQuery = {},
  { actor, audience = 'public' }: { actor: Actor | null; audience?: Audience },
): Promise<JsonText> {
  const now = clock.now()
  if (preview) {
    requireCapability(requireActor(actor), 'content.manage')
    const { data } = await makeAnswer(db, set, now, { preview })
    if (data === null) throw new RefusalError('not_found')
    return new JsonText(JSON.stringify(data), { 'cache-control': 'private, no-store' })
  }
  const { text, tag } = await current(db, { set, version, now })
  const caching = audience === 'private' ? 'private, no-cache' : 'no-cache'
  return new JsonText(text, { 'cache-control': caching, etag: tag })
}

async function current(
  db: Db,
  wish: { set: ContentSet; version: number | undefined; now: Date },
): Promise<Answer> {
  const { set, version, now } = wish
  // Read before the rest: a change in between is seen by the next request.
  const state = await readState(db)
  const answers = kept.get(db) ?? new Map<string, Kept>()
  kept.set(db, answers)
  const key = `${set}/${version ?? ''}`
  const before = answers.get(key)
  if (before && before.state === state && before.since <= now) {
    const answer = await before.answer
    if (answer.until === null || now < answer.until) return answer
  }
  const next = { state, since: now, answer: make(db, wish) }
  answers.set(key, next)
  next.answer.catch(() => {
    if (answers.get(key) === next) answers.delete(key)
  })
  return next.answer
}

/** @throws RefusalError `not_found` */
async function make(
  db: Db,
  { set, version, now }: { set: ContentSet; version: number | undefined; now: Date },
): Promise<Answer> {
  const { data, until } = await makeAnswer(db, set, now, { version })
  if (data === null) throw new RefusalError('not_found')
  const text = JSON.stringify(data)
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  return { text, tag, until }
}
