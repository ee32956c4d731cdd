/**
 * When the authority is asked again about a signature that it could not tell: first after so many seconds, afterwards by
 * the clock, at every so many minutes of the hour.
 */
export const RECHECK = { soonSeconds: 30, everyMinutes: 5 } as const

/** Returns when the authority is asked next about a signature that was received at a time. */
export function retryAt(now: Date, receivedAt: Date): Date {
  const soon = receivedAt.getTime() + RECHECK.soonSeconds * 1000
  if (soon > now.getTime()) return new Date(soon)
  const every = RECHECK.everyMinutes * 60_000
  return new Date((Math.floor(now.getTime() / every) + 1) * every)
}
