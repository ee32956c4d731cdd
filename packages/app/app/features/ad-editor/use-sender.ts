import { attempt, createPortal, type PortalError } from '@sauda/sdk'
import { type AdDraft, createAd } from '@sauda/sdk/ads'
import type { Language } from '@sauda/sdk/language'
import { useRef, useState } from 'react'
import type { ChosenPhoto } from './draft-store.ts'
import { uploadingFetch } from './upload.ts'

/** Ten photos of ten megabytes over a slow line. */
const PATIENCE_MS = 15 * 60_000

/** Hands an ad in from the browser, with progress, until it is cancelled. */
export function useSender(language: Language) {
  const [progress, setProgress] = useState<number>()
  const running = useRef<AbortController>(undefined)

  /** @returns nothing when the ad is handed in, else why not; `aborted` after `cancel` */
  async function send(draft: AdDraft, photos: readonly ChosenPhoto[]): Promise<PortalError | undefined> {
    const controller = new AbortController()
    running.current = controller
    setProgress(0)
    const portal = createPortal({ baseUrl: '', language, fetch: uploadingFetch(setProgress) })
    const files = photos.map(({ file }) => file)
    const result = await attempt(
      createAd(portal, draft, files, { signal: controller.signal, timeoutMs: PATIENCE_MS }),
    )
    setProgress(undefined)
    return result.ok ? undefined : result.error
  }

  return { send, progress, cancel: () => running.current?.abort() }
}
