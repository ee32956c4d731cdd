import type {
  ReviewDecision,
  ReviewForm,
  ReviewKeepReason,
  ReviewRemoval,
  ReviewReplyForm,
  ReviewReportForm,
} from '../generated/schemas.ts'
import { type FieldErrors, typed } from '../language/index.ts'
import { REVIEW_KEEP_REASONS, REVIEW_REASONS, REVIEW_REPORT_REASONS } from './review-reason.ts'

/** How long texts may be, in characters without the spaces around them. */
export const REVIEW_LIMITS = {
  /** The shortest and the longest review. */
  text: { min: 20, max: 1000 },
  /** A reply of the seller. */
  reply: { max: 600 },
  /** What is written beside a reason. */
  note: { max: 600 },
} as const

/** The stars that can be given, from the worst to the best. */
export const STARS = [1, 2, 3, 4, 5] as const

/** A valid form for the body of a call, or what is wrong with it. */
export type ReviewChecked<Form> = ValidReviewForm<Form> | InvalidReviewForm

/** The form is valid. */
export interface ValidReviewForm<Form> {
  /** For the body of the call. */
  form: Form
  /** Only if something is wrong. */
  errors?: never
}

/** The form is missing something. */
export interface InvalidReviewForm {
  /** Only if nothing is wrong. */
  form?: never
  /** Error codes by field. */
  errors: FieldErrors
}

/** What somebody chose and typed in a form about a review, as a form or a program sends it. */
export interface TypedReview {
  /** 1 to 5, as a number or as text. */
  readonly stars?: unknown
  /** The text of a review, a reply or a report. */
  readonly text?: unknown
  /** Why it is reported, deleted or kept. */
  readonly reason?: unknown
  /** What the author is told beside the reason of a deletion. */
  readonly comment?: unknown
  /** What those who reported it are told. */
  readonly answer?: unknown
  /** `publish` or `keep`. */
  readonly decision?: unknown
}

/** Checks a review: 1 to 5 stars, and 20 to 1,000 characters. */
export function checkReview(values: TypedReview): ReviewChecked<ReviewForm> {
  const text = typed(values.text)
  const given = typeof values.stars === 'number' ? String(values.stars) : typed(values.stars)
  const stars = STARS.find((one) => String(one) === given)
  const errors: FieldErrors = {}
  if (stars === undefined) errors.stars = [given ? 'unknown' : 'required']
  const wrong = lengthError(text, REVIEW_LIMITS.text, true)
  if (wrong) errors.text = [wrong]
  return stars === undefined || wrong ? { errors } : { form: { stars, text } }
}

/** Checks a reply: 1 to 600 characters. */
export function checkReviewReply(values: TypedReview): ReviewChecked<ReviewReplyForm> {
  const text = typed(values.text)
  const wrong = lengthError(text, REVIEW_LIMITS.reply, true)
  return wrong ? { errors: { text: [wrong] } } : { form: { text } }
}

/** Checks a report: a known reason, and a text if it is `other`. */
export function checkReviewReport(values: TypedReview): ReviewChecked<ReviewReportForm> {
  const { reason, errors } = reasonIn(values.reason, REVIEW_REPORT_REASONS)
  const text = noteIn('text', values.text, reason === 'other', errors)
  return reason && isEmpty(errors) ? { form: { reason, ...(text && { text }) } } : { errors }
}

/** Checks why staff delete a review: a known reason, and a comment if it is `other`. */
export function checkReviewRemoval(values: TypedReview): ReviewChecked<ReviewRemoval> {
  const { reason, errors } = reasonIn(values.reason, REVIEW_REASONS)
  const comment = noteIn('comment', values.comment, reason === 'other', errors)
  const answer = noteIn('answer', values.answer, false, errors)
  if (!reason || !isEmpty(errors)) return { errors }
  return { form: { reason, ...(comment && { comment }), ...(answer && { answer }) } }
}

/** Checks what staff decide: a reason if a reported review is kept, and an answer if the reason is `other`. */
export function checkReviewDecision(values: TypedReview): ReviewChecked<ReviewDecision> {
  if (values.decision === 'publish') return { form: { decision: 'publish' } }
  if (values.decision !== 'keep') return { errors: { decision: ['unknown'] } }
  const { reason, errors } = reasonIn<ReviewKeepReason>(values.reason, REVIEW_KEEP_REASONS)
  const answer = noteIn('answer', values.answer, reason === 'other', errors)
  if (!reason || !isEmpty(errors)) return { errors }
  return { form: { decision: 'keep', reason, ...(answer && { answer }) } }
}

type LengthError = 'required' | 'too_short' | 'too_long'

function lengthError(
  text: string,
  { min = 1, max }: { min?: number; max: number },
  isRequired: boolean,
): LengthError | undefined {
  const { length } = [...text]
  if (length === 0) return isRequired ? 'required' : undefined
  if (length < min) return 'too_short'
  return length > max ? 'too_long' : undefined
}

function reasonIn<Reason extends string>(value: unknown, reasons: readonly Reason[]) {
  const given = typed(value)
  const reason = reasons.find((one) => one === given)
  const errors: FieldErrors = reason ? {} : { reason: [given ? 'unknown' : 'required'] }
  return { reason, errors }
}

/** Reads a text beside a reason; what is wrong with it is added to the errors. */
function noteIn(field: string, value: unknown, isRequired: boolean, errors: FieldErrors): string {
  const note = typed(value)
  const wrong = lengthError(note, REVIEW_LIMITS.note, isRequired)
  if (wrong) errors[field] = [wrong]
  return note
}

function isEmpty(errors: FieldErrors): boolean {
  return Object.keys(errors).length === 0
}
