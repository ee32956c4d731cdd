import type { MiddlewareFunction } from 'react-router'

const KEY = 'chunk-reload'
const PAUSE_MS = 60_000

/** The messages of browsers for a module that did not load, and of `loadPart` for a missing file. */
const MESSAGES =
  /dynamically imported module|importing a module script failed|error loading dynamically|unable to preload/i

/** Whether an error means that a chunk could not be loaded, as after a release or on a bad connection. */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && MESSAGES.test(error.message)
}

export type Memory = Pick<Storage, 'getItem' | 'setItem'>

/**
 * Whether the page may reload to get the missing chunk: at most once in 60 s (spec §8). Returning true starts the 60 s.
 * Without storage it returns false, since nothing would stop the page from reloading forever.
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

/** React Router waits forever for a chunk that failed to load; only a new document requests it again. */
let missing = false

/** Saves what is typed; the promise must resolve soon, with or without success. */
type Save = () => Promise<void>

const saves = new Set<Save>()

/** Calls back before the page reloads because of a missing chunk, and waits; returns a function that unsubscribes. */
export function beforeReload(save: Save): () => void {
  saves.add(save)
  return () => void saves.delete(save)
}

/** Calls what `beforeReload` was given, at once, and waits for all of it. */
export async function saveAll(): Promise<void> {
  await Promise.allSettled([...saves].map((save) => save()))
}

/** How many parts are being loaded that the page works without. */
let spare = 0

/**
 * Loads a part that the page works without: if that fails, returns undefined, and the page does not reload, which would
 * lose what is typed. A listener that runs before `watchChunkFailures` cannot do this: Chromium calls those of the window
 * in the order in which they were added.
 */
export async function loadSpare<Part>(load: () => Promise<Part>): Promise<Part | undefined> {
  spare++
  try {
    return await load()
  } catch {
    return undefined
  } finally {
    spare--
  }
}

/**
 * Handles chunks that fail to load, for the lifetime of the page: reloads, if allowed, for a route's module (the event
 * is dispatched by `scripts/failed-modules-ask.ts`) and for chunks loaded on demand.
 */
export function watchChunkFailures(): void {
  addEventListener('sauda:chunk-failure', (event) => {
    missing = true
    event.preventDefault()
    if (!navigator.onLine || !mayReload(memoryHere(), Date.now())) return
    // The page reloads once everything is saved, so there is no failure to show.
    event.stopImmediatePropagation()
    void reload()
  })
  addEventListener('vite:preloadError', (event) => {
    if (spare > 0 || !navigator.onLine || !mayReload(memoryHere(), Date.now())) return
    event.preventDefault()
    void reload()
  })
}

async function reload(): Promise<void> {
  await saveAll()
  location.reload()
}

/**
 * Calls back when a route's module failed to load and the page does not reload; returns a function that unsubscribes.
 */
export function onChunkFailure(listener: () => void): () => void {
  const heard = ({ defaultPrevented }: Event) => defaultPrevented && listener()
  addEventListener('sauda:chunk-failure', heard)
  return () => removeEventListener('sauda:chunk-failure', heard)
}

/** Client middleware: after a chunk failure the next page is requested as a document. */
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
