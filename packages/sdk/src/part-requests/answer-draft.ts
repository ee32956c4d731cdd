import { checkFields, choice, nothing, optional, wholeNumber, words } from '../ads/ad-fields.ts'
import type { FieldCode, PartAnswerCondition, PartAnswerDraft, PartAnswerWhen } from '../generated/schemas.ts'
import { almatyTime, type FieldErrors, type Moment, typed } from '../language/index.ts'
import { PART_ANSWER_CONDITIONS, PART_ANSWER_WHENS } from './labels.ts'
import { PART_ANSWER_LIMITS } from './limits.ts'
import { asTyped, photoKeys, type Values } from './values.ts'

const DAY_MS = 86_400_000

/** An answer as it may be stored. */
export interface PartAnswerFields {
  /** False for «нет такого»; then all others are empty. */
  has: boolean
  /** Whole tenge. */
  price: number | null
  /** Whole tenge, above `price`. */
  price_to: number | null
  /** What is offered. */
  condition: PartAnswerCondition | null
  /** Maker of the part; needed for an analogue. */
  maker: string | null
  /** When it is there. */
  when: PartAnswerWhen | null
  /** `2026-12-03` in Almaty. */
  ready_on: string | null
  /** Days. */
  warranty_days: number | null
  /** A word to the asker. */
  note: string | null
  /** Keys of photos, at most 5. */
  photo_keys: string[]
  /** `2026-12-03` in Almaty: the last day on which the price holds. */
  valid_until: string | null
}

/** A valid answer, or what is wrong with it. */
export type CheckedPartAnswer = ValidPartAnswer | InvalidPartAnswer

/** The answer may be sent. */
export interface ValidPartAnswer {
  /** For the body of the call. */
  draft: PartAnswerFields
  /** Only if something is wrong. */
  errors?: never
}

/** The answer may not be sent. */
export interface InvalidPartAnswer {
  /** Only if nothing is wrong. */
  draft?: never
  /** Error codes by field. */
  errors: FieldErrors
}

const NONE: PartAnswerFields = {
  has: false,
  price: null,
  price_to: null,
  condition: null,
  maker: null,
  when: null,
  ready_on: null,
  warranty_days: null,
  note: null,
  photo_keys: [],
  valid_until: null,
}

/**
 * Checks an answer as a form or a body has it. `has` is `true` or the text `true`; without it the answer is «нет такого», and
 * nothing else of the form counts. A shop that has the part needs a price, for an analogue also its maker, and for a day the day.
 * @param now decides which day is today in Almaty
 */
export function checkPartAnswer(values: Values, now: Moment): CheckedPartAnswer {
  const given = asTyped(values)
  if (given.has !== true && given.has !== 'true') return { draft: NONE }
  const condition = typed(given.condition) || 'new'
  const when = typed(given.when) || 'now'
  const { price, maker, warrantyDays, note, readyDays, validDays, photos } = PART_ANSWER_LIMITS
  const { draft, errors = {} } = checkFields<
    Omit<PartAnswerFields, 'has' | 'photo_keys' | 'condition' | 'when'>
  >(
    {
      price: (value) => (typed(value) ? wholeNumber(price)(typed(value)) : { code: 'required' }),
      price_to: optional(wholeNumber(price)),
      maker: (value) =>
        typed(value) || condition !== 'analogue' ? optional(words(maker))(value) : { code: 'required' },
      ready_on:
        when === 'now'
          ? nothing
          : (value) =>
              typed(value) || when !== 'date'
                ? optional(dayWithin(now, readyDays))(value)
                : { code: 'required' },
      warranty_days: optional(wholeNumber(warrantyDays)),
      note: optional(words(note)),
      valid_until: optional(dayWithin(now, validDays)),
    },
    given,
  )
  const problems: FieldErrors = { ...errors }
  const offered = choice(PART_ANSWER_CONDITIONS)(condition)
  const ready = choice(PART_ANSWER_WHENS)(when)
  if (offered.code) problems.condition = [offered.code]
  if (ready.code) problems.when = [ready.code]
  if (draft?.price_to && draft.price && draft.price_to <= draft.price) problems.price_to = ['too_small']
  const keys = photoKeys(values.photo_keys)
  if (keys.length > photos) problems.photo_keys = ['too_many']
  if (!draft || !offered.value || !ready.value || Object.keys(problems).length > 0)
    return { errors: problems }
  return { draft: { has: true, ...draft, condition: offered.value, when: ready.value, photo_keys: keys } }
}

/** Returns the body of the call for an answer that was checked. `seen` is the version that was seen; null for none. */
export function partAnswerBody(fields: PartAnswerFields, seen: number | null): PartAnswerDraft {
  const { has, condition, when, ...others } = fields
  if (!has) return { has, seen_version: seen }
  return { has, ...others, ...(condition && { condition }), ...(when && { when }), seen_version: seen }
}

function dayWithin(now: Moment, days: number) {
  return (text: string): { value: string; code?: never } | { value?: never; code: FieldCode } => {
    const time = Date.parse(`${text}T00:00:00Z`)
    const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && new Date(time || 0).toISOString().startsWith(text)
    if (!isDay) return { code: 'wrong_format' }
    const ahead = time / DAY_MS - (almatyTime(now)?.dayNumber ?? 0)
    if (ahead < 0) return { code: 'in_the_past' }
    return ahead > days ? { code: 'too_large' } : { value: text }
  }
}
