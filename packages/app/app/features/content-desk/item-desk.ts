import type { ContentImage } from '@sauda/sdk/content'
import type {
  ContentAct,
  ContentItem,
  ContentSet,
  ContentVersion,
  ContentWarning,
} from '@sauda/sdk/content-editor'
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
  /** The log of the entry, if it was asked for. */
  acts: { items: ContentAct[]; error: string | null } | null
  ask: 'delete' | null
  /** What has just been done before the page was opened. */
  done: 'created' | 'restore' | null
  /** The idempotency key of a new entry. */
  firstKey: string
  /** Distinguishes forms whose fields must be read anew from what is stored. */
  at: string
}

/** Somebody else's change, which came first. */
export type ClashFacts = {
  /** Null is the portal itself. */
  name: string | null
  version: number
  theirs: Values
}

/** What a form was sent with: the version that its text was made from, and the newest one that was seen. */
type Sent = {
  base: number
  seen: number
  /** A picture that was stored, and is not a part of the entry yet. */
  image?: ContentImage | undefined
}

export type ItemOutcome = Sent &
  (
    | { done: 'save' | 'publish' | 'plan' | 'withdraw'; values: Values }
    /** The form has taken somebody else's changes; `stored` is what it differs from now. */
    | { taken: string[]; both: string[]; values: Values; stored: Values }
    | {
        /** With `publish` the draft has been saved. */
        failed: 'save' | 'publish'
        failure: ActionFailure
        /** What was typed; null if nothing was. */
        values: Values | null
        clash?: ClashFacts
        /** The name of a picture that was not stored, because nobody was signed in. */
        lost?: string | undefined
      }
  )
