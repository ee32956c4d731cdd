const DAY = 86_400_000

/** How many whole days a base has not called; null if it never did. */
export function daysSilent(seenAt: string | null, now: string): number | null {
  if (seenAt === null) return null
  return Math.max(0, Math.floor((Date.parse(now) - Date.parse(seenAt)) / DAY))
}
