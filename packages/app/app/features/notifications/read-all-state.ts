import { type Inbox, type Notification, unviewed } from '@sauda/sdk/notifications'
import type { AllRead, AllUnread } from './read-all.ts'

/** What a form that was sent before scripts loaded has returned. */
export type SentBefore = Partial<AllRead & AllUnread>

/** What «read all» has come to. */
export type ReadAllState = {
  /** What takes it back; undefined if there is nothing to take back. */
  readonly at: string | undefined
  readonly isUndone: boolean
  /** The error of the last request. */
  readonly code: string | undefined
}

type Answers = {
  sent?: SentBefore | undefined
  read?: AllRead | undefined
  undo?: AllUnread | undefined
}

/** Reads the last answers of both forms. An attempt to take back something older says nothing of the last reading. */
export function readAllState({ sent, read, undo }: Answers): ReadAllState {
  const answer = read ?? sent
  const isOfAnswer = undo !== undefined && undo.unread === answer?.undo
  const undone = isOfAnswer ? undo : read ? undefined : sent
  const isUndone = undone?.counts !== undefined
  return { at: isUndone ? undefined : answer?.undo, isUndone, code: undone?.code ?? answer?.code }
}

/** What is marked before the answer comes: the loaded ids that were unread, and how many were read until then. */
export type Marked = { readonly ids: readonly number[]; readonly viewed: number }

/** What «read all» up to an id is going to mark; a filtered list shows some that the inbox has not, and the other way round. */
export function toMark(inbox: Inbox, shown: readonly Notification[], upTo: number): Marked {
  const loaded = [...shown, ...inbox.items].filter(({ id, view }) => view === 0 && id <= upTo)
  return { ids: [...new Set(loaded.map(({ id }) => id))], viewed: inbox.viewed }
}

/** The inbox after «read all» has failed: what was marked is unread again, and so is what is not loaded. */
export function notRead(inbox: Inbox, { ids, viewed }: Marked): Inbox {
  return { ...unviewed(inbox, ids), viewed: Math.min(inbox.viewed, viewed) }
}
