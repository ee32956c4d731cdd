import type { Inbox } from '@sauda/sdk/notifications'
import { createContext, type Dispatch, type ReactNode, type SetStateAction, useState } from 'react'

/** What the page knows of a user's notifications. Ignored when another user has signed in. */
export type HeldInbox = {
  readonly owner: number
  readonly inbox: Inbox
  /** Whether the newest ones have been fetched; until then there are only those that arrived live. */
  readonly loaded: boolean
  /** Number of ads in the queue of the moderators; null for those who have no queue. */
  readonly waiting: number | null
}

export type InboxHolder = readonly [HeldInbox | null, Dispatch<SetStateAction<HeldInbox | null>>]

/** Provides the inbox to the bell and the page of notifications; use it through `useInbox`. */
export const InboxContext = createContext<InboxHolder>([null, () => {}])

export function InboxProvider({ children }: { children: ReactNode }) {
  const holder = useState<HeldInbox | null>(null)
  return <InboxContext value={holder}>{children}</InboxContext>
}
