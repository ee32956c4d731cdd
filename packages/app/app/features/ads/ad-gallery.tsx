import type { Ad, Photo } from '@sauda/sdk/ads'
import { inLanguage } from '@sauda/sdk/language'
import { Gallery, groundOf, PictureFrame } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { AdPicture } from './ad-picture.tsx'
import { adWords } from './ad-words.ts'

const SIZES = '(width >= 80rem) 760px, (width >= 65.625rem) 60vw, 100vw'

/** The ad's photos, or the drawing of its category if it has none. */
export function AdGallery({ ad }: { ad: Ad }) {
  const words = useWords(adWords)
  const title = inLanguage(ad, 'title', useLanguage())
  const photos: (Photo | null)[] = ad.photos.length > 0 ? ad.photos : [null]
  return (
    <Gallery
      labels={{
        gallery: words.photos,
        thumb: words.photo,
        counter: (position, total) => `${position} / ${total}`,
      }}
      items={photos.map((photo, place) => ({
        id: photo?.key ?? 'drawing',
        picture: (
          <PictureFrame ground={groundOf(ad.id)}>
            <AdPicture
              ad={ad}
              photo={photo}
              alt={photo ? words.photoOf(place + 1, title) : words.noPhoto}
              sizes={SIZES}
              large
              priority={place === 0}
            />
          </PictureFrame>
        ),
        thumb: (
          <PictureFrame ground={groundOf(ad.id)} className="size-full rounded-none">
            <AdPicture ad={ad} photo={photo} sizes="65px" />
          </PictureFrame>
        ),
      }))}
    />
  )
}
