import { isPortalError, type PortalError } from '../client/index.ts'
import { pause } from '../client/retry.ts'
import { nextSigningBatch } from './batch.ts'
import { newSigningBatch, type SigningBatch, type SigningStep } from './batch-state.ts'
import type { SigningEvent } from './signing-event.ts'
import { outcomeOf } from './signing-sender.ts'

/** Phases in which the session may end before the user has answered. */
const ENDS_IN = ['preparing', 'opening', 'signing', 'blocked']

/** The batch of a run, with a watch over the end of its session. */
export function createBoard(
  ids: readonly number[],
  changed: { onChange: () => void; onExpired: () => void },
) {
  let batch = newSigningBatch(ids)
  let expiry: ReturnType<typeof setTimeout> | undefined

  function watch() {
    clearTimeout(expiry)
    const { expiresAt, phase } = batch
    if (expiresAt === null || !ENDS_IN.includes(phase)) return
    expiry = setTimeout(changed.onExpired, Math.max(0, expiresAt - Date.now()))
  }

  return {
    batch: (): SigningBatch => batch,
    /** The documents at some steps, in the order in which they are signed. */
    at: (...steps: readonly SigningStep[]) => batch.documents.filter(({ step }) => steps.includes(step)),
    dispatch(event: SigningEvent) {
      batch = nextSigningBatch(nextSigningBatch(batch, event), { type: 'settle' })
      watch()
      changed.onChange()
    },
    close: () => clearTimeout(expiry),
  }
}

export type SigningBoard = ReturnType<typeof createBoard>

/** Waits before another attempt; may end sooner, once the network is back. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>

/** The code of papers that the portal has not drawn yet. */
const BEING_DRAWN = 'being_drawn'
/** Milliseconds in all that papers are waited for: the portal gives up drawing one sooner. */
const DRAWN_WITHIN = 5 * 60_000

/** The code of errors of the portal itself, and how often a call is tried that has met it: each may pass, but not for ever. */
const INTERNAL = 'internal'
const INTERNAL_TRIES = 3

const FIRST_WAIT = 2000
const LONGEST_WAIT = 30_000

/** Repeats what the network or the server prevents. */
export function createPatience({ dispatch }: SigningBoard, wait: Wait = pause) {
  // Reading and sending may wait at the same time.
  const naps = new Map<AbortController, number>()

  /** Waits for the next attempt, longer each time. */
  async function napFor(tries: number, signal: AbortSignal) {
    const ms = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries)
    const nap = new AbortController()
    naps.set(nap, Date.now() + ms)
    dispatch({ type: 'offline' })
    await wait(ms, AbortSignal.any([nap.signal, signal]))
    naps.delete(nap)
    if (naps.size === 0) dispatch({ type: 'online' })
    signal.throwIfAborted()
  }

  /** Waits as long as the portal says: the network is there. */
  async function waitFor(code: string, ms: number, signal: AbortSignal) {
    dispatch({ type: 'wait', code })
    await wait(ms, signal)
    signal.throwIfAborted()
  }

  return {
    napFor,
    retryAt: () => (naps.size === 0 ? null : Math.min(...naps.values())),
    endNap() {
      for (const nap of naps.keys()) nap.abort()
    },
    /**
     * Repeats a call until the server is reached and has what it is asked for. What else goes wrong is thrown, and so is
     * what the server has not made or mended in a time.
     */
    async reach<Value>(call: () => Promise<Value>, signal: AbortSignal): Promise<Value> {
      let waited = 0
      let failures = 0
      for (let tries = 0; ; tries += 1) {
        try {
          return await call()
        } catch (thrown) {
          if (signal.aborted || !isPortalError(thrown) || !('later' in outcomeOf(thrown))) throw thrown
          if (thrown.code !== BEING_DRAWN) {
            if (thrown.code === INTERNAL && ++failures === INTERNAL_TRIES) throw thrown
            await napFor(tries, signal)
            continue
          }
          const ms = waitOf(thrown)
          waited += ms
          if (waited > DRAWN_WITHIN) throw thrown
          await waitFor(thrown.code, ms, signal)
        }
      }
    },
  }
}

/** Milliseconds until the portal wants to be asked again. */
function waitOf({ retry_after = 1 }: PortalError): number {
  return retry_after * 1000
}

export type Patience = ReturnType<typeof createPatience>
