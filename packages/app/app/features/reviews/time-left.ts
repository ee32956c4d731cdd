import { type Language, type Moment, NO_BREAK_SPACE } from '@sauda/sdk/language'

const MINUTE = 60_000

const UNITS = { ru: { hours: 'ч', minutes: 'мин' }, kk: { hours: 'сағ', minutes: 'мин' } } as const

/** Returns how long it is until a moment, in hours and minutes rounded up: «23 ч 40 мин»; at least a minute. */
export function timeLeft(until: Moment, now: Moment, language: Language): string {
  const minutes = Math.max(1, Math.ceil((new Date(until).getTime() - new Date(now).getTime()) / MINUTE))
  const { hours: h, minutes: m } = UNITS[language]
  const parts: [number, string][] = [
    [Math.floor(minutes / 60), h],
    [minutes % 60, m],
  ]
  return parts
    .filter(([value]) => value > 0)
    .map(([value, unit]) => value + NO_BREAK_SPACE + unit)
    .join(NO_BREAK_SPACE)
}
