import { almatyTime, type Moment } from '@sauda/sdk/language'

/** Opening hours: ISO weekdays, `HH:MM` in Almaty's time. No weekdays means every day. */
export type WorkingTime = { readonly weekdays: readonly number[]; readonly from: string; readonly to: string }

/** The current opening state; `inDays` is 0 for today, 1 for tomorrow. */
export type Opening =
  | { readonly open: true; readonly from: string; readonly to: string }
  | { readonly open: false; readonly next: { inDays: number; weekday: number; from: string } | null }

const WEEK = 7

/** Whether it is open at a given time, and until or from when. Returns null for an invalid time. */
export function openingAt(hours: readonly WorkingTime[], moment: Moment): Opening | null {
  const at = almatyTime(moment)
  if (!at) return null
  const clock = `${twoDigits(at.hour)}:${twoDigits(at.minute)}`

  const now = hoursOn(hours, at.weekday).find(({ from, to }) => from <= clock && clock < to)
  if (now) return { open: true, from: now.from, to: now.to }

  for (let inDays = 0; inDays <= WEEK; inDays++) {
    const weekday = ((at.weekday - 1 + inDays) % WEEK) + 1
    const next = hoursOn(hours, weekday).find(({ from }) => inDays > 0 || from > clock)
    if (next) return { open: false, next: { inDays, weekday, from: next.from } }
  }
  return { open: false, next: null }
}

/** The intervals of a weekday, the earliest first. */
export function hoursOn(hours: readonly WorkingTime[], weekday: number): WorkingTime[] {
  return hours
    .filter(({ weekdays }) => weekdays.length === 0 || weekdays.includes(weekday))
    .sort((a, b) => (a.from < b.from ? -1 : 1))
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
