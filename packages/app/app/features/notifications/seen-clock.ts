/** Milliseconds that an item has to be visible to count as read. */
export const LOOK = 1000

/** Items read within this time are reported together, in ms. */
const TOGETHER = 100

export type SeenClock = {
  readonly enter: (id: number) => void
  readonly leave: (id: number) => void
  /** The page was hidden or shown again: visible time starts from zero. */
  readonly hide: () => void
  readonly show: () => void
  readonly stop: () => void
}

/** Reports, in batches, items that were visible for one second without interruption; each once. */
export function createSeenClock(onSeen: (ids: number[]) => void): SeenClock {
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  const onScreen = new Set<number>()
  const told = new Set<number>()
  let batch: number[] = []
  let hidden = false

  function see(id: number) {
    told.add(id)
    if (batch.push(id) === 1) setTimeout(tell, TOGETHER)
  }

  function tell() {
    const ids = batch
    batch = []
    onSeen(ids)
  }

  function begin(id: number) {
    if (!hidden && !told.has(id) && !timers.has(id)) timers.set(id, setTimeout(see, LOOK, id))
  }

  function end(id: number) {
    clearTimeout(timers.get(id))
    timers.delete(id)
  }

  return {
    enter(id) {
      onScreen.add(id)
      begin(id)
    },
    leave(id) {
      onScreen.delete(id)
      end(id)
    },
    hide() {
      hidden = true
      onScreen.forEach(end)
    },
    show() {
      hidden = false
      onScreen.forEach(begin)
    },
    // Items that were already seen are still reported.
    stop: () => onScreen.forEach(end),
  }
}
