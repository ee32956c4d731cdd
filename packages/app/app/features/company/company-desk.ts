import type { CompanySettings } from '@sauda/sdk/company'
import { almatyDay } from '@sauda/sdk/company'
import type { Moment } from '@sauda/sdk/language'
import { almatyTime } from '@sauda/sdk/language'
import { type OtherDay, shopHoursOn, type WorkingTime } from '@sauda/sdk/rooms'

/** What the frame of a company's pages has loaded for them. */
export type CompanyDesk = {
  /** Null if the session ended before a form was sent. */
  company: CompanySettings | null
  /** The days on which the centre has other hours. */
  centre: readonly OtherDay[]
  now: number
}

/** The usual hours of a company; null if it states none. */
export function usualHours({
  weekdays,
  hours_from,
  hours_to,
}: Pick<CompanySettings, 'weekdays' | 'hours_from' | 'hours_to'>): WorkingTime | null {
  return hours_from && hours_to ? { weekdays, from: hours_from, to: hours_to } : null
}

/** What a shop does today, as its own people say it. */
export type Today =
  | { is: 'open' | 'over'; from: string; to: string }
  | { is: 'opens'; from: string }
  | { is: 'closed' | 'unknown' }

/** Returns what a shop does today: by what was set for the day, the centre's day, and its usual hours. */
export function todayOf(company: CompanySettings, centre: readonly OtherDay[], now: Moment): Today {
  const hours = usualHours(company)
  const date = almatyDay(now)
  const at = almatyTime(now)
  if (!hours && !company.exceptions.some((day) => day.date === date)) return { is: 'unknown' }
  const { opens: from, closes: to } = shopHoursOn(date, hours, centre, company.exceptions)
  if (!at || !from || !to) return { is: 'closed' }
  const clock = [at.hour, at.minute].map((part) => String(part).padStart(2, '0')).join(':')
  if (clock < from) return { is: 'opens', from }
  return { is: clock < to ? 'open' : 'over', from, to }
}
