import { type FieldCode, type FieldErrors, typed } from '../language/index.ts'
import { type AdReason, type AdRefusalAction, reasonsFor } from './ad-reason.ts'

/** Maximum length of a comment to the owner. */
export const MAX_COMMENT = 1000

/** Reason and comment from staff to the owner. */
export type AdRemark = { reason: AdReason; comment: string | null }

/**
 * Checks a remark of staff: a reason that fits the action, and a comment if the reason is `other`. Owners give no
 * reason, so this is not for their actions.
 */
export function checkAdRemark(
  action: AdRefusalAction,
  values: { readonly reason?: unknown; readonly comment?: unknown },
): { remark: AdRemark; errors?: never } | { remark?: never; errors: FieldErrors } {
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
