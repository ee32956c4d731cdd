/** Runs work, but only so many pieces at once; the rest waits in line. */
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
      // The place goes straight to the next in line, so nobody can slip in between.
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
