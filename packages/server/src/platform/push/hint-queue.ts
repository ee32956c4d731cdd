/** One event for the channels of users. */
export interface Hint {
  channels: readonly string[]
  name: string
  data: object
}

export interface HintQueueOptions {
  /** Accepts one event for many channels, or several events for one channel each. */
  post(hints: readonly Hint[]): Promise<unknown>
  onError(error: unknown): void
}

export interface HintQueue {
  add(hint: Hint): void
  /** Waits until all are sent, up to a time limit; then drops the rest. */
  close(patience: number): Promise<void>
}

/** The number of concurrent requests. */
const AT_ONCE = 4
/** The maximum number of events per request. */
const BATCH = 10
/** The maximum number of waiting hints. */
const MOST = 1_000

/** Queues hints for a slow server. Drops the oldest first: clients find what they missed on their next request. */
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
      // Sends all hints of one change together.
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
