import { attempt, createPortal } from '@sauda/sdk'
import { type AdDraft, createAd, updateAd } from '@sauda/sdk/ads'
import type { Language } from '@sauda/sdk/language'
import { type DraftPhoto, isChosen } from './draft-store.ts'
import { uploadingFetch } from './upload.ts'

/** Ten photos of ten megabytes over a slow line. */
const PATIENCE_MS = 15 * 60_000

/** An ad that is there, as it was last seen. */
export type SeenAd = { readonly id: number; readonly version: number | undefined }

/** A new ad, by the key of its form: pressed again after a lost answer, it is still the same one. */
export type NewAd = { readonly id?: undefined; readonly idempotencyKey?: string }

export type HandedIn = {
  readonly language: Language
  readonly draft: AdDraft
  readonly photos: readonly DraftPhoto[]
  readonly ad: SeenAd | NewAd
}

/** Sends an ad from the browser and tells how much of it has gone out. */
export function handIn(
  { language, draft, photos, ad }: HandedIn,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
) {
  const portal = createPortal({ baseUrl: '', language, fetch: uploadingFetch(onProgress) })
  const options = { signal, timeoutMs: PATIENCE_MS }
  const files = photos.filter(isChosen).map(({ file }) => file)
  const inOrder = photos.map((photo) => (isChosen(photo) ? photo.file : photo.id))
  return attempt(
    ad.id === undefined
      ? createAd(portal, draft, files, { ...options, ...ad })
      : updateAd(portal, ad.id, draft, { photos: inOrder, version: ad.version }, options),
  )
}
