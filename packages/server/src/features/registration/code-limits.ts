import type { Slowdown } from '../../platform/limiter.ts'

/** How often a code may be tried, and how long it is valid. */
export const CODE_TRIES = 5
export const CODE_MINUTES = 10

/**
 * The pause after each e-mail to one mailbox, whoever requests it: a minute after the first, an hour at most, about 30
 * e-mails a day. With five tries per code, guessing has an even chance after twelve years.
 */
export const LETTER_PAUSES: Slowdown = {
  free: 0,
  firstSeconds: 60,
  longestSeconds: 3600,
  forgottenAfterSeconds: 86_400,
}

/** Longer than the longest pause: whoever waits for the next e-mail has a valid link. */
export const LINK_HOURS = 2
