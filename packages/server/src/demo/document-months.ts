import { monthName } from '@sauda/sdk/language'

/** A month as a number of months since the year 0. */
export type Month = number

const HOUR = 3_600_000
/** Almaty is five hours ahead of UTC. */
const ALMATY = 5 * HOUR

export const monthAt = (now: Date): Month => {
  const there = new Date(now.getTime() + ALMATY)
  return there.getUTCFullYear() * 12 + there.getUTCMonth()
}

export const yearOf = (month: Month) => Math.floor(month / 12)

/** `2026-10` */
export const periodOf = (month: Month) => dayOf(month, 1).slice(0, 7)

/** A day of a month as `2026-10-31`; 0 is the last day of the month before. */
export const dayOf = (month: Month, day: number) =>
  new Date(Date.UTC(yearOf(month), month % 12, day)).toISOString().slice(0, 10)

/** A moment of a month, by the clock of Almaty. */
export const momentOf = (month: Month, day: number, hour: number, minute = 0) =>
  new Date(Date.UTC(yearOf(month), month % 12, day, hour, minute) - ALMATY)

/** «октябрь 2026» */
export const monthText = (month: Month) => `${monthName((month % 12) + 1, 'ru')} ${yearOf(month)}`

export const hoursAfter = (moment: Date, hours: number) => new Date(moment.getTime() + hours * HOUR)

const OPENS = 9
const CLOSES = 19

/** The same moment if offices are open then, otherwise as many minutes after they open again. */
export const whenOpen = (moment: Date) => {
  const there = new Date(moment.getTime() + ALMATY)
  const hour = there.getUTCHours()
  if (hour >= OPENS && hour < CLOSES) return moment
  there.setUTCHours(hour < OPENS ? OPENS : OPENS + 24)
  return new Date(there.getTime() - ALMATY)
}

export const daysBetween = (earlier: Date, later: Date) => (later.getTime() - earlier.getTime()) / (24 * HOUR)
