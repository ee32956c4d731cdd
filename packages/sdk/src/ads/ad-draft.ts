import { normalPhone } from '../access/index.ts'
import { typed } from '../language/index.ts'
import {
  type Checked,
  checkFields,
  choice,
  clockTime,
  dictionaryId,
  list,
  needed,
  normal,
  nothing,
  optional,
  wholeNumber,
  words,
} from './ad-fields.ts'
import {
  AD_CONDITIONS,
  AD_KINDS,
  AD_LIMITS,
  type AdDraft,
  type AdValues,
  type AdWhat,
  type AdWhere,
} from './ad-shape.ts'
import { normalVin } from './vin.ts'

/** Who fills the form in. */
export interface AdAuthor {
  /** Whether the user is a tenant, who may name rooms. */
  isTenant: boolean
}

/** Checks step one. The kind determines which fields are required; fields it does not have are dropped. */
export function checkAdWhat(values: AdValues): Checked<AdWhat> {
  return checkFields(whatFields(values), values)
}

/** Checks step two. Only a tenant may name rooms; the server checks that they are theirs. */
export function checkAdWhere(values: AdValues, options: AdAuthor): Checked<AdWhere> {
  return checkFields(whereFields(values, options), values)
}

/** Checks both steps at once, as the server does with a submitted ad. */
export function checkAd(values: AdValues, options: AdAuthor): Checked<AdDraft> {
  return checkFields({ ...whatFields(values), ...whereFields(values, options) }, values)
}

/** Errors are in the order of the fields, which is the order in which the editor shows them. */
function whatFields(values: AdValues) {
  const kind = typed(values.kind)
  return {
    title: needed(words(AD_LIMITS.title)),
    kind: needed(choice(AD_KINDS)),
    condition: kind === 'service' ? nothing : needed(choice(AD_CONDITIONS)),
    spare_part_id: kind === 'part' ? needed(dictionaryId) : nothing,
    service_id: kind === 'service' ? needed(dictionaryId) : nothing,
    brand_id: optional(dictionaryId),
    text: needed(words(AD_LIMITS.text)),
    title_kk: optional(words(AD_LIMITS.title)),
    text_kk: optional(words(AD_LIMITS.text)),
    vin: kind === 'part' ? optional(normal(normalVin, 'vin_invalid')) : nothing,
  }
}

function whereFields(values: AdValues, { isTenant }: AdAuthor) {
  const hasHours = typed(values.hours_from) !== '' || typed(values.hours_to) !== ''
  const isNegotiable = typed(values.negotiable) !== ''
  return {
    price: isNegotiable ? nothing : needed(wholeNumber(AD_LIMITS.price)),
    room_ids: list(dictionaryId, isTenant ? AD_LIMITS.rooms : { max: 0, code: 'not_yours' }),
    weekdays: list(wholeNumber({ min: 1, max: 7 }, 'unknown'), { max: 7 }),
    hours_from: hasHours ? needed(clockTime) : nothing,
    hours_to: hasHours ? needed(clockTime) : nothing,
    phone: needed(normal(normalPhone, 'phone_invalid')),
  }
}
