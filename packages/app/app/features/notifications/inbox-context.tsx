import type { Inbox } from '@sauda/sdk/notifications'
import { createContext, type Dispatch, type ReactNode, type SetStateAction, useState } from 'react'

/** What the page knows of somebody's notifications. Another person's is not looked at. */
export type HeldInbox = {
  readonly owner: number
  readonly inbox: Inbox
  /** The newest ones have been fetched; before, only those that came live are there. */
  readonly loaded: boolean
}

export type InboxHolder = readonly [HeldInbox | null, Dispatch<SetStateAction<HeldInbox | null>>]

/** Holds the inbox for the bell and the page of notifications; `useInbox` knows what to do with it. */
export const InboxContext = createContext<InboxHolder>([null, () => {}])

export function InboxProvider({ children }: { children: ReactNode }) {
  const holder = useState<HeldInbox | null>(null)
  return <InboxContext value={holder}>{children}</InboxContext>
}
