import { almatyTime, type Moment } from '../language/almaty.ts'

/** Opening hours of some weekdays. */
export interface WorkingTime {
  /** ISO numbers, 1 Monday to 7 Sunday; none means every day. */
  readonly weekdays: readonly number[]
  /** `HH:MM` in Almaty's time. */
  readonly from: string
  /** `HH:MM` in Almaty's time, after `from`. */
  readonly to: string
}

/** Open at the moment. */
export interface OpenNow {
  /** Tells it from `ClosedNow`. */
  readonly open: true
  /** Since when, `HH:MM`. */
  readonly from: string
  /** Until when, `HH:MM`. */
  readonly to: string
}

/** Closed at the moment. */
export interface ClosedNow {
  /** Tells it from `OpenNow`. */
  readonly open: false
  /** Null if it does not open within a week. */
  readonly next: NextOpening | null
}

/** When it opens next. */
export interface NextOpening {
  /** 0 for today, 1 for tomorrow. */
  readonly inDays: number
  /** ISO number, 1 Monday to 7 Sunday. */
  readonly weekday: number
  /** `HH:MM` in Almaty's time. */
  readonly from: string
}

/** Whether it is open, and until or from when. */
export type Opening = OpenNow | ClosedNow

/** A day with hours of its own; without `opens` or `closes` it stays closed. */
export interface OtherDay {
  /** `2026-12-16` in Almaty. */
  readonly date: string
  /** `HH:MM` in Almaty's time. */
  readonly opens: string | null
  /** `HH:MM` in Almaty's time. */
  readonly closes: string | null
}

const WEEK = 7
const DAY_MS = 86_400_000

/**
 * Whether it is open at a given time, and until or from when; days with hours of their own replace those of their
 * weekday. Returns null for an invalid time.
 */
export function openingAt(
  hours: readonly WorkingTime[],
  moment: Moment,
  exceptions: readonly OtherDay[] = [],
): Opening | null {
  const at = almatyTime(moment)
  if (!at) return null
  const clock = `${twoDigits(at.hour)}:${twoDigits(at.minute)}`
  const intervalsIn = (inDays: number) => {
    const date = new Date((at.dayNumber + inDays) * DAY_MS).toISOString().slice(0, 10)
    const other = exceptions.find((day) => day.date === date)
    if (!other) return hoursOn(hours, weekdayIn(at.weekday, inDays))
    return other.opens && other.closes ? [{ weekdays: [], from: other.opens, to: other.closes }] : []
  }

  const now = intervalsIn(0).find(({ from, to }) => from <= clock && clock < to)
  if (now) return { open: true, from: now.from, to: now.to }

  for (let inDays = 0; inDays <= WEEK + exceptions.length; inDays++) {
    const next = intervalsIn(inDays).find(({ from }) => inDays > 0 || from > clock)
    if (next) {
      return { open: false, next: { inDays, weekday: weekdayIn(at.weekday, inDays), from: next.from } }
    }
  }
  return { open: false, next: null }
}

/**
 * Returns the days on which a shop has other hours than usual, for `openingAt`: those that it has set itself, and those of the
 * centre. On a day of the centre it is open as far as the centre is too; a shop that does not work on that weekday stays closed,
 * whatever the centre does, unless it has set hours for that day itself.
 * @param hours the shop's usual hours; null if it states none
 * @param own the days that the shop has set
 */
export function shopDays(
  hours: WorkingTime | null,
  centre: readonly OtherDay[],
  own: readonly OtherDay[] = [],
): OtherDay[] {
  const days = new Set([...centre, ...own].map(({ date }) => date))
  return [...days].map((date) => shopHoursOn(date, hours, centre, own))
}

/**
 * Returns when a shop is open on a day, `2026-12-16`: without `opens` and `closes` it is closed. The rules are those of
 * `shopDays`.
 */
export function shopHoursOn(
  date: string,
  hours: WorkingTime | null,
  centre: readonly OtherDay[] = [],
  own: readonly OtherDay[] = [],
): OtherDay {
  const day = ownHours(hours, date, own)
  const ofCentre = centre.find((other) => other.date === date)
  return ofCentre ? clipped(day, ofCentre) : day
}

/** What a shop would do on a day by itself. */
function ownHours(hours: WorkingTime | null, date: string, own: readonly OtherDay[]): OtherDay {
  const set = own.find((day) => day.date === date)
  if (set) return { date, opens: set.opens, closes: set.closes }
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay() || WEEK
  const [usual] = hours ? hoursOn([hours], weekday) : []
  return { date, opens: usual?.from ?? null, closes: usual?.to ?? null }
}

function clipped({ opens: from, closes: to }: OtherDay, { date, opens, closes }: OtherDay): OtherDay {
  const closed = { date, opens: null, closes: null }
  if (!from || !to || !opens || !closes) return closed
  const [, begin = ''] = [from, opens].sort()
  const [end = ''] = [to, closes].sort()
  return begin < end ? { date, opens: begin, closes: end } : closed
}

function weekdayIn(weekday: number, inDays: number): number {
  return ((weekday - 1 + inDays) % WEEK) + 1
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
