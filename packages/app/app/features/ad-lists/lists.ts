import type { AdListName, ModerationQueue } from '@sauda/sdk/ads'
import type { ComplainedAds } from '@sauda/sdk/complaints'
import { groupDigits } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import type { ActionFailure } from '../../shell/answered.ts'
import type { UnfoldedAds } from '../ads/ads-up-to.ts'

/** The lists, in the order of their tabs. */
export const LISTS = ['new', 'active', 'inactive'] as const satisfies readonly AdListName[]

export const LIST_PATHS: Readonly<Record<AdListName, string>> = {
  new: paths.adsNew,
  active: paths.adsActive,
  inactive: paths.adsInactive,
}

/** The number of ads in a list; `more` if there are more than were counted. */
type ListCount = { total: number; more: boolean }

export type LoadedList = {
  list: AdListName
  ads: UnfoldedAds
  /** The search text; empty for the complete list. */
  q: string
  /** Of whom alone staff see ads; null for everyone's. */
  seller: number | null
  /** The number of ads in each list, regardless of the search. */
  counts: Record<AdListName, ListCount>
  /** Whether the list has everyone's ads, as staff see them. */
  staff: boolean
  /** The number of ads in the moderation queue; the list also contains ads that were sent back. */
  waiting: number
  /** The ads that visitors complain about, for staff on the moderation queue. */
  complained: ComplainedAds | null
  /**
   * Where moderators begin to go through the moderation queue, and what they have just decided to publish, as the last
   * decision leads to it; null on other lists.
   */
  queue: Pick<ModerationQueue, 'counts' | 'starts' | 'planned'> | null
  now: string
}

/** «1 000+» if there are more than were counted. */
export function countText({ total, more }: ListCount): string {
  return more ? `${groupDigits(total - 1)}+` : groupDigits(total)
}

/** How many ads of the staff's list in moderation wait for their owners; 0 if the list is too long to know. */
export function countSentBack({ total, more }: ListCount, waiting: number): number {
  return more ? 0 : Math.max(0, total - waiting)
}

/** Bulk actions of staff. */
export const BULK_ACTIONS = ['publish', 'archive'] as const

export type BulkAction = (typeof BULK_ACTIONS)[number]

/** An ad that was acted on. Without a title it was not on the page; without a code it succeeded. */
export type Decided = { id: number; title: string | null; title_kk: string | null; code: string | null }

/** The result for each ad, or the error if nothing was done. */
export type BulkOutcome = { action: BulkAction; decided: Decided[] } | ActionFailure
