import { AsyncLocalStorage } from 'node:async_hooks'
import { RefusalError } from '../refusal.ts'
import type { Clock } from './clock.ts'
import type { Db } from './database/transaction.ts'
import {
  countBack,
  countHit,
  countTry,
  deleteKey,
  deleteWindowsBefore,
  findWindow,
} from './limiter-queries.ts'

/** A rate limit: so many hits in a window that opens with the first. */
export interface Limit {
  limit: number
  windowSeconds: number
}

/** @property retryAfter seconds until the window closes; 0 when allowed */
export interface Hit {
  allowed: boolean
  retryAfter: number
}

const charges = new AsyncLocalStorage<string[]>()

/** Runs `work` and adds the keys of its allowed hits to `charged`, so that `takeBack` can undo them. */
export function notingHits<Result>(charged: string[], work: () => Promise<Result>): Promise<Result> {
  return charges.run(charged, work)
}

/** Counts a hit of the key; concurrent hits are all counted. */
export async function hit(db: Db, clock: Clock, key: string, { limit, windowSeconds }: Limit): Promise<Hit> {
  const now = clock.now()
  const { count, window_start } = await countHit(db, { key, limit, windowSeconds, now })
  if (count <= limit) {
    charges.getStore()?.push(key)
    return { allowed: true, retryAfter: 0 }
  }
  return { allowed: false, retryAfter: secondsUntil(window_start.getTime() + windowSeconds * 1000, now) }
}

/** Counts a hit of the key. @throws RefusalError `too_many_requests` if the limit is exceeded */
export async function hitOrRefuse(db: Db, clock: Clock, key: string, limit: Limit): Promise<void> {
  const { allowed, retryAfter } = await hit(db, clock, key, limit)
  if (!allowed) throw new RefusalError('too_many_requests', { retry_after: retryAfter })
}

/** Takes one hit back that turned out not to count. */
export function takeBack(db: Db, key: string): Promise<void> {
  return countBack(db, key)
}

/** How waits grow from one try to the next. */
export interface Slowdown {
  /** The number of tries without a wait. */
  free: number
  /** The wait after the first try that is not free; each later one is twice as long. */
  firstSeconds: number
  longestSeconds: number
  /** Everything is forgotten after this long without a try, counted from the end of the last wait. */
  forgottenAfterSeconds: number
}

/** For secrets that could be guessed: nobody is locked out permanently. */
export const GUESSES: Slowdown = {
  free: 3,
  firstSeconds: 2,
  longestSeconds: 300,
  forgottenAfterSeconds: 3600,
}

/** Returns the wait after the nth try. */
export function waitAfter(nth: number, { free, firstSeconds, longestSeconds }: Slowdown): number {
  return nth <= free ? 0 : Math.min(longestSeconds, firstSeconds * 2 ** (nth - free - 1))
}

/**
 * Takes a try at a key; the next one has to wait, longer each time. It counts until `forgive` or `takeTryBack` is
 * called. Of concurrent tries only one passes a wait.
 * @returns 0 if the try is taken, else the seconds until the next is allowed
 */
export async function takeTry(
  db: Db,
  clock: Clock,
  key: string,
  growth: Slowdown = GUESSES,
): Promise<number> {
  const now = clock.now()
  const first = new Date(now.getTime() + waitAfter(1, growth) * 1000)
  if (await countTry(db, { key, now, first, ...growth })) return 0
  const kept = await findWindow(db, key)
  return kept ? secondsUntil(kept.window_start.getTime(), now) : 0
}

/** Takes a try. @throws RefusalError `too_many_requests` if it has to wait */
export async function takeTryOrRefuse(db: Db, clock: Clock, key: string, growth?: Slowdown): Promise<void> {
  const wait = await takeTry(db, clock, key, growth)
  if (wait > 0) throw new RefusalError('too_many_requests', { retry_after: wait })
}

/** Takes one try back and ends the wait after it; earlier tries still count. */
export function takeTryBack(db: Db, clock: Clock, key: string): Promise<void> {
  return countBack(db, key, clock.now())
}

/** Forgets the key's tries after a successful one. */
export function forgive(db: Db, key: string): Promise<void> {
  return deleteKey(db, key)
}

/** Deletes expired limits: no window is longer than a day, and all tries are forgotten by then. */
export function sweepThrottles(db: Db, clock: Clock): Promise<void> {
  return deleteWindowsBefore(db, new Date(clock.now().getTime() - 86_400_000))
}

function secondsUntil(moment: number, now: Date): number {
  return Math.max(1, Math.ceil((moment - now.getTime()) / 1000))
}
