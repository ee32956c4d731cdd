/** A document as a signer gets it. */
export interface DocumentToSign {
  /** Of the document. */
  readonly id: number
  /** The PDF. */
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** A signature as a signer returns it: a detached CMS signature (DER) in base64. */
export interface MadeSignature {
  /** Of the document. */
  readonly id: number
  /** The signature. */
  readonly cms: string
}

/**
 * What a signer waits for while it opens: `permission` the browser asks the user whether the page may reach programs of
 * this computer, `slow` it has not answered for a while.
 */
export type SignerWait = 'permission' | 'slow'

/** How a signer is opened. */
export interface OpenOptions {
  /** Gives up. */
  signal: AbortSignal
  /** Called when something besides the signer itself has to happen first. */
  onWait?: (wait: SignerWait) => void
  /** Of the documents, for signers that work through the portal. */
  session?: SignerSession
}

/** The session in which documents are signed. */
export interface SignerSession {
  /** Id of the session. */
  readonly session_id: string
  /** Secret of the session. */
  readonly nonce: string
}

/** A way to sign: a program or a telephone that holds a person's key. */
export interface Signer {
  /** Its name, as people know it. */
  readonly name: string
  /** Whether it signs only documents of the session with which it was opened: it is opened anew for each session. */
  readonly ofSession?: boolean
  /** Connects. Throws a SignerError. */
  open(options: OpenOptions): Promise<OpenedSigner>
}

/** A signer that is connected. */
export interface OpenedSigner {
  /** Whether one password signs several documents. May become false after `sign` has thrown `one_at_a_time`. */
  readonly several: boolean
  /**
   * Signs documents and returns each signature as it is made. Waits for the user as long as it takes. Throws a
   * SignerError.
   */
  sign(documents: readonly DocumentToSign[], signal: AbortSignal): AsyncIterable<MadeSignature>
  /** Disconnects. */
  close(): void
}

/** Why a signer cannot sign. */
export const SIGNER_TROUBLES = [
  'signer_absent',
  'signer_old',
  'signer_cancelled',
  'signer_refused',
  'signer_lost',
  'signer_failed',
  'one_at_a_time',
] as const

/**
 * `signer_absent` it is not running, `signer_old` it is too old, `signer_cancelled` the user has closed its window,
 * `signer_refused` the browser may not reach it, `signer_lost` the connection broke off, `signer_failed` it answered
 * with an error, `one_at_a_time` it takes only one document at a time.
 */
export type SignerTrouble = (typeof SIGNER_TROUBLES)[number]

/** A signer cannot sign. */
export class SignerError extends Error {
  /** Why. */
  readonly trouble: SignerTrouble

  constructor(trouble: SignerTrouble, message: string = trouble) {
    super(message)
    this.name = 'SignerError'
    this.trouble = trouble
  }
}
