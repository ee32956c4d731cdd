import type { AdFlags, Photo } from '@sauda/sdk/ads'
import { inLanguage } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { groundOf, PictureFrame } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { AdPicture } from '../ads/ad-picture.tsx'
import { flagWords } from './flag-words.ts'

type SamePhotosProps = {
  /** The ad that is open. */
  adId: number
  others: AdFlags['same_photo']
}

/** Other ads with the same photo: its two copies side by side, and whose ad it is. */
export function SamePhotos({ adId, others }: SamePhotosProps) {
  const words = useWords(flagWords)
  const language = useLanguage()
  return (
    <ul className="mt-1.5 grid gap-2.5">
      {others.map(({ own, photo, like, ...other }) => {
        const title = inLanguage(other, 'title', language)
        return (
          <li key={other.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="flex shrink-0 items-center gap-1.5">
              <Thumbnail photo={like} ofAd={adId} label={words.photoHere} />
              <span aria-hidden className="text-muted">
                =
              </span>
              <Thumbnail photo={photo} ofAd={other.id} label={words.photoThere(title)} />
            </span>
            <span className="min-w-0 flex-1 basis-40">
              <LocalLink
                to={paths.adConfirm(other.id)}
                className="underline decoration-accent-line underline-offset-3 hover:text-accent-ink"
              >
                {title}
              </LocalLink>
              , {own ? words.own : words.foreign}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** A small photo that opens in full size. */
function Thumbnail({ photo, ofAd, label }: { photo: Photo; ofAd: number; label: string }) {
  return (
    <a href={photo.jpeg} target="_blank" rel="noreferrer" aria-label={label} className="rounded-1">
      <PictureFrame ground={groundOf(ofAd)} className="size-12 rounded-1">
        <AdPicture photo={photo} ad={{ category: null }} sizes="48px" />
      </PictureFrame>
    </a>
  )
}
