import type { AdReason } from '../generated/schemas.ts'
import { type FieldCode, type FieldErrors, typed } from '../language/index.ts'
import { type AdRefusalAction, reasonsFor } from './ad-reason.ts'

/** Maximum length of a comment to the owner. */
export const MAX_COMMENT = 1000

/** A remark as staff type it. */
export interface RemarkValues {
  /** One of `reasonsFor` the action. */
  readonly reason?: unknown
  /** Text for the owner; required with the reason `other`. */
  readonly comment?: unknown
}

/** Reason and comment from staff to the owner. */
export interface CheckedRemark {
  /** A reason that fits the action. */
  reason: AdReason
  /** Text for the owner, at most 1,000 characters; null if there is none. */
  comment: string | null
}

/** A valid remark, or what is wrong with it. */
export type RemarkCheck = ValidRemark | InvalidRemark

/** The remark is valid. */
export interface ValidRemark {
  /** For the body of the call. */
  remark: CheckedRemark
  /** Only if something is wrong. */
  errors?: never
}

/** The remark is missing something. */
export interface InvalidRemark {
  /** Only if nothing is wrong. */
  remark?: never
  /** Error codes by field. */
  errors: FieldErrors
}

/**
 * Checks a remark of staff: a reason that fits the action, and a comment if the reason is `other`. Owners give no
 * reason, so this is not for their actions.
 */
export function checkAdRemark(action: AdRefusalAction, values: RemarkValues): RemarkCheck {
  const given = typed(values.reason)
  const comment = typed(values.comment)
  const reason = reasonsFor(action).find((word) => word === given)
  const errors: FieldErrors = {}
  if (!reason) errors.reason = [given ? 'unknown' : 'required']
  const wrong = commentError(comment, given)
  if (wrong) errors.comment = [wrong]
  return reason && !wrong ? { remark: { reason, comment: comment || null } } : { errors }
}

function commentError(comment: string, reason: string): FieldCode | null {
  if (comment.length > MAX_COMMENT) return 'too_long'
  return reason === 'other' && !comment ? 'required' : null
}
