import type { Ad } from '@sauda/sdk/ads'
import type { StoredDraft } from './draft-store.ts'

export type EditedAd = {
  id: number
  /** The current state of the ad. */
  fresh: StoredDraft
  remark: Ad['remark']
  /** Staff edit in place; an owner's edit goes to a moderator. */
  staff: boolean
  /** What happens to the edit, and what buyers see until it is checked. */
  goesTo: 'live' | 'hidden' | 'unseen' | 'staff'
}
