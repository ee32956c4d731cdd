import { AsyncLocalStorage } from 'node:async_hooks'
import { Refusal } from '../refusal.ts'
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

/** How often something may be done: so many times in a window that opens with the first. */
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

/** Runs `work` and adds to `charged` the key of every hit that it is allowed, so that `takeBack` can undo them. */
export function notingHits<Result>(charged: string[], work: () => Promise<Result>): Promise<Result> {
  return charges.run(charged, work)
}

/** Counts one more of what the key names; hits at the same time are all counted. */
export async function hit(db: Db, clock: Clock, key: string, { limit, windowSeconds }: Limit): Promise<Hit> {
  const now = clock.now()
  const { count, window_start } = await countHit(db, { key, limit, windowSeconds, now })
  if (count <= limit) {
    charges.getStore()?.push(key)
    return { allowed: true, retryAfter: 0 }
  }
  return { allowed: false, retryAfter: secondsUntil(window_start.getTime() + windowSeconds * 1000, now) }
}

/** Counts one more of what the key names. @throws Refusal `too_many_requests` where that is too many */
export async function hitOrRefuse(db: Db, clock: Clock, key: string, limit: Limit): Promise<void> {
  const { allowed, retryAfter } = await hit(db, clock, key, limit)
  if (!allowed) throw new Refusal('too_many_requests', { retry_after: retryAfter })
}

/** Takes one hit back: what was counted turned out to be nothing to limit. */
export function takeBack(db: Db, key: string): Promise<void> {
  return countBack(db, key)
}

/** How waits grow from one try to the next. */
export interface Slowdown {
  /** So many tries are followed by no wait. */
  free: number
  /** The wait after the first try that is not free; each one after it is twice as long. */
  firstSeconds: number
  longestSeconds: number
  /** All is forgotten after so long without a try, counted from the end of the last wait. */
  forgottenAfterSeconds: number
}

/** Of something that may be guessed: nobody is locked out for good. */
export const GUESSES: Slowdown = {
  free: 3,
  firstSeconds: 2,
  longestSeconds: 300,
  forgottenAfterSeconds: 3600,
}

/** The wait after the nth try. */
export function waitAfter(nth: number, { free, firstSeconds, longestSeconds }: Slowdown): number {
  return nth <= free ? 0 : Math.min(longestSeconds, firstSeconds * 2 ** (nth - free - 1))
}

/**
 * Takes a try at what the key names; the next one has to wait, longer and longer. It counts until `forgive` or
 * `takeTryBack` is called. Of tries that come at the same time only one passes a wait.
 * @returns 0 when the try is taken, else the seconds until the next may be
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

/** Takes a try. @throws Refusal `too_many_requests` where it has to wait */
export async function takeTryOrRefuse(db: Db, clock: Clock, key: string, growth?: Slowdown): Promise<void> {
  const wait = await takeTry(db, clock, key, growth)
  if (wait > 0) throw new Refusal('too_many_requests', { retry_after: wait })
}

/** Takes one try back and ends the wait after it; the tries before it still count. */
export function takeTryBack(db: Db, clock: Clock, key: string): Promise<void> {
  return countBack(db, key, clock.now())
}

/** Forgets the key's tries: the last one was right. */
export function forgive(db: Db, key: string): Promise<void> {
  return deleteKey(db, key)
}

/** Removes what no longer limits anything: no window is longer than a day, and all tries are forgotten by then. */
export function sweepThrottles(db: Db, clock: Clock): Promise<void> {
  return deleteWindowsBefore(db, new Date(clock.now().getTime() - 86_400_000))
}

function secondsUntil(moment: number, now: Date): number {
  return Math.max(1, Math.ceil((moment - now.getTime()) / 1000))
}
