import type { ContentImage } from '@sauda/sdk/content'
import { cn } from '@sauda/ui'
import { useLanguage } from '../../language/language-context.tsx'
import { toldIn } from './told.tsx'

export type ContentPictureProps = {
  image: ContentImage
  /** The displayed width, as in `sizes` of an `img`. */
  sizes: string
  /** Whether it is above the fold. */
  priority?: boolean
  className?: string
}

/**
 * A picture of the centre's texts, cropped around its focal point. Until it has loaded, its preview of a few pixels is
 * in its place; what is transparent has none, which would be seen around it.
 */
export function ContentPicture({ image, sizes, priority = false, className }: ContentPictureProps) {
  const alt = toldIn(image, 'alt', useLanguage())
  const { width, height, focal } = image
  const widths = [Math.min(320, width), Math.min(640, width), width]
  const srcSet = (...files: string[]) => files.map((file, at) => `${file} ${widths[at]}w`).join(', ')
  return (
    <picture className="contents">
      <source
        type="image/avif"
        srcSet={srcSet(image.avif_small, image.avif_medium, image.avif)}
        sizes={sizes}
        className="hidden"
      />
      <source
        type="image/webp"
        srcSet={srcSet(image.small, image.medium, image.large)}
        sizes={sizes}
        className="hidden"
      />
      <img
        src={image.jpeg}
        alt={alt?.text ?? ''}
        lang={alt?.lang}
        width={width}
        height={height}
        sizes={sizes}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'low'}
        decoding="async"
        className={cn(
          '[background-size:cover]',
          isTransparent(image.preview) ? 'object-contain' : 'object-cover',
          className,
        )}
        style={{
          objectPosition: `${focal.x * 100}% ${focal.y * 100}%`,
          ...(!isTransparent(image.preview) && { backgroundImage: `url("${image.preview}")` }),
        }}
      />
    </picture>
  )
}

/** Whether a WebP, as a `data:` address, has an alpha channel: a flag of its extended header, or of the lossless one. */
function isTransparent(preview: string): boolean {
  const file = atob(preview.slice(preview.indexOf(',') + 1))
  const kind = file.slice(12, 16)
  if (kind === 'VP8X') return (file.charCodeAt(20) & 0x10) !== 0
  return kind === 'VP8L' && (file.charCodeAt(24) & 0x10) !== 0
}
