import { useSyncExternalStore } from 'react'

const waiting: string[] = []
const listeners = new Set<() => void>()
let said = 0

/** Says, in a toast, that something went well. In the browser only; a redirect says it by `redirectWithNotice`. */
export function sayDone(message: string): void {
  waiting.push(message)
  said += 1
  for (const listener of listeners) listener()
}

/** How many messages there have been: nobody needs the toaster before the first. */
export function useMessagesSaid(): number {
  return useSyncExternalStore(
    subscribe,
    () => said,
    () => 0,
  )
}

/** The messages that nobody has shown yet; they are then the caller's. */
export function takeMessages(): string[] {
  return waiting.splice(0)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
