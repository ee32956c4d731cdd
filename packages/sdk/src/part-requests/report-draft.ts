import type { Checked } from '../ads/ad-fields.ts'
import { checkFields, choice, needed, optional, words } from '../ads/ad-fields.ts'
import type { PartRequestTakedownReason } from '../generated/schemas.ts'
import { almatyTime, type Moment, typed } from '../language/index.ts'
import { PART_TAKEDOWN_REASONS } from './labels.ts'
import { PART_REQUEST_LIMITS } from './limits.ts'
import type { Values } from './values.ts'

const DAY_MS = 86_400_000

/** A takedown as staff send it. */
export interface PartTakedownFields {
  /** The coded cause. */
  reason: PartRequestTakedownReason
  /** A word to the asker. */
  comment: string
}

/** A bar as staff set it. */
export interface PartBarFields extends PartTakedownFields {
  /** `2026-12-31` in Almaty: the last day. */
  until: string
}

/** A report as a shop or an asker sends it. */
export interface PartReportFields {
  /** The coded cause. */
  reason: PartRequestTakedownReason
  /** What happened; needed with `other`. */
  text: string | null
}

/** Checks a takedown: a known reason, and 5 to 1,000 characters for the asker. */
export function checkPartTakedown(values: Values): Checked<PartTakedownFields> {
  return checkFields(takedown, values)
}

const takedown = {
  reason: needed(choice(PART_TAKEDOWN_REASONS)),
  comment: needed(words(PART_REQUEST_LIMITS.comment)),
}

/** Checks a report: a known reason, and a text if it is `other`. */
export function checkPartReport(values: Values): Checked<PartReportFields> {
  const text = words(PART_REQUEST_LIMITS.report)
  return checkFields(
    {
      reason: needed(choice(PART_TAKEDOWN_REASONS)),
      text: typed(values.reason) === 'other' ? needed(text) : optional(text),
    },
    values,
  )
}

/** Checks a bar: as a takedown, and a last day from today to a year ahead. */
export function checkPartBar(values: Values, now: Moment): Checked<PartBarFields> {
  const today = almatyTime(now)?.dayNumber ?? 0
  return checkFields(
    {
      ...takedown,
      until: needed<string>((text) => {
        const time = Date.parse(`${text}T00:00:00Z`)
        const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && new Date(time || 0).toISOString().startsWith(text)
        if (!isDay) return { code: 'wrong_format' }
        const ahead = time / DAY_MS - today
        if (ahead < 0) return { code: 'in_the_past' }
        return ahead > PART_REQUEST_LIMITS.barDays ? { code: 'too_large' } : { value: text }
      }),
    },
    values,
  )
}
