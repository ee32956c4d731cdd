import { isPortalError } from '../client/index.ts'
import type { BatchDocument, SigningStep } from './batch-state.ts'
import type { KeptSignature } from './kept-signatures.ts'
import type { Patience, SigningBoard } from './signing-board.ts'
import { sendKept } from './signing-sender.ts'
import type { SigningPlace } from './signing-session.ts'
import type { OpenedSession, SigningSessions } from './signing-sessions.ts'
import type { SigningStore } from './signing-store.ts'

/** Signatures that are sent at once: few, so that progress shows. */
const SENT_AT_ONCE = 5

/** Documents that are still to be sent: a new session covers them all. */
const UNSENT: readonly SigningStep[] = ['kept', 'signing', 'ready', 'preparing']

interface Sending extends SigningPlace {
  board: SigningBoard
  patience: Patience
  sessions: SigningSessions
  store: SigningStore
  /** Called if only the user can make sending possible again. */
  onTrouble: (code: string) => void
}

/** Sends signatures that are made, one request at a time, until none is left. */
export function createOutbox(sending: Sending) {
  const { board, patience, sessions, store, onTrouble } = sending
  const { at, dispatch } = board
  // Documents that an answer has left out once.
  const leftOut = new Set<number>()
  let atOnce = SENT_AT_ONCE
  // Attempts in a row that have settled nothing.
  let tries = 0
  let running: Promise<void> | null = null
  let isAsked = false

  /** The first signatures that wait, all of one session. */
  function nextPart(waiting: readonly BatchDocument[], session: OpenedSession): KeptSignature[] {
    return waiting
      .filter(({ id }) => sessions.of(id) === session)
      .slice(0, atOnce)
      .flatMap(({ id }) => store.signature(id) ?? [])
  }

  /** Sends once. Returns whether there may be more to send. */
  async function sendNext(signal: AbortSignal): Promise<boolean> {
    const waiting = at('kept').filter(({ id }) => store.signature(id))
    const [first] = waiting
    if (!first) return false
    const session = sessions.of(first.id)
    if (!session) {
      await sessions.open(UNSENT, signal)
      await store.dropSettled()
      return true
    }
    const part = nextPart(waiting, session)
    const ids = part.map(({ id }) => id)
    dispatch({ type: 'submit', ids })
    const outcome = await sendKept(sending, session, part, signal)
    if (signal.aborted) return false
    if ('sent' in outcome) {
      const { results, expires_at } = outcome.sent
      const counted = results.filter(({ id, code }) => code !== 'not_in_session' || leftOut.has(id))
      dispatch({ type: 'results', results: counted, expires_at, at: Date.now() })
      leaveOut(ids.filter((id) => !counted.some((result) => result.id === id)))
      if (counted.length > 0) tries = 0
      atOnce = SENT_AT_ONCE
    } else if ('later' in outcome) {
      await rest(signal)
    } else if ('over' in outcome) {
      dispatch({ type: 'unsent' })
      sessions.end(session)
      // A server that ends each session at once is not asked without a pause.
      if (tries > 0) await rest(signal)
      else tries = 1
    } else if ('refused' in outcome && ids.length > 1) {
      // One of them spoils the others.
      dispatch({ type: 'unsent' })
      atOnce = 1
    } else if ('refused' in outcome) {
      dispatch({ type: 'refused', ids, code: outcome.refused })
    } else {
      onTrouble(outcome.trouble)
      return false
    }
    await store.dropSettled()
    return true
  }

  /** Documents that were sent without a result get one more attempt, in another session. */
  function leaveOut(ids: readonly number[]) {
    if (ids.length === 0) return
    const again = ids.filter((id) => leftOut.has(id))
    dispatch({ type: 'refused', ids: again, code: 'unknown' })
    dispatch({ type: 'unsent' })
    sessions.forget(ids)
    for (const id of ids) leftOut.add(id)
  }

  async function rest(signal: AbortSignal) {
    await patience.napFor(tries, signal).catch(() => undefined)
    tries += 1
  }

  async function drain(signal: AbortSignal) {
    try {
      do {
        isAsked = false
        while (!signal.aborted && (await sendNext(signal)));
      } while (isAsked && !signal.aborted)
    } catch (thrown) {
      if (!signal.aborted) onTrouble(isPortalError(thrown) ? thrown.code : 'internal')
    } finally {
      // At once, so that a signature that is made now is sent by the next call.
      running = null
    }
  }

  return {
    /** Sends what is made, unless it is being sent already. */
    send(signal: AbortSignal): Promise<void> {
      isAsked = true
      running ??= drain(signal)
      return running
    },
    /** Documents may be left out once more. */
    forgive: () => leftOut.clear(),
  }
}
