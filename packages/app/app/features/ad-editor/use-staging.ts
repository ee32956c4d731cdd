import { useEffect, useMemo, useState } from 'react'
import { useBrowserPortal } from '../../shell/browser-portal.ts'
import type { DraftPhoto } from './draft-store.ts'
import { createStaging, type UploadState } from './staging.ts'
import { loadSending } from './use-sender.ts'

type StagingOptions = {
  /** Nobody is signed in: nothing can be uploaded. */
  isOff: boolean
  photos: readonly DraftPhoto[]
  photosNow: () => readonly DraftPhoto[]
  keep: (change: { photos: readonly DraftPhoto[] }) => unknown
}

/** Uploads the photos of the draft while it is being written; again when the connection is back. */
export function useStaging({ isOff, photos, photosNow, keep }: StagingOptions) {
  const portal = useBrowserPortal()
  const [states, setStates] = useState<ReadonlyMap<string, UploadState>>(new Map())
  const staging = useMemo(
    () =>
      createStaging({
        load: async () => {
          const part = await loadSending()
          return part && ((photo, options) => part.stage(photo, { ...options, portal }))
        },
        photosNow,
        onPhotos: (changed) => void keep({ photos: changed }),
        onStates: setStates,
      }),
    [portal, photosNow, keep],
  )
  useEffect(() => {
    // Without photos there is nothing to do, unless the last one was removed while it was being uploaded.
    if (!isOff && (photos.length > 0 || staging.isUploading())) staging.look()
  }, [isOff, photos, staging])
  useEffect(() => {
    if (!isOff) staging.begin()
    const again = () => staging.tryAgain()
    addEventListener('online', again)
    return () => {
      removeEventListener('online', again)
      staging.stop()
    }
  }, [isOff, staging])
  return { ...staging, states, isOff }
}
