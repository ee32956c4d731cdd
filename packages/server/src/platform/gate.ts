/** Limits how many pieces of work run at once; the rest is queued. */
export type Gate = <Result>(work: () => Promise<Result>) => Promise<Result>

/** @param width how many pieces of work may run at once */
export function createGate(width: number): Gate {
  const waiting: (() => void)[] = []
  let free = width

  return async (work) => {
    if (free > 0) free--
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
