import { isPortalError } from '../client/index.ts'
import type { SigningResults } from '../generated/schemas.ts'
import { sendSignature, sendSignatures } from './calls.ts'
import type { KeptSignature } from './kept-signatures.ts'
import type { SigningPlace } from './signing-session.ts'

/** What became of an attempt to send signatures. */
export type Sent =
  | { sent: SigningResults }
  /** The network or the server is away; the same again later. */
  | { later: true }
  /** The session has ended; the same in a new one. */
  | { over: true }
  /** These signatures will never be taken. */
  | { refused: string }
  /** Nothing can be sent for now, for a reason that the user has to clear up. */
  | { trouble: string }

/** Codes after which the user has to do something: the signatures stay. */
const TROUBLES = ['unauthenticated', 'session_ended', 'forbidden', 'signing_of_another', 'flow_required']

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
    return { sent: await send(portal, kind, body, { signal }) }
  } catch (thrown) {
    return outcomeOf(thrown)
  }
}

/** What a failed call means for the signatures. */
export function outcomeOf(thrown: unknown): Exclude<Sent, { sent: unknown }> {
  if (!isPortalError(thrown)) throw thrown
  const { code, status } = thrown
  if (code === 'signing_over') return { over: true }
  if (status === 0 || status === 429 || status >= 500) return { later: true }
  if (status === 401 || TROUBLES.includes(code)) return { trouble: code }
  return { refused: code }
}
