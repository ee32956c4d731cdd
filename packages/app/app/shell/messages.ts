import { type ReactNode, useSyncExternalStore } from 'react'

export type Message = { readonly text: ReactNode; readonly tone: 'positive' | 'info' }

const waiting: Message[] = []
const listeners = new Set<() => void>()
let said = 0

/** Says, in a toast, that something went well. In the browser only; a redirect says it by `redirectWithNotice`. */
export function sayDone(message: string): void {
  say({ text: message, tone: 'positive' })
}

/** Says, in a toast, what has happened elsewhere; its words may be a link. In the browser only. */
export function sayNews(text: ReactNode): void {
  say({ text, tone: 'info' })
}

function say(message: Message): void {
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
export function takeMessages(): Message[] {
  return waiting.splice(0)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
