import type { ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { finished } from 'node:stream/promises'
import { RefusalError } from '../refusal.ts'

/** Limits how many pieces of work run at once; the rest is queued. */
export type Gate = <Result>(work: () => Promise<Result>) => Promise<Result>

/** So many pieces of work wait already that another one is not taken. */
export class GateFullError extends Error {
  override readonly name = 'GateFullError'
}

/**
 * @param width how many pieces of work may run at once
 * @param longest how many may wait; one more fails at once with a GateFullError
 */
export function createGate(width: number, longest = Number.POSITIVE_INFINITY): Gate {
  const waiting: (() => void)[] = []
  let free = width

  return async (work) => {
    if (free > 0) free--
    else if (waiting.length >= longest) throw new GateFullError(`${longest} wait already`)
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // The place passes directly to the next in the queue, so nobody can slip in between.
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}

/**
 * Returns a gate for each key, for example for each network, that nobody waits at: one more piece of work of a key fails at
 * once with a GateFullError.
 */
export function createShares(most: number): (key: string) => Gate {
  const running = new Map<string, number>()
  return (key) => async (work) => {
    const count = running.get(key) ?? 0
    if (count >= most) throw new GateFullError(`${most} are under way already`)
    running.set(key, count + 1)
    try {
      return await work()
    } finally {
      const left = (running.get(key) ?? 1) - 1
      if (left > 0) running.set(key, left)
      else running.delete(key)
    }
  }
}

/** Seconds until somebody for whom there was no place may ask again. */
const BACK_IN = 10

/**
 * Refuses what found no place; any other error is thrown as it is.
 * @throws RefusalError by default `unavailable`
 */
export function refuseFull(
  error: unknown,
  code: 'unavailable' | 'too_many_requests' = 'unavailable',
  retryAfter = BACK_IN,
): never {
  if (error instanceof GateFullError) throw new RefusalError(code, { retry_after: retryAfter })
  throw error
}

/** How long a client may keep a place, in milliseconds. */
export interface Patience {
  /** Without sending or taking anything. */
  stalled: number
  /** From the place to the end of the answer. */
  whole: number
}

/** At 1 Mbit/s, an upload of 22 MB takes 185 seconds, and an answer of 27 MB takes 214. */
const PATIENCE: Patience = { stalled: 60_000, whole: 240_000 }

/**
 * Takes a place for a request, which keeps it until its response has been sent or its client has left. A client that
 * stalls, or needs too long, is disconnected.
 * @throws RefusalError `unavailable` if there is none
 */
export function holdPlace(gate: Gate, response: ServerResponse, patience = PATIENCE): Promise<void> {
  return new Promise((resolve, reject) => {
    const held = async () => {
      const cut = setTimeout(() => response.destroy(), patience.whole)
      endStalled(response, patience.stalled)
      resolve()
      await finished(response).catch(() => undefined)
      clearTimeout(cut)
    }
    gate(held).catch(refuseFull).catch(reject)
  })
}

function endStalled(response: ServerResponse, stalled: number): void {
  // A call of this process has no connection that could stall.
  if (!(response.socket instanceof Socket)) return
  response.setTimeout(stalled, () => {
    // Between the end of the body and the answer, it is the server that takes its time.
    if (!response.req.complete || response.headersSent) response.destroy()
  })
}
