import { type ReactNode, useSyncExternalStore } from 'react'

export type Message = {
  readonly text: ReactNode
  readonly tone: 'positive' | 'info' | 'warning'
  readonly action?: MessageAction | undefined
}

/** A button in a message. */
export type MessageAction = { label: string; onClick: () => void }

const waiting: Message[] = []
const listeners = new Set<() => void>()
let said = 0

/** Shows a success toast. In the browser only; for a redirect use `redirectWithNotice`. */
export function sayDone(message: string, action?: MessageAction): void {
  say({ text: message, tone: 'positive', action })
}

/** Shows a toast about something that was not done. In the browser only. */
export function sayProblem(message: string, action?: MessageAction): void {
  say({ text: message, tone: 'warning', action })
}

/** Shows a toast about something that happened elsewhere; its text may be a link. In the browser only. */
export function sayNews(text: ReactNode, action?: MessageAction): void {
  say({ text, tone: 'info', action })
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
