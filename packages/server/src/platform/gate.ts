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
