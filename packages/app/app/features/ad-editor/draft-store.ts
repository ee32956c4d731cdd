import { del, get, set } from 'idb-keyval'
import type { EditorValues } from './editor-values.ts'

/** A photo that was chosen and not yet sent. */
export type ChosenPhoto = {
  readonly id: string
  readonly file: File
  /** Code of what is wrong with it, by the browser's look at it or the server's answer. */
  readonly problem?: string
}

/** A photo that the ad has already; its id is its key. */
export type KeptPhoto = {
  readonly id: string
  /** Where it can be seen; not known of an ad that could not be read. */
  readonly url: string | undefined
}

export type DraftPhoto = ChosenPhoto | KeptPhoto

export type StoredDraft = {
  readonly values: EditorValues
  readonly photos: readonly DraftPhoto[]
  /** The ad's version that the draft began with; a new ad has none. */
  readonly version?: number
}

/** Whose draft, and of which ad; a new one has no id. */
export type DraftOwner = { readonly userId: number; readonly adId: number | undefined }

/** The draft of a person in this browser, photos included; nothing where the browser keeps nothing. */
export async function readDraft(owner: DraftOwner): Promise<StoredDraft | undefined> {
  return get<StoredDraft>(keyOf(owner)).catch(() => undefined)
}

export async function writeDraft(owner: DraftOwner, draft: StoredDraft): Promise<void> {
  // A browser that refuses to keep it (private mode, no room) still lets the ad be handed in.
  await set(keyOf(owner), draft).catch(() => undefined)
}

export async function forgetDraft(owner: DraftOwner): Promise<void> {
  await del(keyOf(owner)).catch(() => undefined)
}

export function isChosen(photo: DraftPhoto): photo is ChosenPhoto {
  return 'file' in photo
}

/** A photo of the ad that somebody has taken off meanwhile is in no draft any more. */
export function isStillThere(photo: DraftPhoto, there: readonly DraftPhoto[]): boolean {
  return isChosen(photo) || there.some(({ id }) => id === photo.id)
}

function keyOf({ userId, adId }: DraftOwner): string {
  return adId === undefined ? `ad-draft:${userId}` : `ad-draft:${userId}:${adId}`
}
