import { createHash, randomBytes } from 'node:crypto'
import { isStaff } from '@sauda/sdk/access'
import type { Actor } from '../../../contract/call.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import { wordKey } from '../dictionary.ts'
import { countMiss } from './miss-queries.ts'
import { isPersonal } from './personal.ts'

/** Who asks: only to not count them twice; nothing of it is stored. */
export interface Asker {
  actor: Actor | null
  address: string
  userAgent: string | null
}

/** Counts a query that found nothing, or no ad with all of it. Never fails: the answer does not depend on it. */
export type NoteMiss = (asker: Asker, typed: string, ads: number) => Promise<void>

const HOUR = 3_600_000
/** More different queries of one address in an hour are no person's. */
const MOST_OF_ONE = 30
const MOST_REMEMBERED = 20_000
const LONGEST = 100
const ROBOT = /bot|crawl|spider|slurp|preview/i

/**
 * Staff, robots and repetitions are not counted. Who has asked what is known for an hour, in memory alone, by hashes that
 * nobody can compute without this process.
 */
export function missNotes(deps: { db: Db; clock: Clock; onError(error: unknown): void }): NoteMiss {
  const secret = randomBytes(32)
  const hashOf = (text: string) => createHash('sha256').update(secret).update(text).digest('base64')
  const asked = new Map<string, { since: number; times: number }>()

  /** How often this was seen in the hour since it was first seen. */
  function timesOf(text: string, now: number): number {
    const key = hashOf(text)
    const before = asked.get(key)
    if (before && now - before.since < HOUR) return ++before.times
    asked.delete(key)
    const [oldest] = asked.keys()
    if (asked.size >= MOST_REMEMBERED && oldest !== undefined) asked.delete(oldest)
    asked.set(key, { since: now, times: 1 })
    return 1
  }

  return async ({ actor, address, userAgent }, typed, ads) => {
    if ((actor && isStaff(actor.role_id)) || ROBOT.test(userAgent ?? '')) return
    const query = wordKey(typed)
    if (query === '' || query.length > LONGEST || isPersonal(typed)) return
    const now = deps.clock.now()
    if (timesOf(`${address} ${query}`, now.getTime()) > 1) return
    if (timesOf(address, now.getTime()) > MOST_OF_ONE) return
    const text = typed
      .replace(/\p{C}+/gu, ' ')
      .trim()
      .slice(0, LONGEST)
    try {
      await countMiss(deps.db, { query, text: text.toWellFormed(), ads }, now)
    } catch (error) {
      deps.onError(error)
    }
  }
}
