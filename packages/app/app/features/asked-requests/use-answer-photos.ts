import type { Photo } from '@sauda/sdk/ads'
import { useCallback, useRef, useState } from 'react'
import { type DraftPhoto, isChosen } from '../ad-editor/draft-store.ts'
import { untilUploaded } from '../ad-editor/until-uploaded.ts'
import { useStaging } from '../ad-editor/use-staging.ts'

/** How long a press waits for photos that are being uploaded, in ms. */
const SETTLE_MS = 20_000

/** The photos of an answer: those that it has, and new ones, which are uploaded as soon as they were chosen. */
export function useAnswerPhotos(given: readonly Photo[]) {
  const [photos, setPhotos] = useState<readonly DraftPhoto[]>(() =>
    given.map(({ key, small }) => ({ id: key, url: small })),
  )
  const latest = useRef(photos)
  const photosNow = useCallback(() => latest.current, [])
  const keep = useCallback((to: { photos: readonly DraftPhoto[] }) => {
    latest.current = to.photos
    setPhotos(to.photos)
  }, [])
  const staging = useStaging({ isOff: false, photos, photosNow, keep })
  return {
    photos,
    /** Waits for uploads, and returns the keys of all photos; null if one could not be uploaded. */
    async take(): Promise<string[] | null> {
      await untilUploaded(staging.isUploading, SETTLE_MS)
      const good = latest.current.filter((photo) => !isChosen(photo) || !photo.problem)
      const keys = good.flatMap((photo) => (isChosen(photo) ? (photo.staged ?? []) : photo.id))
      return keys.length === good.length ? keys : null
    },
    field: {
      photos,
      photosNow,
      onPhotos: (changed: readonly DraftPhoto[]) => keep({ photos: changed }),
      progress: undefined,
      uploads: staging.states,
      isOff: false,
      onRetry: staging.tryAgain,
    },
  }
}
