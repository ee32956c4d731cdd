import type { AuditEntry } from '@sauda/sdk/audit'
import { shortDate } from '@sauda/sdk/language'

/** Entries of one day in Almaty, in the order of the list. */
export type AuditDay = { day: string; entries: AuditEntry[] }

/** Returns entries, the newest first, by their day as 21.11.2026. */
export function byDay(entries: readonly AuditEntry[]): AuditDay[] {
  const days: AuditDay[] = []
  for (const entry of entries) {
    const day = shortDate(entry.at)
    const last = days.at(-1)
    if (last?.day === day) last.entries.push(entry)
    else days.push({ day, entries: [entry] })
  }
  return days
}
