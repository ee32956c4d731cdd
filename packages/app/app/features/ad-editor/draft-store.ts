import { del, entries, get, set } from 'idb-keyval'
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

/** Identifies a draft by its user and its ad; a new ad has no id. */
export type DraftOwner = { readonly userId: number; readonly adId: number | undefined }

/** The draft of a user in this browser, including photos; does nothing where the browser has no storage. */
export async function readDraft(owner: DraftOwner): Promise<StoredDraft | undefined> {
  return get<StoredDraft>(keyOf(owner)).catch(() => undefined)
}

/** All drafts of a user in this browser, that of a new ad first. */
export async function ownDrafts(userId: number): Promise<{ adId: number | undefined; draft: StoredDraft }[]> {
  const stored = await entries<string, StoredDraft>().catch(() => [])
  return stored
    .flatMap(([key, draft]) => {
      const [, id, ad] = /^ad-draft:(\d+)(?::(\d+))?$/.exec(String(key)) ?? []
      return Number(id) === userId ? [{ adId: ad === undefined ? undefined : Number(ad), draft }] : []
    })
    .toSorted((a, b) => (a.adId ?? 0) - (b.adId ?? 0))
}

export async function writeDraft(owner: DraftOwner, draft: StoredDraft): Promise<void> {
  // Where storage is unavailable (private mode, quota exceeded), the ad can still be submitted.
  await set(keyOf(owner), draft).catch(() => undefined)
}

export async function forgetDraft(owner: DraftOwner): Promise<void> {
  await del(keyOf(owner)).catch(() => undefined)
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

/** Identifies the draft in this browser. */
export function keyOf({ userId, adId }: DraftOwner): string {
  return adId === undefined ? `ad-draft:${userId}` : `ad-draft:${userId}:${adId}`
}
