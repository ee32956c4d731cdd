import { type ReactNode, useSyncExternalStore } from 'react'

export type Message = { readonly text: ReactNode; readonly tone: 'positive' | 'info' }

const waiting: Message[] = []
const listeners = new Set<() => void>()
let said = 0

/** Shows a success toast. In the browser only; for a redirect use `redirectWithNotice`. */
export function sayDone(message: string): void {
  say({ text: message, tone: 'positive' })
}

/** Shows a toast about something that happened elsewhere; its text may be a link. In the browser only. */
export function sayNews(text: ReactNode): void {
  say({ text, tone: 'info' })
}

function say(message: Message): void {
  waiting.push(message)
  said += 1
  for (const listener of listeners) listener()
}

/** The number of messages so far: before the first one the toaster is not needed. */
export function useMessagesSaid(): number {
  return useSyncExternalStore(
    subscribe,
    () => said,
    () => 0,
  )
}

/** Removes and returns the messages that have not been shown. */
export function takeMessages(): Message[] {
  return waiting.splice(0)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
