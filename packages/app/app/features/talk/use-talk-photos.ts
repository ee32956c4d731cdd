import { useCallback, useRef, useState } from 'react'
import { type DraftPhoto, isChosen } from '../ad-editor/draft-store.ts'
import { lookAtPhoto } from '../ad-editor/look-at-photo.ts'
import { untilUploaded } from '../ad-editor/until-uploaded.ts'
import { useStaging } from '../ad-editor/use-staging.ts'

/** How long a message waits for its photos, in ms. */
const SETTLE_MS = 30_000

/** Photos of the message that is being written: each is uploaded as soon as it was chosen. */
export function useTalkPhotos(max: number) {
  const [photos, setPhotos] = useState<readonly DraftPhoto[]>([])
  const [isOver, setOver] = useState(false)
  const latest = useRef(photos)
  const photosNow = useCallback(() => latest.current, [])
  const keep = useCallback((to: { photos: readonly DraftPhoto[] }) => {
    latest.current = to.photos
    setPhotos(to.photos)
  }, [])
  const staging = useStaging({ isOff: false, photos, photosNow, keep })

  async function add(files: readonly File[]) {
    const free = max - latest.current.length
    setOver(files.length > free)
    const added = await Promise.all(files.slice(0, Math.max(0, free)).map(lookAtPhoto))
    keep({ photos: [...latest.current, ...added] })
  }

  /** Waits for uploads, and returns the keys of the photos; those with a problem stay where they are. */
  async function take(): Promise<string[]> {
    await untilUploaded(staging.isUploading, SETTLE_MS)
    const keys = latest.current
      .filter(isChosen)
      .flatMap(({ staged }) => (staged === undefined ? [] : [staged]))
    keep({ photos: latest.current.filter((photo) => isChosen(photo) && photo.staged === undefined) })
    return keys
  }

  return {
    photos: photos.filter(isChosen),
    uploads: staging.states,
    isOver,
    add,
    take,
    remove: (id: string) => keep({ photos: latest.current.filter((photo) => photo.id !== id) }),
  }
}
