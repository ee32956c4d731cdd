import { type ComponentProps, type ReactNode, useState } from 'react'
import { cn } from '../class-names.ts'

export type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'loading' | 'width' | 'height'> & {
  /** A JPEG, which all browsers support. Without it the fallback is shown. */
  src?: string | null
  /** Candidates as in `srcset`, best format first. */
  sources?: { avif?: string; webp?: string }
  /** Alternative text; empty if the text beside the picture says the same. */
  alt: string
  /** The file's own size in px, to avoid layout shifts. */
  width: number
  height: number
  /** Loads the picture before everything else, for the largest one of a page; others load as they approach the viewport. */
  priority?: boolean
  /** A `Drawing` that replaces a missing or broken photo. */
  fallback?: ReactNode
}

/** A photo that fills its frame, in the lightest format that the browser supports. */
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
      {/* Browsers create a box for a `source`, which would become a grid item. */}
      {sources?.avif && <source type="image/avif" srcSet={sources.avif} sizes={sizes} className="hidden" />}
      {sources?.webp && <source type="image/webp" srcSet={sources.webp} sizes={sizes} className="hidden" />}
      <img
        // A picture rendered by the server may have failed before hydration.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setBroken(src)
        }}
        src={src}
        alt={alt}
        sizes={sizes}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'low'}
        decoding={priority ? 'sync' : 'async'}
        onError={() => setBroken(src)}
        className={cn('size-full object-cover', className)}
        {...props}
      />
    </picture>
  )
}
