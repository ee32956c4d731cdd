import {
  type Checked,
  checkFields,
  choice,
  dictionaryId,
  needed,
  normal,
  optional,
  wholeNumber,
  words,
} from '../ads/ad-fields.ts'
import { normalVin } from '../ads/vin.ts'
import type { PartCondition, PartNeededWithin } from '../generated/schemas.ts'
import { almatyTime, type FieldErrors, type Moment, typed } from '../language/index.ts'
import { PART_CONDITIONS, PART_NEEDED_WITHIN } from './labels.ts'
import { PART_REQUEST_LIMITS } from './limits.ts'
import { asTyped, photoKeys, type Values } from './values.ts'

/** A request as it may be sent. */
export interface PartRequestFields {
  /** What is needed, on one line. */
  text: string
  /** From `listBrands`. */
  brand_id: number
  /** As typed; null if not stated. */
  model: string | null
  /** Year of production; null if not stated. */
  year: number | null
  /** As `normalVin` returns it; null if not stated. */
  vin: string | null
  /** From `listSpareParts`; null if none fits. Left out to have it guessed from the text. */
  spare_part_id?: number | null
  /** any, new or used. */
  condition: PartCondition
  /** Whole tenge; null if not stated. */
  price_idea: number | null
  /** How soon; null if it does not matter. */
  needed_within: PartNeededWithin | null
  /** Anything else; null if nothing. */
  note: string | null
  /** Keys of staged photos, at most 5. */
  photo_keys: string[]
}

/**
 * Checks a request as a form or a body has it: text and brand are required. `spare_part_id` that is left out stays so, and is
 * guessed; empty means that none fits.
 * @param now decides what next year is
 */
export function checkPartRequest(values: Values, now: Moment): Checked<PartRequestFields> {
  const given = asTyped(values)
  const nextYear = (almatyTime(now)?.year ?? PART_REQUEST_LIMITS.year.min) + 1
  const { draft, errors = {} } = checkFields<Omit<PartRequestFields, 'spare_part_id' | 'photo_keys'>>(
    {
      text: needed(words(PART_REQUEST_LIMITS.text)),
      brand_id: needed(dictionaryId),
      model: optional(words(PART_REQUEST_LIMITS.model)),
      year: optional(wholeNumber({ min: PART_REQUEST_LIMITS.year.min, max: nextYear })),
      vin: optional(normal(normalVin, 'vin_invalid')),
      condition: (value) => (typed(value) ? choice(PART_CONDITIONS)(typed(value)) : { value: 'any' }),
      price_idea: optional(wholeNumber(PART_REQUEST_LIMITS.price)),
      needed_within: optional(choice(PART_NEEDED_WITHIN)),
      note: optional(words(PART_REQUEST_LIMITS.note)),
    },
    { ...given, text: oneLine(given.text), model: oneLine(given.model) },
  )
  const problems: FieldErrors = { ...errors }
  const part = given.spare_part_id === undefined ? undefined : optional(dictionaryId)(given.spare_part_id)
  if (part?.code) problems.spare_part_id = [part.code]
  const keys = photoKeys(values.photo_keys)
  if (keys.length > PART_REQUEST_LIMITS.photos) problems.photo_keys = ['too_many']
  if (!draft || Object.keys(problems).length > 0) return { errors: problems }
  return {
    draft: { ...draft, ...(part && { spare_part_id: part.value ?? null }), photo_keys: keys },
  }
}

function oneLine(value: unknown): string {
  return typed(value).replace(/\s+/g, ' ')
}
