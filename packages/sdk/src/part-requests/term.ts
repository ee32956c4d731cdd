import type { Moment } from '../language/index.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** A request closes by itself after so many days. */
export const PART_REQUEST_DAYS = 7
/** On this day of a request its asker is asked whether it is still needed. */
export const PART_REQUEST_REMINDER_DAY = 5
/** A closed request may be reopened for so many days. */
export const PART_REQUEST_REOPEN_DAYS = 7
/** For so many hours a shop holds a part for somebody who is on the way. */
export const PART_HOLD_HOURS = 2
/** A shop is sent at most so many requests a day (in Almaty); the rest wait in its list. */
export const PART_DAILY_CAP = 20
/** With so many answers no further wave goes out by itself. */
export const PART_ENOUGH_ANSWERS = 3

/** Returns when a request that is sent or reopened now closes by itself. */
export function partExpiresAt(now: Moment): Date {
  return new Date(new Date(now).getTime() + PART_REQUEST_DAYS * DAY)
}

/** Returns when the asker of a request that ends at `expiresAt` is asked whether it is still needed. */
export function partReminderAt(expiresAt: Moment): Date {
  return new Date(new Date(expiresAt).getTime() - (PART_REQUEST_DAYS - PART_REQUEST_REMINDER_DAY) * DAY)
}

/** Returns until when a request that was closed at `closedAt` may be reopened. */
export function partReopenUntil(closedAt: Moment): Date {
  return new Date(new Date(closedAt).getTime() + PART_REQUEST_REOPEN_DAYS * DAY)
}

/** Returns until when a shop holds the part for somebody who says now that he is on the way. */
export function partHoldUntil(now: Moment): Date {
  return new Date(new Date(now).getTime() + PART_HOLD_HOURS * HOUR)
}

/** Whether a shop still holds the part. */
export function isPartHeld(goingUntil: Moment | null, now: Moment): boolean {
  return goingUntil !== null && new Date(goingUntil) > new Date(now)
}
