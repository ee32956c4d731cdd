import type { Room } from '@sauda/sdk/rooms'
import type { ActionFailure } from '../../shell/answered.ts'
import type { StoredDraft } from './draft-store.ts'
import type { EditedAd } from './edited-ad.ts'
import type { Step } from './steps.ts'
import type { Dictionaries } from './what-step.tsx'

export type AdEditorProps = Dictionaries & {
  step: Step
  userId: number
  /** Whether the ad's owner is a tenant, and their rooms; null if the rooms could not be read. */
  isTenant: boolean
  rooms: readonly Room[] | null
  /** Initial values: what was sent before scripts loaded, or what is known of the user or the ad. */
  given: StoredDraft
  /** Whether the page is the response to a form that was sent before scripts loaded, and the server's error. */
  isAnswer: boolean
  answered: ActionFailure | undefined
  /** Names of the photos that were sent before scripts loaded: the browser no longer has them. */
  sentPhotos: readonly string[]
  /** The page that the editor closes to, as a path without language. */
  closeTo: string
  /** The ad that is edited; absent for a new one. */
  edit?: EditedAd
}
