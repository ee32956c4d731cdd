/** One event for the channels of people. */
export interface Hint {
  channels: readonly string[]
  name: string
  data: object
}

export interface HintQueueOptions {
  /** Takes one event for many, or several for one each. */
  post(hints: readonly Hint[]): Promise<unknown>
  onError(error: unknown): void
}

export interface HintQueue {
  add(hint: Hint): void
  /** Waits until all are gone, but not for long: then those that wait are forgotten. */
  close(patience: number): Promise<void>
}

/** How many requests run at once. */
const AT_ONCE = 4
/** How many events one request may hold. */
const BATCH = 10
/** How many hints may wait. */
const MOST = 1_000

/** Hints on their way to a slow server. Old ones are worth the least: what they tell of is found by asking. */
export function createHintQueue({ post, onError }: HintQueueOptions): HintQueue {
  let waiting: Hint[] = []
  let running = 0
  let isDropping = false
  let onIdle = () => {}

  function take(): Hint[] {
    const forMany = waiting.findIndex(({ channels }) => channels.length > 1)
    const before = forMany === -1 ? waiting.length : forMany
    return waiting.splice(0, Math.min(before || 1, BATCH))
  }

  async function work(): Promise<void> {
    running++
    while (waiting.length > 0) await post(take()).catch(onError)
    if (--running > 0) return
    isDropping = false
    onIdle()
  }

  return {
    add(hint) {
      waiting.push(hint)
      if (waiting.length > MOST) {
        waiting.shift()
        if (!isDropping)
          onError(new Error(`The push server is too slow: the oldest of ${MOST} hints are dropped`))
        isDropping = true
      }
      // All that one change tells goes together.
      setImmediate(() => running < AT_ONCE && waiting.length > 0 && work())
    },
    async close(patience) {
      if (running === 0 && waiting.length === 0) return
      const gone = Promise.withResolvers<void>()
      onIdle = gone.resolve
      const timer = setTimeout(gone.resolve, patience)
      await gone.promise
      clearTimeout(timer)
      waiting = []
    },
  }
}
