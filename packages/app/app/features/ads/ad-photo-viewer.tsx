import type { Photo } from '@sauda/sdk/ads'
import { PhotoViewer } from '@sauda/ui'
import { useWords } from '../../language/language-context.tsx'
import { adWords } from './ad-words.ts'
import { viewerWords } from './viewer-words.ts'

export type AdPhotoViewerProps = {
  photos: readonly Photo[]
  title: string
  start: number
  onClose: (at: number) => void
}

/** An ad's photos over the whole screen. */
export function AdPhotoViewer({ photos, title, start, onClose }: AdPhotoViewerProps) {
  const ad = useWords(adWords)
  const words = useWords(viewerWords)
  return (
    <PhotoViewer
      photos={photos.map(({ key, jpeg, medium, large, width, height }, place) => ({
        id: key,
        src: jpeg,
        srcSet: `${medium} 640w, ${large} 1280w`,
        alt: ad.photoOf(place + 1, title),
        width,
        height,
      }))}
      start={start}
      labels={{ ...words, viewer: ad.photos, counter: (position, total) => `${position} / ${total}` }}
      onClose={onClose}
    />
  )
}
