import type { ContentItem, ContentSet, ContentVersion, ContentWarning } from '@sauda/sdk/content-editor'
import type { ActionFailure } from '../../shell/answered.ts'
import type { RoomNumber, Values } from './item-values.ts'

/** What a field may refer to. */
export type Choice = { id: number; title: string; title_kk: string | null }

/** What the page of an entry shows. */
export type ItemDesk = {
  /** By the names of the form's fields. */
  labels: Readonly<Record<string, string>>
  set: ContentSet
  /** Null for a new entry. */
  item: ContentItem | null
  warnings: ContentWarning[]
  versions: ContentVersion[]
  values: Values
  rooms: RoomNumber[]
  promotions: Choice[]
  infrastructure: Choice[]
  services: Choice[]
  /** The version that is compared with the newest one. */
  compared: ContentVersion | null
  ask: 'delete' | null
  /** What has just been done before the page was opened. */
  done: 'created' | 'restore' | null
  /** The idempotency key of a new entry. */
  firstKey: string
  /** Distinguishes forms whose fields must be read anew from what is stored. */
  at: string
}

export type ItemOutcome =
  | { done: 'save' | 'publish' | 'plan' | 'withdraw'; values: Values }
  | {
      failed: 'save' | 'publish'
      failure: ActionFailure
      /** What was typed; null if nothing was. */
      values: Values | null
      /** Whose change came first. */
      clash?: { name: string | null; theirs: Values; mine: Values }
    }
