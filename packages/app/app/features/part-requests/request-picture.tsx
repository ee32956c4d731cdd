import type { PartRequestCard } from '@sauda/sdk/part-requests'
import { cn, PictureFrame } from '@sauda/ui'
import { AdPicture } from '../ads/ad-picture.tsx'
import { categoryGround } from '../ads/categories.ts'

type RequestPictureProps = {
  request: Pick<PartRequestCard, 'cover' | 'category'>
  sizes: string
  className?: string
}

/** The first photo of a request, or the drawing of its category. */
export function RequestPicture({ request: { cover, category }, sizes, className }: RequestPictureProps) {
  return (
    <PictureFrame ground={categoryGround(category ?? '')} className={cn('shrink-0 rounded-2', className)}>
      <AdPicture photo={cover} ad={{ kind: 'part', category }} sizes={sizes} />
    </PictureFrame>
  )
}
