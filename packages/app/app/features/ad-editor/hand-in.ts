import { attempt } from '@sauda/sdk'
import { type AdDraft, createAd, updateAd } from '@sauda/sdk/ads'
import type { Language } from '@sauda/sdk/language'
import { uploadFetch } from '@sauda/sdk/upload'
import { portalFor } from '../../shell/browser-portal.ts'
import { type DraftPhoto, isChosen, isSentAsFile } from './draft-store.ts'

/** Enough for ten photos of ten megabytes over a slow line. */
const PATIENCE_MS = 15 * 60_000

/** An existing ad, as the user last saw it. */
export type SeenAd = { readonly id: number; readonly version: number | undefined }

/** A new ad, with the key of its form: sending it again after a lost response does not create another one. */
export type NewAd = { readonly id?: undefined; readonly idempotencyKey?: string }

export type HandedIn = {
  readonly language: Language
  /** For whom the form was rendered. */
  readonly person: string | undefined
  readonly draft: AdDraft
  readonly photos: readonly DraftPhoto[]
  readonly ad: SeenAd | NewAd
}

/** Submits an ad from the browser and reports the upload progress. */
export function handIn(
  { language, person, draft, photos, ad }: HandedIn,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
) {
  const portal = portalFor(language, person)
  const fetch = uploadFetch(({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
  const options = { signal, fetch, timeout: PATIENCE_MS }
  const inOrder = photos.map((photo) => {
    if (isSentAsFile(photo)) return photo.file
    return isChosen(photo) ? (photo.staged ?? '') : photo.id
  })
  return attempt(
    ad.id === undefined
      ? createAd(portal, draft, inOrder, { ...options, ...ad })
      : updateAd(portal, ad.id, draft, { photos: inOrder, version: ad.version }, options),
  )
}
