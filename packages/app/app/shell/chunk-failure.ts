const KEY = 'chunk-reload'
const PAUSE_MS = 60_000

/** The browsers' own words for a module that did not load, and Vite's for a style. */
const MESSAGES =
  /dynamically imported module|importing a module script failed|error loading dynamically|unable to preload/i

/** Whether an error says that a part of the app could not be loaded, as after a release or on a bad line. */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && MESSAGES.test(error.message)
}

export type Memory = Pick<Storage, 'getItem' | 'setItem'>

/**
 * Whether the page may reload to get the missing part: at most once in 60 s (spec §8). Answering yes starts the
 * minute. Without a memory the answer is no, since nothing would stop the page from reloading for ever.
 */
export function mayReload(memory: Memory | null, now: number): boolean {
  try {
    const last = Number(memory?.getItem(KEY) ?? Number.NaN)
    if (!memory || (last <= now && now - last < PAUSE_MS)) return false
    memory.setItem(KEY, String(now))
    return true
  } catch {
    return false
  }
}

/** Reloads this page if the rule allows it; says whether it does. */
export function reloadOnce(): boolean {
  const may = mayReload(memoryHere(), Date.now())
  if (may) location.reload()
  return may
}

/** Vite tells of a part that it could not load before it throws; a reload under way makes the error moot. */
export function watchChunkFailures(): void {
  addEventListener('vite:preloadError', (event) => {
    if (reloadOnce()) event.preventDefault()
  })
}

function memoryHere(): Memory | null {
  try {
    return sessionStorage
  } catch {
    return null
  }
}
