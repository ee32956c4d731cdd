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

interface Kept {
  state: string | null
  /** The answer holds from its making until then; null is for ever. */
  since: Date
  until: Date | null
  text: string
  tag: string
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
  { set, version, now }: { set: ContentSet; version: number | undefined; now: Date },
): Promise<Kept> {
  // Read before the rest: a change in between is seen by the next request.
  const state = await readState(db)
  const answers = kept.get(db) ?? new Map<string, Kept>()
  kept.set(db, answers)
  const key = `${set}/${version ?? ''}`
  const before = answers.get(key)
  if (
    before &&
    before.state === state &&
    before.since <= now &&
    (before.until === null || now < before.until)
  )
    return before
  const { data, until } = await makeAnswer(db, set, now, { version })
  if (data === null) {
    answers.delete(key)
    throw new RefusalError('not_found')
  }
  const text = JSON.stringify(data)
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  const made = { state, since: now, until, text, tag }
  answers.set(key, made)
  return made
}
