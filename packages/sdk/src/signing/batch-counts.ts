import type { SigningBatch, SigningStep } from './batch-state.ts'

/** How many documents of a batch are at each step. */
export interface SigningCounts {
  /** Not begun. */
  readonly idle: number
  /** Their bytes are being fetched. */
  readonly preparing: number
  /** Their bytes are right. */
  readonly ready: number
  /** Their signatures are being made. */
  readonly signing: number
  /** Their signatures are made, and the server does not have them yet. */
  readonly kept: number
  /** Their signatures are being sent. */
  readonly submitting: number
  /** The server has their signatures. */
  readonly done: number
  /** They are not signed. */
  readonly failed: number
}

const NONE: SigningCounts = {
  idle: 0,
  preparing: 0,
  ready: 0,
  signing: 0,
  kept: 0,
  submitting: 0,
  done: 0,
  failed: 0,
}

/** Counts the documents of a batch by their steps. */
export function signingCounts({ documents }: Pick<SigningBatch, 'documents'>): SigningCounts {
  const counts: Record<SigningStep, number> = { ...NONE }
  for (const { step } of documents) counts[step] += 1
  return counts
}

/** How many documents have to be settled before the rest can be estimated. */
const ENOUGH = 3

/**
 * Estimates how long the rest takes, in milliseconds, from the documents that are settled; null before the third one.
 * `now` is in milliseconds since 1970.
 */
export function signingTimeLeft(
  { documents, settledAt, signingSince }: Pick<SigningBatch, 'documents' | 'settledAt' | 'signingSince'>,
  now: number,
): number | null {
  const last = settledAt.at(-1)
  if (settledAt.length < ENOUGH || last === undefined || signingSince === null) return null
  const left = documents.filter(({ step }) => step !== 'done' && step !== 'failed').length
  const each = (last - signingSince) / settledAt.length
  return Math.max(0, each * left - (now - last))
}

/** How long the session still lasts, in milliseconds; null without a session. */
export function sessionTimeLeft({ expiresAt }: Pick<SigningBatch, 'expiresAt'>, now: number): number | null {
  return expiresAt === null ? null : Math.max(0, expiresAt - now)
}

/** What another attempt cannot change: the failures of documents that are out of reach, or that the portal checks by itself. */
const FINAL = [
  'document_annulled',
  'document_rejected',
  'document_deleted',
  'already_signed',
  'session_used',
  'not_signed_yet',
  'being_checked',
]

/** Failures that do not judge the signature: it stays, and is sent again. */
const UNJUDGED = ['not_in_session', 'not_loaded', 'no_document', 'unknown']

/** Whether the signature of a failed document is of no use any more. */
export function losesSignature(failure: string | null): boolean {
  return failure !== null && !UNJUDGED.includes(failure)
}

/** Whether signing a failed document again can help. */
export function canSignAgain(failure: string | null): boolean {
  return failure !== null && !FINAL.includes(failure)
}
