/** Times of the bar in ms, from the portal's specification (§9). */
export const loadingBarTimes = {
  /** A page that comes sooner than this shows no bar at all. */
  throttle: 200,
  /** How long the bar takes to fill. */
  duration: 5000,
  /** How long a full or a failed bar stays. */
  hide: 500,
} as const

export type LoadingBarPhase = 'hidden' | 'waiting' | 'running' | 'done' | 'failed'

export type LoadingBarTiming = {
  /** A page has been asked for. Asked again while running, the bar runs on. */
  start: () => void
  /** The page has come. */
  finish: () => void
  /** The page has not come: the bar shows it, also when there was no time to show itself. */
  fail: () => void
  getPhase: () => LoadingBarPhase
  /** Calls back at each change of phase; answers the way to stop it. */
  subscribe: (listener: () => void) => () => void
}

type Move = { to: LoadingBarPhase; next?: { to: LoadingBarPhase; after: number } }
type Asked = 'start' | 'finish' | 'fail'

const { throttle, hide } = loadingBarTimes
const wait: Move = { to: 'waiting', next: { to: 'running', after: throttle } }
const leave = (to: 'done' | 'failed'): Move => ({ to, next: { to: 'hidden', after: hide } })

/** What each call does in each phase; where there is nothing, nothing happens. */
const moves = {
  hidden: { start: wait, fail: leave('failed') },
  waiting: { finish: { to: 'hidden' }, fail: leave('failed') },
  running: { finish: leave('done'), fail: leave('failed') },
  done: { start: wait, fail: leave('failed') },
  failed: { start: wait },
} as const satisfies Record<LoadingBarPhase, Partial<Record<Asked, Move>>>

/** A loading bar's clock, without a bar. */
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
