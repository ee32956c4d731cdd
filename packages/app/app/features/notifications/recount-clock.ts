/** What arrives within this time is counted at once, in ms. */
export const SETTLE = 1000

export type RecountClock = {
  /** Something has come that makes the count worth asking for. */
  readonly soon: () => void
  readonly stop: () => void
}

/**
 * Counts a moment after something has come: once for all that came meanwhile, and never two at a time, for an older
 * answer could overtake a newer one.
 */
export function createRecountClock(recount: () => Promise<void>): RecountClock {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  let isDue = false
  let isBusy = false

  async function run() {
    isDue = false
    await recount()
    isBusy = false
    if (isDue) begin()
  }

  function begin() {
    if (isBusy || isStopped) return
    isBusy = true
    timer = setTimeout(run, SETTLE)
  }

  return {
    soon() {
      isDue = true
      begin()
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
