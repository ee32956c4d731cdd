import type { MiddlewareFunction } from 'react-router'

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

/** Once a part is missing React Router waits for it for ever; only a new document asks for it again. */
let missing = false

/**
 * Answers, for the life of the page, whether it may reload for a part that did not come: for a route's module
 * (the event is sent by `scripts/failed-modules-ask.ts`) and for parts loaded on demand.
 */
export function watchChunkFailures(): void {
  addEventListener('sauda:chunk-failure', (event) => {
    missing = true
    if (!navigator.onLine || !mayReload(memoryHere(), Date.now())) event.preventDefault()
  })
  addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || !mayReload(memoryHere(), Date.now())) return
    event.preventDefault()
    location.reload()
  })
}

/** Calls back when a route's module is missing and the page does not reload for it; answers the way to stop. */
export function onChunkFailure(listener: () => void): () => void {
  const heard = ({ defaultPrevented }: Event) => defaultPrevented && listener()
  addEventListener('sauda:chunk-failure', heard)
  return () => removeEventListener('sauda:chunk-failure', heard)
}

/** In the browser's chain: after a failure the next page is asked for as a document. */
export const documentsAfterFailure: MiddlewareFunction = ({ request }) => {
  if (!missing || request.method !== 'GET') return
  location.assign(request.url)
  return new Promise(() => {})
}

function memoryHere(): Memory | null {
  try {
    return sessionStorage
  } catch {
    return null
  }
}
