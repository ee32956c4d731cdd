import { type ComponentProps, type ReactNode, useState } from 'react'
import { cn } from '../class-names.ts'

export type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'loading' | 'width' | 'height'> & {
  /** JPEG, which everyone can show. Without it the fallback stands there. */
  src?: string | null
  /** Candidates as in `srcset`, best format first. */
  sources?: { avif?: string; webp?: string }
  /** What the picture shows; empty when the words beside it say so. */
  alt: string
  /** The file's own size in px, so that nothing shifts when it comes. */
  width: number
  height: number
  /** The largest picture of a page comes at once; the rest as they near the screen. */
  priority?: boolean
  /** A `Drawing` in place of a photo that is missing or broken. */
  fallback?: ReactNode
}

/** A photo that fills its frame in the lightest format the browser knows. */
export function Picture({
  src,
  sources,
  alt,
  sizes,
  priority = false,
  fallback,
  className,
  ...props
}: PictureProps) {
  const [broken, setBroken] = useState<string>()
  if (!src || broken === src) return fallback
  return (
    <picture data-slot="picture" className="contents">
      {/* Browsers give a source a box of its own, which would take a place in a grid. */}
      {sources?.avif && <source type="image/avif" srcSet={sources.avif} sizes={sizes} className="hidden" />}
      {sources?.webp && <source type="image/webp" srcSet={sources.webp} sizes={sizes} className="hidden" />}
      <img
        // A picture from the server may have failed before React was there to hear of it.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setBroken(src)
        }}
        src={src}
        alt={alt}
        sizes={sizes}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
        onError={() => setBroken(src)}
        className={cn('size-full object-cover', className)}
        {...props}
      />
    </picture>
  )
}
