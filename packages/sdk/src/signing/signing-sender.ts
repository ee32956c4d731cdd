import { isPortalError, withResponse } from '../client/index.ts'
import { isPassing } from '../client/retry.ts'
import type { SigningResults } from '../generated/schemas.ts'
import { sendSignature, sendSignatures } from './calls.ts'
import type { KeptSignature } from './kept-signatures.ts'
import { byOwnClock } from './own-clock.ts'
import type { SigningPlace } from './signing-session.ts'

/** What became of an attempt to send signatures. */
export type Sent =
  | { sent: SigningResults }
  /** The network or the server is away; the same again later. */
  | { later: true }
  /** The session has ended; the same in a new one. */
  | { over: true }
  /** This request will never be taken: a signature in it cannot even be read. */
  | { refused: string }
  /** Nothing can be sent for now, for a reason that the user has to clear up. */
  | { trouble: string }

/** Codes of sessions that have ended; the portal deletes them some time later. */
const OVER = ['signing_over', 'not_found']

/** Codes of requests that the same signatures cannot make better. */
const REFUSED = ['invalid', 'too_large']

/** Sends signatures in a session. Never throws for a failed call. */
export async function sendKept(
  { portal, kind }: SigningPlace,
  session: { session_id: string; nonce: string },
  signatures: readonly KeptSignature[],
  signal: AbortSignal,
): Promise<Sent> {
  const body = {
    session_id: session.session_id,
    nonce: session.nonce,
    signatures: signatures.map(({ id, cms }) => ({ id, cms })),
  }
  const send = signatures.length === 1 ? sendSignature : sendSignatures
  try {
    return {
      sent: byOwnClock(await withResponse((options) => send(portal, kind, body, { ...options, signal }))),
    }
  } catch (thrown) {
    return outcomeOf(thrown)
  }
}

/** What a failed call means for the signatures. With any other code the user has to do something: they stay. */
export function outcomeOf(thrown: unknown): Exclude<Sent, { sent: unknown }> {
  if (!isPortalError(thrown)) throw thrown
  const { code } = thrown
  if (OVER.includes(code)) return { over: true }
  if (isPassing(thrown)) return { later: true }
  return REFUSED.includes(code) ? { refused: code } : { trouble: code }
}
