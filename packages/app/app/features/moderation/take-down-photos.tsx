import type { Ad, Photo } from '@sauda/sdk/ads'
import { Button, groundOf, PictureFrame } from '@sauda/ui'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { opensElsewhere } from '../../shell/opens-elsewhere.ts'
import { adActWords } from '../ad-actions/words.ts'
import { AdPicture } from '../ads/ad-picture.tsx'
import { moderationWords } from './words.ts'

type TakeDownPhotosProps = {
  ad: Ad
  photos: readonly Photo[]
  /** The address of the dialog for a photo. */
  addressOf: (key: string) => string
  /** Opens the dialog without leaving the page, once scripts have loaded. */
  onAsk?: (key: string) => void
}

/** The photos of an ad, each with a button for staff to take it down. */
export function TakeDownPhotos({ ad, photos, addressOf, onAsk }: TakeDownPhotosProps) {
  const adActs = useWords(adActWords)
  const moderation = useWords(moderationWords)
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))] gap-3">
      {photos.map((photo, at) => (
        <li key={photo.key} className="flex min-w-0 items-center gap-3">
          <a
            href={photo.jpeg}
            target="_blank"
            rel="noreferrer"
            aria-label={moderation.photoAt(at + 1)}
            className="shrink-0 rounded-2"
          >
            <PictureFrame ground={groundOf(ad.id)} className="size-18 rounded-2">
              <AdPicture photo={photo} ad={ad} sizes="72px" />
            </PictureFrame>
          </a>
          <Button asChild variant="danger-quiet" size="sm">
            <LocalLink
              to={addressOf(photo.key)}
              preventScrollReset
              prefetch="none"
              aria-label={adActs.takeDown.name(at + 1)}
              onClick={(event) => {
                if (!onAsk || opensElsewhere(event)) return
                event.preventDefault()
                onAsk(photo.key)
              }}
            >
              {adActs.names.takeDownImage}
            </LocalLink>
          </Button>
        </li>
      ))}
    </ul>
  )
}
