/** How often a code may be tried, how long it is good, and when another may be asked for. */
export const CODE_TRIES = 5
export const CODE_MINUTES = 10
export const RESEND_SECONDS = 60
