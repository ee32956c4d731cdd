import { type Attempt, attempt, createPortal } from '@sauda/sdk'
import { type Ad, type AdDraft, createAd, updateAd } from '@sauda/sdk/ads'
import type { Language } from '@sauda/sdk/language'
import { useRef, useState } from 'react'
import { type DraftPhoto, isChosen } from './draft-store.ts'
import { uploadingFetch } from './upload.ts'

/** Ten photos of ten megabytes over a slow line. */
const PATIENCE_MS = 15 * 60_000

/** An ad that is there, as it was last seen. */
export type SeenAd = { readonly id: number; readonly version: number | undefined }

/** A new ad, by the key of its form: pressed again after a lost answer, it is still the same one. */
export type NewAd = { readonly id?: undefined; readonly idempotencyKey?: string }

/** Hands an ad in from the browser, a new one or a changed one, with progress, until it is cancelled. */
export function useSender(language: Language) {
  const [progress, setProgress] = useState<number>()
  const running = useRef<AbortController>(undefined)

  /** @returns the ad, or why not; `aborted` after `cancel` */
  async function send(
    draft: AdDraft,
    photos: readonly DraftPhoto[],
    ad: SeenAd | NewAd,
  ): Promise<Attempt<Ad>> {
    const controller = new AbortController()
    running.current = controller
    setProgress(0)
    const portal = createPortal({ baseUrl: '', language, fetch: uploadingFetch(setProgress) })
    const options = { signal: controller.signal, timeoutMs: PATIENCE_MS }
    const files = photos.filter(isChosen).map(({ file }) => file)
    const inOrder = photos.map((photo) => (isChosen(photo) ? photo.file : photo.id))
    const result = await attempt(
      ad.id === undefined
        ? createAd(portal, draft, files, { ...options, ...ad })
        : updateAd(portal, ad.id, draft, { photos: inOrder, version: ad.version }, options),
    )
    setProgress(undefined)
    return result
  }

  return { send, progress, cancel: () => running.current?.abort() }
}
