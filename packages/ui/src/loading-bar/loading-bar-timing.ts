/** Times of the bar in ms, from the portal's specification (§9). */
export const loadingBarTimes = {
  /** A page that loads faster than this shows no bar. */
  throttle: 200,
  /** The time in which the bar fills. */
  duration: 5000,
  /** How long a full or failed bar stays. */
  hide: 500,
} as const

export type LoadingBarPhase = 'hidden' | 'waiting' | 'running' | 'done' | 'failed'

export type LoadingBarTiming = {
  /** A navigation has started. During another one the bar keeps running. */
  start: () => void
  /** The page has loaded. */
  finish: () => void
  /** The page failed to load: the bar shows it, even if it was not visible yet. */
  fail: () => void
  getPhase: () => LoadingBarPhase
  /** Calls back on each change of phase; returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
}

type Move = { to: LoadingBarPhase; next?: { to: LoadingBarPhase; after: number } }
type Asked = 'start' | 'finish' | 'fail'

const { throttle, hide } = loadingBarTimes
const wait: Move = { to: 'waiting', next: { to: 'running', after: throttle } }
const leave = (to: 'done' | 'failed'): Move => ({ to, next: { to: 'hidden', after: hide } })

/** The effect of each call in each phase; a missing entry has no effect. */
const moves = {
  hidden: { start: wait, fail: leave('failed') },
  waiting: { finish: { to: 'hidden' }, fail: leave('failed') },
  running: { finish: leave('done'), fail: leave('failed') },
  done: { start: wait, fail: leave('failed') },
  failed: { start: wait },
} as const satisfies Record<LoadingBarPhase, Partial<Record<Asked, Move>>>

/** The timing of a loading bar, without a UI. */
export function createLoadingBarTiming(): LoadingBarTiming {
  const listeners = new Set<() => void>()
  let phase: LoadingBarPhase = 'hidden'
  let timer: ReturnType<typeof setTimeout> | undefined

  function enter(to: LoadingBarPhase) {
    phase = to
    for (const listener of listeners) listener()
  }

  function ask(what: Asked) {
    const of: Partial<Record<Asked, Move>> = moves[phase]
    const move = of[what]
    if (!move) return
    clearTimeout(timer)
    const { next } = move
    if (next) timer = setTimeout(() => enter(next.to), next.after)
    enter(move.to)
  }

  return {
    start: () => ask('start'),
    finish: () => ask('finish'),
    fail: () => ask('fail'),
    getPhase: () => phase,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
