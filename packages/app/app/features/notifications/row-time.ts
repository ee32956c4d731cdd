import { clockTime, dayLabel, type Language, type Moment, relativeTime } from '@sauda/sdk/language'

/** The time of a notification in a row that stands under its day: «40 мин назад» today, «18:05» then, else with its date. */
export function rowTime(at: Moment, day: Moment, now: Moment, language: Language): string {
  const label = (moment: Moment) => dayLabel(moment, now, language)
  if (label(at) === label(now)) return relativeTime(at, now, language)
  return label(at) === label(day) ? clockTime(at) : `${label(at)}, ${clockTime(at)}`
}
