import type { Ad, Photo } from '@sauda/sdk/ads'
import { inLanguage } from '@sauda/sdk/language'
import { Gallery, groundOf, PictureFrame } from '@sauda/ui'
import { type ComponentType, type MouseEvent, useState } from 'react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { loadSpare } from '../../shell/chunk-failure.ts'
import { opensElsewhere } from '../../shell/opens-elsewhere.ts'
import type { AdPhotoViewerProps } from './ad-photo-viewer.tsx'
import { AdPicture } from './ad-picture.tsx'
import { adWords } from './ad-words.ts'

const SIZES = '(width >= 80rem) 760px, (width >= 65.625rem) 60vw, 100vw'

type Opened = Pick<AdPhotoViewerProps, 'start' | 'onClose'> & { Viewer: ComponentType<AdPhotoViewerProps> }

/**
 * The ad's photos, or the drawing of its part or category if it has none. A photo is a link to its picture; with scripts it
 * opens the viewer, whose own are loaded then.
 */
export function AdGallery({ ad }: { ad: Ad }) {
  const words = useWords(adWords)
  const title = inLanguage(ad, 'title', useLanguage())
  const [opened, setOpened] = useState<Opened>()
  const photos: (Photo | null)[] = ad.photos.length > 0 ? ad.photos : [null]

  async function enlarge(event: MouseEvent, start: number, goTo: (at: number) => void) {
    if (opensElsewhere(event)) return
    event.preventDefault()
    const loaded = await loadSpare(() => import('./ad-photo-viewer.tsx'))
    const address = ad.photos[start]?.jpeg
    if (!loaded) return address && location.assign(address)
    const onClose = (at: number) => {
      setOpened(undefined)
      goTo(at)
    }
    setOpened({ Viewer: loaded.AdPhotoViewer, start, onClose })
  }

  return (
    <>
      <Gallery
        labels={{
          gallery: words.photos,
          thumb: words.photo,
          counter: (position, total) => `${position} / ${total}`,
          enlarge: words.enlarge,
        }}
        onEnlarge={enlarge}
        items={photos.map((photo, place) => ({
          id: photo?.key ?? 'drawing',
          href: photo?.jpeg,
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
      {opened && <opened.Viewer photos={ad.photos} title={title} {...opened} />}
    </>
  )
}
