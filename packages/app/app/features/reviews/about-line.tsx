import { inLanguage } from '@sauda/sdk/language'
import type { ReviewedAd } from '@sauda/sdk/reviews'
import { groundOf, TextLink } from '@sauda/ui'
import { useLanguage } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { RoomPlate } from '../rooms/room-plate.tsx'

/** The ad that a review is about, in a line: title, plate and seller. `to` makes the title a link. */
export function AboutLine({
  ad,
  to = null,
}: {
  ad: Pick<ReviewedAd, 'id' | 'title' | 'title_kk' | 'photo' | 'plate' | 'seller'>
  to?: string | null
}) {
  const language = useLanguage()
  const { photo, plate, seller } = ad
  const title = inLanguage(ad, 'title', language)
  return (
    <div className="flex min-w-0 items-center gap-3">
      <span
        aria-hidden
        className="size-11 shrink-0 overflow-hidden rounded-2 bg-sunk [background-size:cover]"
        data-ground={groundOf(ad.id)}
      >
        {photo && <img src={photo.small} alt="" loading="lazy" className="size-full object-cover" />}
      </span>
      <div className="min-w-0">
        <p className="font-strong text-row wrap-anywhere">
          {to ? (
            <TextLink asChild>
              <LocalLink to={to}>{title}</LocalLink>
            </TextLink>
          ) : (
            title
          )}
        </p>
        <p className="flex flex-wrap items-center gap-2 text-muted text-sm">
          {plate && <RoomPlate room={plate} />}
          <span className="wrap-anywhere">{seller}</span>
        </p>
      </div>
    </div>
  )
}
