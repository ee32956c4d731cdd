/** A timer that can be paused: calls back once, after this many milliseconds of running. */
export function createCountdown(ms: number, onEnd: () => void) {
  let left = ms
  let startedAt: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  return {
    run() {
      if (startedAt !== undefined || left <= 0) return
      startedAt = Date.now()
      timer = setTimeout(() => {
        left = 0
        startedAt = undefined
        onEnd()
      }, left)
    },
    hold() {
      if (startedAt === undefined) return
      clearTimeout(timer)
      left = Math.max(1, left - (Date.now() - startedAt))
      startedAt = undefined
    },
  }
}

export type Countdown = ReturnType<typeof createCountdown>
