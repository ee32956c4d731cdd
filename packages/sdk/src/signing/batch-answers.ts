import type { BatchDocument, SigningBatch, SigningPhase, SigningStep } from './batch-state.ts'
import type { SigningEvent } from './signing-event.ts'

// What answers of the server, and an earlier visit, change in a batch.

type Change = (document: BatchDocument) => Partial<BatchDocument> | null

/** Changes the documents that the function has a change for. */
export function each(batch: SigningBatch, change: Change): SigningBatch {
  return {
    ...batch,
    documents: batch.documents.map((document) => {
      const changed = change(document)
      return changed ? { ...document, ...changed } : document
    }),
  }
}

/** Codes of refusals that say that somebody has signed the document already. */
const SIGNED_ALREADY = ['already_signed', 'session_used', 'being_checked']

/** Phases in which the user does not sign any more, although documents are left. */
export const ENDED: readonly SigningPhase[] = ['stopped', 'over']

/** Takes up what an earlier visit left. */
export function restored(
  batch: SigningBatch,
  event: Extract<SigningEvent, { type: 'restore' }>,
): SigningBatch {
  const done = new Set(event.done)
  const kept = new Map(event.kept.map(({ id, sha256 }) => [id, sha256]))
  return each(batch, ({ id, step }) => {
    const sha256 = kept.get(id)
    if (step !== 'idle') return null
    if (done.has(id)) return { step: 'done' }
    return sha256 === undefined ? null : { step: 'kept', sha256 }
  })
}

/** Steps of a document whose bytes are known: another session must have the same bytes. */
const KNOWN: readonly SigningStep[] = ['preparing', 'ready', 'signing', 'kept']

/** Documents get the bytes of a session, or the reason why it is without them. */
export function begun(batch: SigningBatch, event: Extract<SigningEvent, { type: 'begun' }>): SigningBatch {
  const { session } = event
  const asked = new Set(event.asked)
  const offered = new Map(session.documents.map((document) => [document.id, document]))
  const skipped = new Map(session.skipped.map(({ id, code }) => [id, code]))
  const isEnded = ENDED.includes(batch.phase)
  const next = each(batch, ({ id, step, sha256 }) => {
    const isKnown = KNOWN.includes(step)
    if (!asked.has(id) || !(isKnown || (step === 'idle' && !isEnded))) return null
    const document = offered.get(id)
    const code = skipped.get(id)
    if (document) {
      // Nobody has seen the new bytes, and a signature of the old ones is of no use.
      if (isKnown && sha256 !== null && sha256 !== document.sha256) {
        return { step: 'failed', failure: 'document_changed' }
      }
      return { sha256: document.sha256, href: document.href, step: isKnown ? step : 'preparing' }
    }
    // What was sent before the connection broke off may have arrived, and so may what a telephone has signed meanwhile.
    if (code && (step === 'kept' || batch.left) && SIGNED_ALREADY.includes(code)) {
      return { step: 'done', pending: code === 'being_checked' }
    }
    return { step: 'failed', failure: code ?? 'not_in_session' }
  })
  const trouble = batch.phase === 'preparing' ? null : batch.trouble
  return { ...next, trouble, expiresAt: Date.parse(session.expires_at) }
}

/** What was sent is done or failed. */
export function withResults(
  batch: SigningBatch,
  event: Extract<SigningEvent, { type: 'results' }>,
): SigningBatch {
  const results = new Map(event.results.map((result) => [result.id, result]))
  const settledIds = batch.documents.filter(({ id, step }) => step === 'submitting' && results.has(id))
  const next = each(batch, ({ id, step }) => {
    const result = results.get(id)
    if (!result || step !== 'submitting') return null
    if (result.outcome !== 'refused') return { step: 'done', pending: result.outcome === 'pending' }
    if (result.code !== null && SIGNED_ALREADY.includes(result.code)) {
      return { step: 'done', pending: result.code === 'being_checked' }
    }
    return { step: 'failed', failure: result.code ?? 'unknown' }
  })
  return {
    ...next,
    expiresAt: Date.parse(event.expires_at),
    settledAt: [...batch.settledAt, ...settledIds.map(() => event.at)],
  }
}
