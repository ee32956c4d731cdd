import { createHash, randomBytes } from 'node:crypto'
import { almatyTime } from '@sauda/sdk/language'
import { isbot } from 'isbot'
import type { Db } from '../../platform/database/transaction.ts'
import { hit } from '../../platform/limiter.ts'
import type { Deps } from '../deps.ts'
import { countViews, insertMark, saltOf, type ViewCount, type Viewed } from './view-queries.ts'

export type { ViewCount } from './view-queries.ts'

/** Who opens a page: a user, or a guest by address and browser. */
export interface Visitor {
  userId: number | null
  address: string
  userAgent: string | null
}

/** Views counted per hour from one address; the visitors of the mall share one. */
const VIEWS = { limit: 600, windowSeconds: 3600 }

/**
 * Counts a visitor of an ad's or a shop's page, once a day in Almaty. Robots do not count. Nothing is kept about the visitor
 * but a hash with a salt that is thrown away with the day. Whether it is one of the own people is the caller's business.
 */
export async function recordView(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  viewed: Viewed,
  { userId, address, userAgent }: Visitor,
): Promise<void> {
  if (userAgent === null || isbot(userAgent)) return
  const { allowed } = await hit(db, clock, `views:${address}`, VIEWS)
  if (!allowed) return
  const day = dayIn(clock.now())
  const salt = await saltOf(db, day, randomBytes(32))
  const visitor = userId === null ? `guest ${address} ${userAgent}` : `user ${userId}`
  const mark = createHash('sha256').update(salt).update(`${viewed.subject} ${viewed.id} ${visitor}`).digest()
  await insertMark(db, viewed, day, mark.subarray(0, 16))
}

/** Returns how many visitors each of several has had, of all days and today; every id is in the answer. */
export async function viewsOf(
  db: Db,
  subject: Viewed['subject'],
  ids: readonly number[],
  now: Date,
): Promise<Map<number, Omit<ViewCount, 'id'>>> {
  const counts = new Map(ids.map((id) => [id, { total: 0, today: 0 }]))
  for (const { id, ...count } of await countViews(db, subject, ids, dayIn(now))) counts.set(id, count)
  return counts
}

/** Returns the calendar day in Almaty, as `2026-11-25`. */
export function dayIn(now: Date): string {
  return new Date((almatyTime(now)?.dayNumber ?? 0) * 86_400_000).toISOString().slice(0, 10)
}
