import type { Slowdown } from '../../platform/limiter.ts'

/** How often a code may be tried, and how long it is good. */
export const CODE_TRIES = 5
export const CODE_MINUTES = 10

/**
 * The pause after each letter to one mailbox, whoever asks for it: a minute after the first, an hour at the longest, about
 * 30 letters a day. With five tries at each code, somebody who guesses has an even chance after twelve years.
 */
export const LETTER_PAUSES: Slowdown = {
  free: 0,
  firstSeconds: 60,
  longestSeconds: 3600,
  forgottenAfterSeconds: 86_400,
}

/** Longer than the longest pause: whoever waits for a letter has a link that is good. */
export const LINK_HOURS = 2
