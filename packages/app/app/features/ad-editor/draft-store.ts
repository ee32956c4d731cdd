import { allKept, writeKept } from '../drafts/browser.ts'
import { nameOf, type Slot } from '../drafts/record.ts'
import type { EditorValues } from './editor-values.ts'

/** A photo that was chosen for the ad and is not part of it yet. */
export type ChosenPhoto = {
  readonly id: string
  readonly file: File
  /** The file is a HEIC, which becomes a JPEG before it is uploaded. */
  readonly heic?: boolean
  /** Error code of the photo, from the check in the browser or from the server. */
  readonly problem?: string
  /** The key under which the server stores the photo already, for 24 hours. */
  readonly staged?: string
  /** The file goes with the form: a repeated submission must be the same as the first. */
  readonly inForm?: boolean
}

/** A photo that the ad already has; its id is its key. */
export type KeptPhoto = {
  readonly id: string
  /** Address of the picture; missing if the ad could not be read. */
  readonly url: string | undefined
}

export type DraftPhoto = ChosenPhoto | KeptPhoto

export type StoredDraft = {
  readonly values: EditorValues
  readonly photos: readonly DraftPhoto[]
  /** The version of the ad that the draft is based on; absent for a new ad. */
  readonly version?: number
}

/** Identifies the draft of a user in this browser; a new ad has no id. */
export function slotOf(userId: number, adId: number | undefined): Slot {
  return { of: 'ad-draft', id: adId, userId }
}

/** Whether a record is a draft. */
export function isDraft(record: object | undefined): record is StoredDraft {
  const { values, photos }: Partial<StoredDraft> = record ?? {}
  return typeof values === 'object' && values !== null && Array.isArray(photos)
}

/** All drafts of a user in this browser, that of a new ad first. */
export async function ownDrafts(userId: number): Promise<{ adId: number | undefined; draft: StoredDraft }[]> {
  return (await allKept())
    .flatMap(([name, draft]) => {
      const [, id, ad] = /^ad-draft:(\d+)(?::(\d+))?$/.exec(name) ?? []
      if (Number(id) !== userId || !isDraft(draft)) return []
      return [{ adId: ad === undefined ? undefined : Number(ad), draft }]
    })
    .toSorted((a, b) => (a.adId ?? 0) - (b.adId ?? 0))
}

/** Removes a draft from the list of one's own ads, or puts it back. */
export async function replaceDraft(slot: Slot, draft: StoredDraft | undefined): Promise<void> {
  const name = nameOf(slot)
  if (name) await writeKept(name, draft)
}

export function isChosen(photo: DraftPhoto): photo is ChosenPhoto {
  return 'file' in photo
}

/** Whether the file of a photo is sent with the form. */
export function isSentAsFile(photo: DraftPhoto): photo is ChosenPhoto {
  return isChosen(photo) && photo.staged === undefined
}

/** Whether a photo of the draft can still be used: one that has been removed from the ad since cannot. */
export function isStillThere(photo: DraftPhoto, there: readonly DraftPhoto[]): boolean {
  return isChosen(photo) || there.some(({ id }) => id === photo.id)
}
