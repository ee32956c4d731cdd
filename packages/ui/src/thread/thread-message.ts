import type { ReactNode } from 'react'

export type ThreadPhoto = { id: string; src: string; full: string; alt: string }

/** What somebody has written. */
export type ThreadMessage = {
  id: string | number
  /** Written by the reader. */
  isMine: boolean
  /** A name above the text, where several people write. */
  author?: ReactNode
  text: string
  photos?: readonly ThreadPhoto[]
  /** As shown: «10:31». */
  time: string
  /** ISO 8601. */
  dateTime: string
  /** The day as a line between messages: «Сегодня». */
  day: string
  /** Sent if it is left out. */
  state?: 'sending' | 'failed'
  /** Why it was not sent, in words of its own. */
  problem?: string
  /** The reader has not seen it: the line «новое» stands above the first one. */
  isNew?: boolean
}

/** What has happened, in one line: «Вы открыли магазину свой номер в 10:36». */
export type ThreadEvent = {
  id: string | number
  event: ReactNode
  day: string
  isNew?: boolean
}

export type ThreadItem = ThreadMessage | ThreadEvent

/** What stands in a thread, with the lines between: a day, and what is new. */
export type ThreadLine =
  | { kind: 'item'; id: string; item: ThreadItem }
  | { kind: 'day'; id: string; day: string }
  | { kind: 'new'; id: string }

export function isMessage(item: ThreadItem): item is ThreadMessage {
  return 'text' in item
}

/** The items with a line where the day changes, and one above the first new item. */
export function threadLines(items: readonly ThreadItem[]): ThreadLine[] {
  const firstNew = items.findIndex(({ isNew }) => isNew)
  return items.flatMap((item, at): ThreadLine[] => {
    const lines: ThreadLine[] = [{ kind: 'item', id: `item-${item.id}`, item }]
    if (at === firstNew) lines.unshift({ kind: 'new', id: 'new' })
    if (item.day !== items[at - 1]?.day) lines.unshift({ kind: 'day', id: `day-${item.day}`, day: item.day })
    return lines
  })
}

/** The last message of the reader that was sent: the time of reading stands under it alone. */
export function lastOwn(items: readonly ThreadItem[]): ThreadMessage | undefined {
  return items.filter(isMessage).findLast(({ isMine, state }) => isMine && state === undefined)
}
