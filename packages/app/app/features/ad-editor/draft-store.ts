import type { AdValues } from '@sauda/sdk/ads'
import { del, get, set } from 'idb-keyval'

/** A photo that was chosen and not yet sent. */
export type ChosenPhoto = {
  readonly id: string
  readonly file: File
  /** Code of what is wrong with it, by the browser's look at it or the server's answer. */
  readonly problem?: string
}

export type StoredDraft = { readonly values: AdValues; readonly photos: readonly ChosenPhoto[] }

/** The draft of a person in this browser, photos included; nothing where the browser keeps nothing. */
export async function readDraft(userId: number): Promise<StoredDraft | undefined> {
  return get<StoredDraft>(keyOf(userId)).catch(() => undefined)
}

export async function writeDraft(userId: number, draft: StoredDraft): Promise<void> {
  // A browser that refuses to keep it (private mode, no room) still lets the ad be handed in.
  await set(keyOf(userId), draft).catch(() => undefined)
}

export async function forgetDraft(userId: number): Promise<void> {
  await del(keyOf(userId)).catch(() => undefined)
}

function keyOf(userId: number): string {
  return `ad-draft:${userId}`
}
