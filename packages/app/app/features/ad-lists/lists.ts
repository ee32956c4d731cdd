import type { AdListName } from '@sauda/sdk/ads'
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

export type LoadedList = {
  list: AdListName
  ads: UnfoldedAds
  /** What is searched for; empty for the whole list. */
  q: string
  /** How many there are in each list, search or not; `more` where there are more than was counted. */
  counts: Record<AdListName, { total: number; more: boolean }>
  /** Of all people's ads, as staff see them. */
  staff: boolean
  /** Before the moderators now; a part of the list, in which are also those that were sent back. */
  waiting: number
  now: string
}

/** What staff can do with many ads at once. */
export const BULK_ACTIONS = ['publish', 'archive'] as const

export type BulkAction = (typeof BULK_ACTIONS)[number]

/** An ad that was decided on; without a title it was not on the page, without a code it is done. */
export type Decided = { id: number; title: string | null; title_kk: string | null; code: string | null }

/** What became of each, or why nothing was done at all. */
export type BulkOutcome = { action: BulkAction; decided: Decided[] } | ActionFailure
