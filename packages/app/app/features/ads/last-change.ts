import { AD_STATUS, type AdCard } from '@sauda/sdk/ads'

const { submitted, needsEdits, unpublished, published, archived } = AD_STATUS

const CHANGES = new Map<number | undefined, Exclude<LastChange, 'changed'>>([
  [submitted, 'handedIn'],
  [needsEdits, 'sentBack'],
  [unpublished, 'takenDown'],
  [published, 'published'],
  [archived, 'archived'],
])

/** What happened to an ad at the time by which lists of ads are sorted. */
export type LastChange = 'handedIn' | 'changed' | 'sentBack' | 'published' | 'takenDown' | 'archived'

/** Returns what the `changed_at` of an ad is the time of. Its status says it, but a new ad may have been edited since. */
export function lastChange({
  status,
  created_at,
  changed_at,
}: Pick<AdCard, 'status' | 'created_at' | 'changed_at'>): LastChange {
  const change = CHANGES.get(status)
  return change === undefined || (change === 'handedIn' && created_at !== changed_at) ? 'changed' : change
}
