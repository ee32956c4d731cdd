/** A timer that can be held: calls back once, after so many ms of not being held. */
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
