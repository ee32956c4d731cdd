import type { Promotion } from '@sauda/sdk/content'
import type { Moment } from '@sauda/sdk/language'
import { dayOf, daysBetween } from './days.ts'

export type Run = 'now' | 'soon' | 'over'

/** The order in which they are listed. */
export const RUNS = ['now', 'soon', 'over'] as const satisfies readonly Run[]

type Dated = Pick<Promotion, 'starts_on' | 'ends_on'>

/** Whether a promotion runs on a day, by its first and last day. Without a first day, which a draft may lack, it runs. */
export function runOf({ starts_on, ends_on }: Dated, now: Moment): Run {
  const today = dayOf(now)
  if (ends_on !== null && ends_on < today) return 'over'
  return starts_on !== null && starts_on > today ? 'soon' : 'now'
}

/** The days that a running promotion has left after today; null if it has no end. */
export function daysLeft({ ends_on }: Dated, now: Moment): number | null {
  return ends_on === null ? null : daysBetween(dayOf(now), ends_on)
}

/** How much of its time is over, from 0 to 1; null if it has no beginning or no end. */
export function shareOver({ starts_on, ends_on }: Dated, now: Moment): number | null {
  if (starts_on === null || ends_on === null) return null
  const days = daysBetween(starts_on, ends_on) + 1
  return Math.min(1, Math.max(0, (daysBetween(starts_on, dayOf(now)) + 1) / days))
}

/**
 * Promotions by run: those that end first come first among the running ones, those that start first among the coming
 * ones, and the latest among those that are over.
 */
export function byRun<Each extends Dated>(promotions: readonly Each[], now: Moment): Record<Run, Each[]> {
  const of = (run: Run) => promotions.filter((promotion) => runOf(promotion, now) === run)
  const endOf = ({ ends_on }: Each) => ends_on ?? '9999'
  return {
    now: of('now').sort((a, b) => endOf(a).localeCompare(endOf(b))),
    soon: of('soon').sort((a, b) => (a.starts_on ?? '').localeCompare(b.starts_on ?? '')),
    over: of('over').sort((a, b) => endOf(b).localeCompare(endOf(a))),
  }
}
