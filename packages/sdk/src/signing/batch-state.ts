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
  /** Of the document. */
  readonly id: number
  /** How far it is. */
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
  /** What it is doing. */
  readonly phase: SigningPhase
  /** What it goes on with after `offline`, and after `blocked` if signing had been stopped or was over before. */
  readonly resumes: SigningPhase
  /** In the order in which they are signed. */
  readonly documents: readonly BatchDocument[]
  /** When the session ends, in milliseconds since 1970; null without a session. */
  readonly expiresAt: number | null
  /** Whether one password signs all documents. */
  readonly several: boolean
  /** Why it is `blocked`; while it is `opening`, why it was before; while it is `preparing`, what the portal is at. */
  readonly trouble: string | null
  /** When documents got settled since the last start, in milliseconds since 1970. */
  readonly settledAt: readonly number[]
  /** When signing began, in milliseconds since 1970. */
  readonly signingSince: number | null
  /** Documents whose signatures were found from an earlier visit. */
  readonly restored: number
  /** Whether it was left and taken up again: what is signed by now may have been signed in it, by a telephone. */
  readonly left: boolean
}

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
    left: false,
  }
}
