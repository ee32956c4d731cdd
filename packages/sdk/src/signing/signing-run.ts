import { isPortalError } from '../client/index.ts'
import { ENDED } from './batch-answers.ts'
import type { SigningBatch, SigningStep } from './batch-state.ts'
import type { KeptSignature } from './kept-signatures.ts'
import type { KeyHolder } from './key-holder.ts'
import { SignerError, type SignerWait } from './signer.ts'
import { createAsker, WrongKey } from './signing-asker.ts'
import { createBoard, createPatience } from './signing-board.ts'
import type { SigningEvent } from './signing-event.ts'
import { createReader } from './signing-files.ts'
import type { SigningOptions } from './signing-options.ts'
import { createOutbox } from './signing-outbox.ts'
import { createSessions } from './signing-sessions.ts'
import { createStore } from './signing-store.ts'

/** A batch that is being signed. */
export interface SigningRun {
  /** The batch as it is now. */
  batch(): SigningBatch
  /** Whose key was used; null before the first signature. */
  holder(): KeyHolder | null
  /** What the signer waits for besides the user. */
  waitsFor(): SignerWait | null
  /** When sending is tried again, in milliseconds since 1970; null unless the network is away. */
  retryAt(): number | null
  /** Whether signatures outlive a reload. False once the browser has refused to keep one, as private windows may. */
  isKept(): boolean
  /**
   * Takes up a run that was left: sends its signatures. The rest is signed with `start`; if nothing is known to be made,
   * signing begins at once.
   */
  restore(): Promise<void>
  /** Signs whatever is neither done nor failed. */
  start(): Promise<void>
  /** Goes on after `blocked`, or opens the signer anew, which may have become another one. */
  proceed(): Promise<void>
  /** Stops signing. Signatures that are made are sent all the same. */
  stop(): void
  /** Signs the failed documents again. */
  retry(): Promise<void>
  /** Sends at once instead of waiting for the next attempt. */
  sendNow(): void
  /** Ends everything; signatures that are made stay kept. */
  close(): void
}

/** Steps at which a document needs a session when signing begins. */
const TO_SIGN: readonly SigningStep[] = ['idle', 'preparing', 'ready', 'kept']

/** Signs documents: fetches and checks their bytes, has them signed, keeps each signature and sends it. */
export function createSigning(options: SigningOptions): SigningRun {
  const { ids, signer, party, onChange } = options
  let closed = new AbortController()
  let working = new AbortController()
  // What `proceed` repeats if nothing has been prepared.
  let begin = start
  const board = createBoard(ids, { onChange, onExpired: () => interrupt({ type: 'expired' }) })
  const { batch, at, dispatch } = board
  const patience = createPatience(board, options.wait)
  const store = createStore(options.kept, board, onChange)
  const sessions = createSessions(options, board, patience)
  const { files, readAll } = createReader(options, { board, patience, sessions })
  const asker = createAsker({ signer, party, board, sessions, files, onChange, onMade })
  const outbox = createOutbox({ ...options, board, patience, sessions, store, onTrouble })

  /** Ends signing; sending goes on, and a signature that is being made is still taken. */
  function interrupt(event: SigningEvent) {
    working.abort()
    files.clear()
    asker.rest()
    dispatch(event)
  }

  async function onMade(signature: KeptSignature) {
    await store.keep(signature)
    files.delete(signature.id)
    dispatch({ type: 'made', id: signature.id, sha256: signature.sha256 })
    void send()
  }

  /** Only the user can make it possible again. */
  function onTrouble(code: string) {
    working.abort()
    dispatch({ type: 'trouble', code })
  }

  async function send() {
    await outbox.send(closed.signal)
    if (batch().phase === 'finished' && !closed.signal.aborted) await store.end()
  }

  /** Runs a part of the work; what stops it becomes a state of the batch. */
  async function work(part: (signal: AbortSignal) => Promise<void>) {
    if (closed.signal.aborted) closed = new AbortController()
    working.abort()
    working = new AbortController()
    const { signal } = working
    try {
      if (!(await store.claim())) throw new Elsewhere()
      signal.throwIfAborted()
      await part(AbortSignal.any([signal, closed.signal]))
      await send()
    } catch (thrown) {
      if (signal.aborted || closed.signal.aborted) return
      asker.rest()
      dispatch({ type: 'trouble', code: troubleOf(thrown) })
      if (!(thrown instanceof Elsewhere)) await send()
    }
  }

  function start(): Promise<void> {
    begin = start
    return work(prepare)
  }

  async function prepare(signal: AbortSignal) {
    await adoptOwn()
    await store.begin(ids)
    signal.throwIfAborted()
    dispatch({ type: 'start' })
    sessions.forget(at('idle').map(({ id }) => id))
    await sessions.open(TO_SIGN, signal)
    await store.dropSettled()
    void send()
    await readAll(signal)
    if (at('ready').length > 0) await asker.signAll(signal)
  }

  /** Takes up signatures of these documents that an earlier run has kept: nobody has to sign twice. */
  async function adoptOwn() {
    const left = await store.load()
    const fresh = new Set(at('idle').map(({ id }) => id))
    const kept = left?.signatures.filter(({ id }) => fresh.has(id)) ?? []
    store.adopt(kept)
    if (kept.length > 0) dispatch({ type: 'restore', done: [], kept })
  }

  function restore(): Promise<void> {
    begin = restore
    return work(async (signal) => {
      const left = await store.load()
      signal.throwIfAborted()
      const kept = left?.signatures ?? []
      store.adopt(kept)
      dispatch({ type: 'restore', done: left?.done ?? [], kept, left: true })
      await send()
      // Nothing was signed in the earlier visit, so signing begins at once.
      if (batch().restored === 0) return prepare(signal)
      if (at('idle').length === 0 && batch().phase === 'idle') dispatch({ type: 'start' })
    })
  }

  return {
    batch,
    holder: asker.holder,
    waitsFor: asker.waitsFor,
    retryAt: patience.retryAt,
    isKept: store.isKept,
    start,
    restore,
    proceed() {
      working.abort()
      dispatch({ type: 'left' })
      dispatch({ type: 'proceed' })
      const signs = !ENDED.includes(batch().phase)
      if (signs && at('idle', 'preparing').length > 0) return begin()
      return work(async (signal) => {
        void send()
        if (signs && at('ready').length > 0) await asker.signAll(signal)
      })
    },
    stop: () => interrupt({ type: 'stop' }),
    retry() {
      outbox.forgive()
      dispatch({ type: 'retry' })
      return start()
    },
    sendNow: patience.endNap,
    close() {
      board.close()
      working.abort()
      closed.abort()
      asker.close()
      store.release()
    },
  }
}

/** Another page signs. */
class Elsewhere extends Error {}

function troubleOf(thrown: unknown): string {
  if (thrown instanceof Elsewhere) return 'signing_elsewhere'
  if (thrown instanceof WrongKey) return 'other_key'
  if (thrown instanceof SignerError) return thrown.trouble
  if (isPortalError(thrown)) return thrown.code
  return 'internal'
}
