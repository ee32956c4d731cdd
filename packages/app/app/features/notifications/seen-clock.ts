/** How long something has to be on screen to have been read, in ms. */
export const LOOK = 1000

/** What was read at about the same time is told at once, in ms. */
const TOGETHER = 100

export type SeenClock = {
  readonly enter: (id: number) => void
  readonly leave: (id: number) => void
  /** The whole page is out of sight, or back: time on screen begins anew. */
  readonly hide: () => void
  readonly show: () => void
  readonly stop: () => void
}

/** Tells, in batches, what has been on screen for one second without a break; each thing once. */
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
    // What was seen already is still told.
    stop: () => onScreen.forEach(end),
  }
}
