import { isPortalError, type Portal } from '../client/index.ts'
import type { EgovCode, EgovCodeState } from '../generated/schemas.ts'
import {
  type DocumentToSign,
  type MadeSignature,
  type OpenedSigner,
  SIGNING_TIMEOUT,
  type Signer,
  SignerError,
  type SignerSession,
} from '../signing/index.ts'
import { egovCodeState, endEgovCode, showEgovCode } from './calls.ts'

/** A code as the page shows it. */
export interface ShownCode extends EgovCode {
  /** Whether a telephone has read it. */
  readonly read: boolean
}

/** How eGov Mobile is used. */
export interface EgovMobileOptions {
  /** Through which codes are asked for. */
  portal: Portal
  /** Called with the code to show, again when a telephone has read it, and with null once there is nothing to show. */
  onCode: (code: ShownCode | null) => void
  /** How often the portal is asked what the telephone has done, in milliseconds; 2,000 by default. */
  every?: number
}

const EVERY = 2000

/** What one code may offer: documents, and bytes. */
const MOST_DOCUMENTS = 100
const MOST_BYTES = 20_000_000

/**
 * eGov Mobile or eGov Business on a telephone, which signs with the key in the app: it reads a code from the page, or is
 * opened by a link on the same telephone. The app sends signatures to the portal, which verifies and takes them at once;
 * they come back as they were sent, and sending them again returns what became of each.
 */
export function egovMobileSigner(options: EgovMobileOptions): Signer {
  return {
    name: 'eGov Mobile',
    ofSession: true,
    open: async ({ session, signal }) => {
      signal.throwIfAborted()
      if (!session) throw new SignerError('signer_failed', 'eGov Mobile signs in a session of the portal')
      return opened(session, options)
    },
  }
}

function opened(session: SignerSession, options: EgovMobileOptions): OpenedSigner {
  return {
    several: true,
    async *sign(documents, signal) {
      for (const part of partsOf(documents)) yield* signPart(session, part, options, signal)
    },
    close: () => options.onCode(null),
  }
}

async function* signPart(
  { session_id, nonce }: SignerSession,
  part: readonly DocumentToSign[],
  { portal, onCode, every = EVERY }: EgovMobileOptions,
  signal: AbortSignal,
): AsyncGenerator<MadeSignature> {
  const ids = part.map(({ id }) => id)
  const until = Date.now() + SIGNING_TIMEOUT
  const code = await patiently(() => showEgovCode(portal, { session_id, nonce, ids: [...ids] }, { signal }), {
    every,
    until,
    signal,
  })
  let sent = false
  try {
    onCode({ ...code, read: false })
    let state: EgovCodeState['state'] = 'shown'
    while (!sent) {
      await pause(every, signal)
      const now = await patiently(() => egovCodeState(portal, session_id, { signal }), {
        ...{ every, until, signal },
      })
      signal.throwIfAborted()
      if (now.state !== state) onCode({ ...code, read: now.state !== 'shown' })
      state = now.state
      sent = state === 'sent'
      if (state === 'over' || Date.now() > until) throw new SignerError('signer_lost', 'the code has ended')
      if (sent) yield* now.signatures
    }
  } finally {
    onCode(null)
    // Nobody waits for it any more. Without the network it ends with the session.
    if (!sent) await endEgovCode(portal, { session_id, code_id: code.code_id }).catch(() => undefined)
  }
}

/** As many documents as one code may offer, in their order. */
function partsOf(documents: readonly DocumentToSign[]): DocumentToSign[][] {
  const parts: DocumentToSign[][] = []
  let size = 0
  for (const document of documents) {
    const part = parts.at(-1)
    size += document.bytes.length
    if (part && part.length < MOST_DOCUMENTS && size <= MOST_BYTES) part.push(document)
    else {
      parts.push([document])
      size = document.bytes.length
    }
  }
  return parts
}

interface Patience {
  every: number
  until: number
  signal: AbortSignal
}

/** Repeats a call until the portal is reached: the telephone may sign meanwhile. */
async function patiently<Value>(
  call: () => Promise<Value>,
  { every, until, signal }: Patience,
): Promise<Value> {
  for (;;) {
    try {
      return await call()
    } catch (thrown) {
      if (signal.aborted || Date.now() > until || !isAway(thrown)) throw thrown
      await pause(every, signal)
    }
  }
}

/** Whether the network or the portal is away for a while. */
function isAway(thrown: unknown): boolean {
  return isPortalError(thrown) && (thrown.status === 0 || thrown.status === 429 || thrown.status >= 500)
}

/** Throws the signal's reason if it is aborted meanwhile. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal.addEventListener('abort', stop, { once: true })
  })
}
