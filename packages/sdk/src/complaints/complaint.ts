import type { AdComplaint, ComplaintReason } from '../generated/schemas.ts'
import { type FieldErrors, type Language, typed, type Words } from '../language/index.ts'

/** What visitors complain about, in the order in which it is offered. */
const REASONS = {
  sold: { ru: 'Уже продано или неактуально', kk: 'Сатылып кеткен немесе ескірген' },
  price: { ru: 'У продавца другая цена', kk: 'Сатушы басқа баға айтады' },
  fraud: { ru: 'Похоже на обман', kk: 'Алаяқтыққа ұқсайды' },
  forbidden: { ru: 'Запрещённый товар', kk: 'Тыйым салынған тауар' },
  copied: { ru: 'Чужие фото или текст', kk: 'Суреті немесе мәтіні бөтен' },
  mistake: { ru: 'Не тот раздел, марка или деталь', kk: 'Бөлімі, маркасы немесе бөлшегі қате' },
  other: { ru: 'Другое', kk: 'Басқа' },
} as const satisfies Record<ComplaintReason, Words>

const UNKNOWN = { ru: 'Другая причина', kk: 'Басқа себеп' } as const satisfies Words

/** All reasons, in the order in which they are offered. */
export const COMPLAINT_REASONS = /* @__PURE__ */ Object.keys(REASONS) as readonly ComplaintReason[]

/** Maximum length of the text of a complaint. */
export const MAX_COMPLAINT = 500

/** The label of a reason; an unknown reason gets a neutral one. */
export function complaintReasonLabel(reason: string, language: Language): string {
  return (isReason(reason) ? REASONS[reason] : UNKNOWN)[language]
}

function isReason(reason: string): reason is ComplaintReason {
  return Object.hasOwn(REASONS, reason)
}

/** A complaint as a visitor types it. */
export interface ComplaintValues {
  /** One of `COMPLAINT_REASONS`. */
  readonly reason?: unknown
  /** What happened; required with the reason `other`. */
  readonly text?: unknown
}

/** A valid complaint, or what is wrong with it. */
export type ComplaintCheck = ValidComplaint | InvalidComplaint

/** The complaint is valid. */
export interface ValidComplaint {
  /** For the body of the call. */
  complaint: AdComplaint
  /** Only if something is wrong. */
  errors?: never
}

/** The complaint is missing something. */
export interface InvalidComplaint {
  /** Only if nothing is wrong. */
  complaint?: never
  /** Error codes by field. */
  errors: FieldErrors
}

/** Checks a complaint: a known reason, and a text if the reason is `other`. */
export function checkComplaint(values: ComplaintValues): ComplaintCheck {
  const given = typed(values.reason)
  const text = typed(values.text)
  const reason = COMPLAINT_REASONS.find((one) => one === given)
  const errors: FieldErrors = {}
  if (!reason) errors.reason = [given ? 'unknown' : 'required']
  if (text.length > MAX_COMPLAINT) errors.text = ['too_long']
  else if (reason === 'other' && !text) errors.text = ['required']
  if (!reason || errors.text) return { errors }
  return { complaint: { reason, ...(text && { text }) } }
}
