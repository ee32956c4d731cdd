import { attempt, type Portal } from '@sauda/sdk'
import {
  checkReview,
  checkReviewDecision,
  checkReviewRemoval,
  checkReviewReply,
  checkReviewReport,
  decideReview,
  deleteReview,
  editReview,
  editReviewReply,
  REVIEW_ACTIONS,
  type Review,
  type ReviewAction,
  type ReviewChecked,
  replyToReview,
  reportReview,
} from '@sauda/sdk/reviews'
import { type ActionFailure, failureFrom } from '../../shell/answered.ts'
import { textOf } from '../forms/text-of.ts'

/** Whether a part of an address is an act on a review. */
export function isReviewAct(act: string | undefined): act is ReviewAction {
  return REVIEW_ACTIONS.some((one) => one === act)
}

/** What was typed into a form about a review. */
export type ReviewValues = Partial<Record<'stars' | 'text' | 'reason' | 'comment' | 'answer', string>>

/** An act that failed, with what was typed. */
export type ReviewFailure = ActionFailure & { values: ReviewValues }

const FIELDS = ['stars', 'text', 'reason', 'comment', 'answer'] as const

/** Returns what a form about a review says. */
export function reviewValues(form: FormData): ReviewValues {
  return Object.fromEntries(FIELDS.map((field) => [field, textOf(form, field)]))
}

type Acted = { review: Review; failure?: never } | { failure: ReviewFailure; status: number }

type Act = (portal: Portal, id: number, values: ReviewValues, isAuthor: boolean) => Promise<Acted>

/** Checks a form and carries it out, or says what is wrong with it and keeps what was typed. */
async function carryOut<Form>(
  values: ReviewValues,
  checked: ReviewChecked<Form>,
  call: (form: Form) => Promise<Review>,
): Promise<Acted> {
  if (checked.errors) return { failure: { code: 'invalid', errors: checked.errors, values }, status: 422 }
  const done = await attempt(call(checked.form))
  if (done.ok) return { review: done.value }
  const { failure, status } = failureFrom(done.error)
  return { failure: { ...failure, values }, status }
}

const ACTS: Readonly<Record<ReviewAction, Act>> = {
  edit: (portal, id, values) => carryOut(values, checkReview(values), (form) => editReview(portal, id, form)),
  reply: (portal, id, values) =>
    carryOut(values, checkReviewReply(values), (form) => replyToReview(portal, id, form)),
  editReply: (portal, id, values) =>
    carryOut(values, checkReviewReply(values), (form) => editReviewReply(portal, id, form)),
  report: (portal, id, values) =>
    carryOut(values, checkReviewReport(values), (form) => reportReview(portal, id, form)),
  publish: (portal, id, values) =>
    carryOut(values, checkReviewDecision({ decision: 'publish' }), (form) => decideReview(portal, id, form)),
  keep: (portal, id, values) =>
    carryOut(values, checkReviewDecision({ ...values, decision: 'keep' }), (form) =>
      decideReview(portal, id, form),
    ),
  // Its author gives no reason.
  delete: (portal, id, values, isAuthor) =>
    carryOut(values, isAuthor ? { form: {} } : checkReviewRemoval(values), (form) =>
      deleteReview(portal, id, form),
    ),
}

/** Acts on a review as a form says. */
export function actOnReview(
  portal: Portal,
  act: ReviewAction,
  review: Pick<Review, 'id' | 'mine'>,
  form: FormData,
): Promise<Acted> {
  return ACTS[act](portal, review.id, reviewValues(form), review.mine)
}
