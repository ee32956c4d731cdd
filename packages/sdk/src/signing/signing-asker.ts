import { isPortalError } from '../client/index.ts'
import type { BatchDocument } from './batch-state.ts'
import type { KeptSignature } from './kept-signatures.ts'
import { isKeyOf, type KeyHolder, keyHolder } from './key-holder.ts'
import {
  type DocumentToSign,
  type OpenedSigner,
  type Signer,
  SignerError,
  type SignerWait,
} from './signer.ts'
import type { SigningBoard } from './signing-board.ts'
import { nextRound } from './signing-round.ts'
import type { SigningSessions } from './signing-sessions.ts'

interface Asking {
  signer: Signer
  /** Whose key it has to be; null if only the server knows. */
  party: string | null
  board: SigningBoard
  sessions: SigningSessions
  files: ReadonlyMap<number, DocumentToSign['bytes']>
  onChange: () => void
  /** Called for each signature, also for those that are made after signing was stopped. */
  onMade: (signature: KeptSignature) => Promise<void>
}

/** Has documents signed by the program with the key. */
export function createAsker(asked: Asking) {
  const { signer, party, board, sessions, files, onChange, onMade } = asked
  const { at, dispatch } = board
  let holder: KeyHolder | null = null
  let waiting: SignerWait | null = null
  let asking = new AbortController()

  function wait(what: SignerWait | null) {
    waiting = what
    onChange()
  }

  /** Has the documents signed that are ready, in as few requests as the signer allows. */
  async function signAll(signal: AbortSignal) {
    asking.abort()
    asking = new AbortController()
    const mine = asking.signal
    while (at('ready').length > 0) await signOpened(signal, mine)
  }

  /** Opens the signer and has everything signed that it may sign; a signer of sessions only what is in the first one. */
  async function signOpened(signal: AbortSignal, mine: AbortSignal) {
    dispatch({ type: 'open' })
    // The session of some may have ended while others were sent.
    if (signer.ofSession) await sessions.open(['ready'], signal)
    const [first] = at('ready')
    if (!first) return
    const session = sessions.of(first.id)
    const ready = () => at('ready').filter(({ id }) => !signer.ofSession || sessions.of(id) === session)
    const opened = await signer.open({ signal, onWait: wait, ...(session && { session }) }).catch(failed)
    if (signal.aborted) opened.close()
    signal.throwIfAborted()
    let isClosed = false
    const close = () => {
      if (!isClosed) opened.close()
      isClosed = true
    }
    mine.addEventListener('abort', close, { once: true })
    let round: Promise<void> = Promise.resolve()
    try {
      waiting = null
      dispatch({ type: 'opened', several: opened.several, at: Date.now() })
      while (ready().length > 0) {
        signal.throwIfAborted()
        const { several } = opened
        const before = at('ready').length
        round = signRound(opened, ready(), mine)
        await orAborted(round, signal)
        // What the signer has left out is signed in the next round.
        dispatch({ type: 'left' })
        if (at('ready').length === before && opened.several === several) {
          throw new SignerError('signer_failed', 'nothing was signed')
        }
        if (ready().length > 0) dispatch({ type: 'opened', several: opened.several, at: Date.now() })
      }
    } finally {
      // The window with the key may still be open: what is signed in it is not lost.
      void round.catch(() => undefined).finally(close)
    }
  }

  async function signRound(opened: OpenedSigner, ready: readonly BatchDocument[], signal: AbortSignal) {
    const round = nextRound(ready, files, opened.several)
    if (round.length === 0) throw new SignerError('signer_failed', 'no bytes')
    const ids = new Set(round.map(({ id }) => id))
    // The bytes that are signed now; until the signature comes, the document may have got others.
    const hashes = new Map(ready.filter(({ id }) => ids.has(id)).map(({ id, sha256 }) => [id, sha256]))
    dispatch({ type: 'sign', ids: [...ids] })
    const { several } = opened
    try {
      for await (const { id, cms } of opened.sign(round, signal)) {
        const sha256 = hashes.get(id)
        if (signal.aborted) return
        if (typeof sha256 !== 'string') continue
        holder = keyHolder(cms)
        if (party !== null && !isKeyOf(holder, party)) throw new WrongKey()
        await onMade({ id, sha256, cms })
      }
    } catch (thrown) {
      const isOneByOne = thrown instanceof SignerError && thrown.trouble === 'one_at_a_time'
      if (!isOneByOne) failed(thrown)
      if (opened.several || !several) failed(new SignerError('signer_failed'))
    }
  }

  return {
    signAll,
    holder: () => holder,
    waitsFor: () => waiting,
    /** Nothing is waited for any more. */
    rest: () => {
      waiting = null
    },
    /** Hangs up, also if a signature is being made. */
    close: () => asking.abort(),
  }
}

/** The signature was made with another party's key. */
export class WrongKey extends Error {}

/** Whatever a signer throws, it has failed. */
function failed(thrown: unknown): never {
  if (thrown instanceof SignerError || thrown instanceof WrongKey || isPortalError(thrown)) throw thrown
  throw new SignerError('signer_failed', String(thrown))
}

/** Waits for a promise, or until the signal aborts. */
function orAborted(promise: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    signal.addEventListener('abort', stop, { once: true })
    if (signal.aborted) stop()
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}
