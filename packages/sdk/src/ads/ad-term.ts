import type { Moment } from '../language/index.ts'

const DAY = 86_400_000

/** How long a publication lasts, and how many days before its end it can be renewed. */
export const PUBLICATION_DAYS = 30
export const RENEWAL_DAYS = 3
/** How long after a raise an ad cannot be raised again. */
export const RAISE_REST_HOURS = 24

/** Returns the moment `days` later. */
export function daysAfter(moment: Moment, days: number = PUBLICATION_DAYS): Date {
  return new Date(new Date(moment).getTime() + days * DAY)
}

/** Whether a publication is in its last days or past its end. */
export function isEnding(expires_at: Moment | null, now: Moment): boolean {
  return expires_at !== null && daysAfter(now, RENEWAL_DAYS) >= new Date(expires_at)
}

/** Whether an ad may be raised again. */
export function isRested(raised_at: Moment | null, now: Moment): boolean {
  return raised_at === null || daysAfter(raised_at, RAISE_REST_HOURS / 24) <= new Date(now)
}
