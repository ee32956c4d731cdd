/** Notifications that arrive within this time are counted together, in ms. */
export const SETTLE = 1000

export type RecountClock = {
  /** Requests a count: something has arrived. */
  readonly soon: () => void
  readonly stop: () => void
}

/**
 * Counts shortly after something has arrived, once for everything that arrived in that time. Never runs two counts
 * concurrently, since an older response could overwrite a newer one.
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
