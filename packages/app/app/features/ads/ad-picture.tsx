import type { DrawnAd, Photo } from '@sauda/sdk/ads'
import { Drawing, Picture } from '@sauda/ui'
import { drawingOf } from './categories.ts'

export type AdPictureProps = {
  photo: Photo | null
  /** What the drawing that replaces a missing photo shows. */
  ad: DrawnAd
  /** Alternative text; omit it if the text beside the picture says the same. */
  alt?: string
  /** The displayed width, as in `sizes` of an `img`. */
  sizes: string
  /** Shown large: the AVIF has only the large size, which in a card would be heavier than the small WebP. */
  large?: boolean
  priority?: boolean
}

/** An ad's photo in the lightest format, or the drawing of its part or category. */
export function AdPicture({ photo, ad, alt = '', sizes, large: isLarge, priority }: AdPictureProps) {
  // In place of a photo that does not load, the text of the photo would be wrong.
  const drawing = <Drawing src={drawingOf(ad)} alt={photo ? '' : alt} />
  if (!photo) return drawing
  const { small, medium, large, jpeg, avif, width, height } = photo
  return (
    <Picture
      src={jpeg}
      sources={{
        webp: `${small} 320w, ${medium} 640w, ${large} 1280w`,
        ...(isLarge && avif && { avif }),
      }}
      alt={alt}
      width={width}
      height={height}
      sizes={sizes}
      priority={priority}
      fallback={drawing}
    />
  )
}
