import { isPortalError } from '../client/index.ts'
import type { SigningSession } from '../generated/schemas.ts'
import type { SigningBatch } from './batch.ts'
import type { KeptSignature } from './kept-signatures.ts'
import { isKeyOf, type KeyHolder, keyHolder } from './key-holder.ts'
import { type DocumentToSign, type OpenedSigner, SignerError, type SignerWait } from './signer.ts'
import { createBoard, createPatience } from './signing-board.ts'
import type { SigningEvent } from './signing-event.ts'
import type { SigningOptions } from './signing-options.ts'
import { nextRound } from './signing-round.ts'
import { outcomeOf, sendKept } from './signing-sender.ts'
import { openSession, readFile } from './signing-session.ts'

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
  /** Takes up a run that was left: sends its signatures. The rest is signed with `start`. */
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

/** Files that are read at the same time. */
const READERS = 4
/** Signatures that are sent at once: few, so that progress shows. */
const SENT_AT_ONCE = 5

/** Signs documents: fetches and checks their bytes, has them signed, keeps each signature and sends it. */
export function createSigning(options: SigningOptions): SigningRun {
  const { ids, signer, kept, party, onChange } = options
  let session: SigningSession | null = null
  let holder: KeyHolder | null = null
  let waiting: SignerWait | null = null
  let closed = new AbortController()
  let working = new AbortController()
  let sending: Promise<void> | null = null
  const files = new Map<number, DocumentToSign['bytes']>()
  const signatures = new Map<number, KeptSignature>()
  const board = createBoard(ids, { onChange, onExpired: () => interrupt({ type: 'expired' }) })
  const { batch, at, dispatch } = board
  const { reach, napFor, retryAt, endNap } = createPatience(board, options.wait)

  /** Ends signing; sending goes on. */
  function interrupt(event: SigningEvent) {
    working.abort()
    files.clear()
    waiting = null
    dispatch(event)
  }

  async function begin(wanted: readonly number[], signal: AbortSignal) {
    const answer = await reach(() => openSession(options, wanted, { signal }), signal)
    if ('session_id' in answer) session = answer
    const expires_at = 'expires_at' in answer ? answer.expires_at : new Date().toISOString()
    dispatch({ type: 'begun', asked: wanted, session: { ...answer, expires_at } })
    await dropSettled()
  }

  /** Forgets signatures that are no longer needed, so that nothing old is offered again. */
  async function dropSettled() {
    const gone = batch().documents.filter(
      ({ id, step }) => signatures.has(id) && step !== 'kept' && step !== 'submitting',
    )
    for (const { id } of gone) signatures.delete(id)
    const done = gone.filter(({ step }) => step === 'done').map(({ id }) => id)
    const others = gone.filter(({ step }) => step !== 'done').map(({ id }) => id)
    if (done.length > 0) await kept.settle(done, true)
    if (others.length > 0) await kept.settle(others, false)
  }

  async function readFiles(signal: AbortSignal) {
    const queue = at('preparing')
    const readNext = async (): Promise<void> => {
      const next = queue.shift()
      if (!next || next.sha256 === null || session === null) return
      const { id, sha256 } = next
      const { session_id } = session
      try {
        const { bytes, right } = await reach(
          () => readFile(options, { sessionId: session_id, id, sha256 }, { signal }),
          signal,
        )
        if (right) files.set(id, bytes)
        dispatch({ type: 'read', id, right })
      } catch (thrown) {
        if (!isPortalError(thrown) || 'trouble' in outcomeOf(thrown) || signal.aborted) throw thrown
        dispatch({ type: 'unread', id })
      }
      return readNext()
    }
    await Promise.all(Array.from({ length: READERS }, readNext))
  }

  /** Has the documents signed that are ready, in as few requests as the signer allows. */
  async function signAll(signal: AbortSignal) {
    dispatch({ type: 'open' })
    const opened = await signer.open({
      signal,
      ...(session && { session }),
      onWait: (what) => {
        waiting = what
        onChange()
      },
    })
    const close = () => opened.close()
    signal.addEventListener('abort', close, { once: true })
    try {
      waiting = null
      dispatch({ type: 'opened', several: opened.several, at: Date.now() })
      while (at('ready').length > 0) {
        signal.throwIfAborted()
        await signRound(opened, signal)
      }
    } finally {
      signal.removeEventListener('abort', close)
      close()
    }
  }

  async function signRound(opened: OpenedSigner, signal: AbortSignal) {
    const round = nextRound(at('ready'), files, opened.several)
    dispatch({ type: 'sign', ids: round.map(({ id }) => id) })
    try {
      for await (const { id, cms } of opened.sign(round, signal)) {
        const sha256 = batch().documents.find((document) => document.id === id)?.sha256
        if (typeof sha256 !== 'string') continue
        holder = keyHolder(cms)
        if (party !== null && !isKeyOf(holder, party)) throw new WrongKey()
        // Where nothing can be stored, it is sent all the same.
        await kept.keep({ id, sha256, cms }).catch(() => undefined)
        signatures.set(id, { id, sha256, cms })
        files.delete(id)
        dispatch({ type: 'made', id })
        void send()
      }
    } catch (thrown) {
      if (!(thrown instanceof SignerError) || thrown.trouble !== 'one_at_a_time') throw thrown
    }
    if (signal.aborted) return
    // What the signer has left out is signed in the next round.
    dispatch({ type: 'left' })
    if (at('ready').length > 0) dispatch({ type: 'opened', several: opened.several, at: Date.now() })
  }

  /** Sends what is kept, unless it is being sent already. */
  function send(): Promise<void> {
    sending ??= sendAll(closed.signal)
      .catch((thrown) => {
        if (!closed.signal.aborted) dispatch({ type: 'trouble', code: troubleOf(thrown) })
      })
      .finally(() => {
        sending = null
      })
    return sending
  }

  async function sendAll(signal: AbortSignal) {
    for (let tries = 0; !signal.aborted; ) {
      const part = at('kept')
        .slice(0, SENT_AT_ONCE)
        .flatMap(({ id }) => signatures.get(id) ?? [])
      if (part.length === 0 || session === null) return
      const sent = part.map(({ id }) => id)
      dispatch({ type: 'submit', ids: sent })
      const outcome = await sendKept(options, session, part, signal)
      if (signal.aborted) return
      if ('sent' in outcome) {
        tries = 0
        dispatch({ type: 'results', ...outcome.sent, at: Date.now() })
        await dropSettled()
      } else if ('later' in outcome) {
        await napFor(tries, signal).catch(() => undefined)
        tries += 1
      } else if ('over' in outcome) {
        dispatch({ type: 'unsent' })
        await begin(
          at('kept').map(({ id }) => id),
          signal,
        )
      } else if ('refused' in outcome) {
        dispatch({ type: 'refused', ids: sent, code: outcome.refused })
        await dropSettled()
      } else {
        working.abort()
        dispatch({ type: 'trouble', code: outcome.trouble })
        return
      }
    }
  }

  /** Runs a part of the work; what stops it becomes a state of the batch. */
  async function work(part: (signal: AbortSignal) => Promise<void>) {
    working.abort()
    working = new AbortController()
    const { signal } = working
    try {
      await part(AbortSignal.any([signal, closed.signal]))
      await send()
      if (batch().phase === 'finished') await kept.end()
    } catch (thrown) {
      if (signal.aborted || closed.signal.aborted) return
      waiting = null
      dispatch({ type: 'trouble', code: troubleOf(thrown) })
      await send()
    }
  }

  async function start() {
    if (closed.signal.aborted) closed = new AbortController()
    await work(async (signal) => {
      await kept.begin(ids)
      dispatch({ type: 'start' })
      const wanted = at('idle', 'kept').map(({ id }) => id)
      if (wanted.length > 0) await begin(wanted, signal)
      void send()
      await readFiles(signal)
      if (at('ready').length > 0) await signAll(signal)
    })
  }

  return {
    batch,
    holder: () => holder,
    waitsFor: () => waiting,
    retryAt,
    start,
    restore: () =>
      work(async (signal) => {
        const left = await kept.load()
        for (const signature of left?.signatures ?? []) signatures.set(signature.id, signature)
        dispatch({ type: 'restore', done: left?.done ?? [], kept: left?.signatures ?? [] })
        const made = at('kept').map(({ id }) => id)
        if (made.length > 0) await begin(made, signal)
        await send()
        if (at('idle').length === 0 && batch().phase === 'idle') dispatch({ type: 'start' })
      }),
    proceed() {
      if (at('idle', 'preparing').length > 0 || session === null) return start()
      working.abort()
      dispatch({ type: 'left' })
      return work(async (signal) => {
        void send()
        if (at('ready').length > 0) await signAll(signal)
      })
    },
    stop: () => interrupt({ type: 'stop' }),
    retry() {
      dispatch({ type: 'retry' })
      return start()
    },
    sendNow: endNap,
    close() {
      board.close()
      working.abort()
      closed.abort()
    },
  }
}

/** The signature was made with another party's key. */
class WrongKey extends Error {}

function troubleOf(thrown: unknown): string {
  if (thrown instanceof WrongKey) return 'other_key'
  if (thrown instanceof SignerError) return thrown.trouble
  if (isPortalError(thrown)) return thrown.code
  return 'signer_failed'
}
