import type { SigningResult, SigningSession } from '../generated/schemas.ts'

/** Signing begins, or goes on after it was stopped. */
export interface SigningStarted {
  /** Which event it is. */
  type: 'start'
}

/** What an earlier visit left was found. */
export interface SigningRestored {
  /** Which event it is. */
  type: 'restore'
  /** Documents that the server has accepted. */
  done: readonly number[]
  /** Signatures that are made and not yet sent. */
  kept: readonly RestoredSignature[]
  /** Whether these documents were already being signed at the earlier visit. */
  left?: boolean
}

/** A signature from an earlier visit. */
export interface RestoredSignature {
  /** Of the document. */
  id: number
  /** SHA-256 of the bytes that were signed. */
  sha256: string
}

/** The server has opened a session. */
export interface SessionBegun {
  /** Which event it is. */
  type: 'begun'
  /** Documents that it was asked for. */
  asked: readonly number[]
  /** What it told. */
  session: Pick<SigningSession, 'documents' | 'skipped' | 'expires_at'>
}

/** The bytes of a document were fetched. */
export interface DocumentRead {
  /** Which event it is. */
  type: 'read'
  /** Of the document. */
  id: number
  /** Whether they have the fingerprint that the session told. */
  right: boolean
}

/** The bytes of a document could not be fetched. */
export interface DocumentUnread {
  /** Which event it is. */
  type: 'unread'
  /** Of the document. */
  id: number
}

/** The signature of a document is made and kept. It may come late: after signing was stopped, or after the session. */
export interface SignatureMade {
  /** Which event it is. */
  type: 'made'
  /** Of the document. */
  id: number
  /** SHA-256 of the bytes that were signed. */
  sha256: string
}

/** The program with the key is ready. */
export interface SignerOpened {
  /** Which event it is. */
  type: 'opened'
  /** Whether one password signs all documents. */
  several: boolean
  /** When, in milliseconds since 1970. */
  at: number
}

/** Something begins for some documents: `sign` their signatures are being made, `submit` they are being sent. */
export interface OfSomeDocuments {
  /** Which event it is. */
  type: 'sign' | 'submit'
  /** Of the documents. */
  ids: readonly number[]
}

/** The server has answered. */
export interface ResultsReceived {
  /** Which event it is. */
  type: 'results'
  /** One per document. */
  results: readonly SigningResult[]
  /** When the session ends now, RFC 3339. */
  expires_at: string
  /** When the answer came, in milliseconds since 1970. */
  at: number
}

/** The server has refused a whole request. */
export interface SubmissionRefused {
  /** Which event it is. */
  type: 'refused'
  /** Documents whose signatures were in it. */
  ids: readonly number[]
  /** Why: a code of the contract. */
  code: string
}

/** The portal is still at work on what it was asked for, and is asked again. */
export interface PortalWorks {
  /** Which event it is. */
  type: 'wait'
  /** At what: a code of the contract. */
  code: string
}

/** The user has to do something before signing can go on. */
export interface SignerTroubled {
  /** Which event it is. */
  type: 'trouble'
  /** What: a code of the signer. */
  code: string
}

/**
 * Something happened to the batch as a whole: `open` the program with the key is asked for, `left` it was closed,
 * `unsent` a request did not arrive, `offline` and `online` the network went and came back, `expired` the session has
 * ended, `stop` the user stops, `proceed` the user goes on after `blocked`, `settle` nothing is under way any more,
 * `retry` the failed documents begin again.
 */
export interface OfTheBatch {
  /** Which event it is. */
  type:
    | 'open'
    | 'left'
    | 'unsent'
    | 'offline'
    | 'online'
    | 'expired'
    | 'stop'
    | 'proceed'
    | 'settle'
    | 'retry'
}

/** What happens to a batch. */
export type SigningEvent =
  | SigningStarted
  | PortalWorks
  | SigningRestored
  | SessionBegun
  | DocumentRead
  | DocumentUnread
  | SignatureMade
  | SignerOpened
  | OfSomeDocuments
  | ResultsReceived
  | SubmissionRefused
  | SignerTroubled
  | OfTheBatch
