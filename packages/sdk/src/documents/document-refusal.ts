import type { DocumentReason } from '../generated/schemas.ts'
import { type FieldCode, type FieldErrors, typed } from '../language/index.ts'
import { documentReasonsFor, type ExplainedAction } from './document-reason.ts'

/** How long the text of a rejection or annulment is. */
export const REFUSAL_TEXT = { min: 3, max: 1000 } as const

/** A rejection or annulment as the user types it. */
export interface RefusalValues {
  /** One of `documentReasonsFor` the action. */
  readonly reason?: unknown
  /** What is wrong and what would be right. */
  readonly text?: unknown
}

/** A reason and a text. */
export interface CheckedRefusal {
  /** A reason that fits the action. */
  reason: DocumentReason
  /** 3 to 1,000 characters. */
  text: string
}

/** The reason and the text are valid. */
export interface ValidRefusal {
  /** For the body of the call. */
  refusal: CheckedRefusal
  /** Only if something is wrong. */
  errors?: never
}

/** Something is wrong with the reason or the text. */
export interface InvalidRefusal {
  /** Only if nothing is wrong. */
  refusal?: never
  /** Error codes by field. */
  errors: FieldErrors
}

/** Checks a rejection or annulment: a reason that fits the action, and a text of 3 to 1,000 characters. */
export function checkDocumentRefusal(
  action: ExplainedAction,
  values: RefusalValues,
): ValidRefusal | InvalidRefusal {
  const given = typed(values.reason)
  const reason = documentReasonsFor(action).find((one) => one === given)
  const text = typed(values.text)
  const wrong = problemOf(text)
  if (reason && !wrong) return { refusal: { reason, text } }
  const errors: FieldErrors = {
    ...(!reason && { reason: [given === '' ? 'required' : 'unknown'] }),
    ...(wrong && { text: [wrong] }),
  }
  return { errors }
}

function problemOf(text: string): FieldCode | null {
  const { length } = [...text]
  if (length === 0) return 'required'
  if (length < REFUSAL_TEXT.min) return 'too_short'
  return length > REFUSAL_TEXT.max ? 'too_long' : null
}
