import type { SigningResult, SigningSession } from '../generated/schemas.ts'

/**
 * How far a document is. `idle` not begun, `preparing` its bytes are being fetched and compared with the fingerprint,
 * `ready` they are right, `signing` its signature is being made, `kept` the signature is made and the server does not
 * have it yet, `submitting` it is being sent, `done` the server has it, `failed` it is not signed.
 */
export type SigningStep =
  | 'idle'
  | 'preparing'
  | 'ready'
  | 'signing'
  | 'kept'
  | 'submitting'
  | 'done'
  | 'failed'

/** A document of a batch. */
export interface BatchDocument {
  readonly id: number
  readonly step: SigningStep
  /** SHA-256 of the bytes that are signed; null until the session has told it. */
  readonly sha256: string | null
  /** Where its bytes can be read, as long as the session lasts. */
  readonly href: string | null
  /** Whether a signature that the server has is still being checked for revocation. */
  readonly pending: boolean
  /** Why it failed: a code of the contract, or `bytes_differ` or `not_loaded`, which are found before anything is sent. */
  readonly failure: string | null
}

/**
 * What the batch is doing as a whole. `opening` it waits for the program with the key, `signing` for signatures,
 * `blocked` for the user because of `trouble`, `offline` for the network, `sending` only sends what is made. `over` the
 * session has ended before everything was signed, `stopped` the user has stopped it, `finished` nothing is left to do.
 */
export type SigningPhase =
  | 'idle'
  | 'preparing'
  | 'opening'
  | 'signing'
  | 'sending'
  | 'blocked'
  | 'offline'
  | 'over'
  | 'stopped'
  | 'finished'

/** A batch of documents that is signed. */
export interface SigningBatch {
  readonly phase: SigningPhase
  /** What it goes on with after `offline`. */
  readonly resumes: SigningPhase
  readonly documents: readonly BatchDocument[]
  /** When the session ends, in milliseconds since 1970; null without a session. */
  readonly expiresAt: number | null
  /** Whether one password signs all documents. */
  readonly several: boolean
  /** Why it is `blocked`; while it is `opening`, why it was before. */
  readonly trouble: string | null
  /** When documents got settled since the last start, in milliseconds since 1970. */
  readonly settledAt: readonly number[]
  /** When signing began, in milliseconds since 1970. */
  readonly signingSince: number | null
  /** Documents whose signatures were found from an earlier visit. */
  readonly restored: number
}

/** What happens to a batch. Times are in milliseconds since 1970. */
export type SigningEvent =
  | { type: 'start' }
  | { type: 'restore'; done: readonly number[]; kept: readonly { id: number; sha256: string }[] }
  | {
      type: 'begun'
      asked: readonly number[]
      session: Pick<SigningSession, 'documents' | 'skipped' | 'expires_at'>
    }
  | { type: 'read'; id: number; right: boolean }
  | { type: 'unread'; id: number }
  | { type: 'open' }
  | { type: 'opened'; several: boolean; at: number }
  | { type: 'sign'; ids: readonly number[] }
  | { type: 'made'; id: number }
  | { type: 'left' }
  | { type: 'submit'; ids: readonly number[] }
  | { type: 'results'; results: readonly SigningResult[]; expires_at: string; at: number }
  | { type: 'refused'; ids: readonly number[]; code: string }
  | { type: 'unsent' }
  | { type: 'offline' }
  | { type: 'online' }
  | { type: 'trouble'; code: string }
  | { type: 'expired' }
  | { type: 'stop' }
  | { type: 'settle' }
  | { type: 'retry' }

/** A batch of documents, none of which has begun. */
export function newSigningBatch(ids: readonly number[]): SigningBatch {
  return {
    phase: 'idle',
    resumes: 'idle',
    documents: [...new Set(ids)].map((id) => ({
      id,
      step: 'idle',
      sha256: null,
      href: null,
      pending: false,
      failure: null,
    })),
    expiresAt: null,
    several: true,
    trouble: null,
    settledAt: [],
    signingSince: null,
    restored: 0,
  }
}

/** Codes of refusals that say that somebody has signed the document already. */
const SIGNED_ALREADY = ['already_signed', 'session_used', 'being_checked']

/** Steps at which a document is waiting for its own signature. */
const UNSIGNED: readonly SigningStep[] = ['idle', 'preparing', 'ready', 'signing']

type Change = (document: BatchDocument) => Partial<BatchDocument> | null

/** Changes the documents that the function has a change for. */
function each(batch: SigningBatch, change: Change): SigningBatch {
  return {
    ...batch,
    documents: batch.documents.map((document) => {
      const changed = change(document)
      return changed ? { ...document, ...changed } : document
    }),
  }
}

/** Documents at one of the steps go to another one. */
function move(batch: SigningBatch, from: readonly SigningStep[], to: SigningStep, ids?: readonly number[]) {
  return each(batch, ({ id, step }) =>
    from.includes(step) && (!ids || ids.includes(id)) ? { step: to } : null,
  )
}

/** What is under way goes back to where it can be taken up again; a signature that is made stays made. */
function rest(batch: SigningBatch): SigningBatch {
  return move(move(batch, ['preparing', 'ready', 'signing'], 'idle'), ['submitting'], 'kept')
}

/**
 * Returns the batch after an event. Events that do not fit the state of a document leave it as it is: answers may come
 * late. A document that is done never changes again, and a signature that is made is only lost with a refusal.
 */
export function nextSigningBatch(batch: SigningBatch, event: SigningEvent): SigningBatch {
  switch (event.type) {
    case 'start':
      return { ...batch, phase: 'preparing', trouble: null, settledAt: [], signingSince: null }
    case 'restore':
      return {
        ...each(batch, ({ id, step }) => {
          if (step !== 'idle') return null
          if (event.done.includes(id)) return { step: 'done' }
          const kept = event.kept.find((signature) => signature.id === id)
          return kept ? { step: 'kept', sha256: kept.sha256 } : null
        }),
        restored: event.kept.length + event.done.length,
      }
    case 'begun':
      return begun(batch, event)
    case 'read':
      return each(batch, ({ id, step }) => {
        if (id !== event.id || step !== 'preparing') return null
        return event.right ? { step: 'ready' } : { step: 'failed', failure: 'bytes_differ' }
      })
    case 'unread':
      return each(batch, ({ id, step }) =>
        id === event.id && step === 'preparing' ? { step: 'failed', failure: 'not_loaded' } : null,
      )
    case 'open':
      return { ...batch, phase: 'opening' }
    case 'opened':
      return {
        ...batch,
        phase: 'signing',
        trouble: null,
        several: event.several,
        signingSince: batch.signingSince ?? event.at,
      }
    case 'sign':
      return move(batch, ['ready'], 'signing', event.ids)
    case 'made':
      return move(batch, ['signing'], 'kept', [event.id])
    case 'left':
      return move(batch, ['signing'], 'ready')
    case 'submit':
      return move(batch, ['kept'], 'submitting', event.ids)
    case 'results':
      return withResults(batch, event)
    case 'refused':
      return each(batch, ({ id, step }) =>
        step !== 'done' && event.ids.includes(id) ? { step: 'failed', failure: event.code } : null,
      )
    case 'unsent':
      return move(batch, ['submitting'], 'kept')
    case 'offline':
      return cutOff(move(batch, ['submitting'], 'kept'))
    case 'online':
      return batch.phase === 'offline' ? { ...batch, phase: batch.resumes } : batch
    case 'trouble':
      return {
        ...move(move(batch, ['signing'], 'ready'), ['submitting'], 'kept'),
        phase: 'blocked',
        trouble: event.code,
      }
    case 'expired':
      return { ...rest(batch), phase: 'over', expiresAt: null }
    case 'stop':
      return { ...rest(batch), phase: 'stopped' }
    case 'settle':
      return settled(batch)
    case 'retry':
      return {
        ...each(batch, ({ step }) => (step === 'failed' ? { step: 'idle', failure: null } : null)),
        phase: 'idle',
        trouble: null,
        restored: 0,
      }
  }
}

/** Phases in which the network is needed; in the others the user decides first. */
const WORKING: readonly SigningPhase[] = ['idle', 'preparing', 'opening', 'signing', 'sending']

function cutOff(batch: SigningBatch): SigningBatch {
  return WORKING.includes(batch.phase) ? { ...batch, phase: 'offline', resumes: batch.phase } : batch
}

function begun(batch: SigningBatch, { asked, session }: Extract<SigningEvent, { type: 'begun' }>) {
  const offered = new Map(session.documents.map((document) => [document.id, document]))
  const skipped = new Map(session.skipped.map(({ id, code }) => [id, code]))
  const next = each(batch, ({ id, step, sha256 }) => {
    if ((step !== 'idle' && step !== 'kept') || !asked.includes(id)) return null
    const document = offered.get(id)
    const code = skipped.get(id)
    if (document) {
      // A signature that was made of other bytes is of no use for the new version.
      const stale = step === 'kept' && sha256 !== null && sha256 !== document.sha256
      return {
        sha256: document.sha256,
        href: document.href,
        step: step === 'idle' || stale ? 'preparing' : 'kept',
      }
    }
    // What was sent before the connection broke off may have arrived.
    if (code && step === 'kept' && SIGNED_ALREADY.includes(code)) {
      return { step: 'done', pending: code === 'being_checked' }
    }
    return { step: 'failed', failure: code ?? 'not_in_session' }
  })
  return { ...next, expiresAt: Date.parse(session.expires_at) }
}

function withResults(batch: SigningBatch, event: Extract<SigningEvent, { type: 'results' }>): SigningBatch {
  const results = new Map(event.results.map((result) => [result.id, result]))
  const settledIds = batch.documents.filter(({ id, step }) => step === 'submitting' && results.has(id))
  const next = each(batch, ({ id, step }) => {
    const result = results.get(id)
    if (!result || step !== 'submitting') return null
    if (result.outcome !== 'refused') return { step: 'done', pending: result.outcome === 'pending' }
    if (result.code !== null && SIGNED_ALREADY.includes(result.code)) return { step: 'done' }
    return { step: 'failed', failure: result.code ?? 'unknown' }
  })
  return {
    ...next,
    expiresAt: Date.parse(event.expires_at),
    settledAt: [...batch.settledAt, ...settledIds.map(() => event.at)],
  }
}

/** With nothing left to sign it only sends; with nothing left to send either it is finished. */
function settled(batch: SigningBatch): SigningBatch {
  if (!['preparing', 'opening', 'signing', 'sending', 'offline'].includes(batch.phase)) return batch
  const has = (steps: readonly SigningStep[]) => batch.documents.some(({ step }) => steps.includes(step))
  if (has(UNSIGNED)) return batch
  if (has(['kept', 'submitting'])) return batch.phase === 'offline' ? batch : { ...batch, phase: 'sending' }
  return { ...batch, phase: 'finished' }
}
