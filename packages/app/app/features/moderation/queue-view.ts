import type { ModerationQueue, QueueCounts, QueuedAd, QueueEntry } from '@sauda/sdk/ads'

/** How many ads of the queue stand beside the one that is open. */
const ROWS = 12
/** How many of them wait longer than the open one, so that the way back is visible too. */
const ABOVE = 3

/** How many ads around the open one are asked for: the rows, also where it is the first or the last of them. */
export const AROUND = 2 * ROWS

const ENTRIES = ['new', 'changed', 'returned'] as const satisfies readonly QueueEntry[]

/** The filters of the queue; null is all of it. */
export const QUEUE_FILTERS = [null, ...ENTRIES] as const

export type QueueFilter = (typeof QUEUE_FILTERS)[number]

/** What the page of one ad shows of the queue. */
export type QueueView = {
  entry: QueueFilter
  counts: QueueCounts
  rows: QueuedAd[]
  /** How many ads of this filter are not among the rows. */
  more: number
  total: number
  /** The place of the open ad, from 1; null if it does not wait. */
  place: number | null
  previous: number | null
  /** The ad after the open one; after the last one, the first. */
  next: number | null
}

/** Reads the filter of an address; anything unknown is none. */
export function queueFilter(search: URLSearchParams): QueueFilter {
  return ENTRIES.find((entry) => entry === search.get('queue')) ?? null
}

/** The filter as the query of an address. */
export function queueSearch(entry: QueueFilter): string {
  return entry === null ? '' : `?queue=${entry}`
}

/** Returns the part of the queue around an open ad, and its neighbours. */
export function viewQueue(
  { items, skipped, counts, starts, total }: Omit<ModerationQueue, 'planned' | 'truncated'>,
  entry: QueueFilter,
  openId: number,
): QueueView {
  const at = items.findIndex(({ id }) => id === openId)
  const after = at < 0 ? undefined : items[at + 1]?.id
  // After the last ad comes the first one, which the items around an ad may not include.
  const first = [starts[entry ?? 'all'], items[0]?.id, items[1]?.id].find((id) => id != null && id !== openId)
  const start = Math.max(0, Math.min(at - ABOVE, items.length - ROWS))
  const rows = items.slice(start, start + ROWS)
  return {
    entry,
    counts,
    rows,
    more: Math.max(0, total - rows.length),
    total,
    place: at < 0 ? null : skipped + at + 1,
    previous: (at > 0 ? items[at - 1]?.id : undefined) ?? null,
    next: after ?? first ?? null,
  }
}
