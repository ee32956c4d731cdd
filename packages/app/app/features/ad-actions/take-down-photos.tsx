import type { Ad, Photo } from '@sauda/sdk/ads'
import { splitPath } from '@sauda/sdk/language'
import { Button, groundOf, PictureFrame } from '@sauda/ui'
import { lazy, Suspense, useState } from 'react'
import { useFetcher, useLocation, useRevalidator } from 'react-router'
import { LocalLink, useLocalPath } from '../../language/local-link.tsx'
import { useOwnWords } from '../../language/own-words.ts'
import { opensElsewhere } from '../../shell/opens-elsewhere.ts'
import { AdPicture } from '../ads/ad-picture.tsx'
import { type ActFailure, overtakenCode } from './act-values.ts'
import { actPath } from './acts.ts'

const ActDialog = lazy(() => import('./act-dialog.tsx').then((part) => ({ default: part.ActDialog })))

const ACT = 'takeDownImage'

export function mayTakeDown({ allowed_actions }: Pick<Ad, 'allowed_actions'>): boolean {
  return allowed_actions?.includes(ACT) ?? false
}

/** The photos of an ad, each with a button by which staff take it down. Before scripts load the button opens a page. */
export function TakeDownPhotos({ ad, photos }: { ad: Ad; photos: readonly Photo[] }) {
  const { adActs, moderation } = useOwnWords()
  const localPath = useLocalPath()
  const { pathname, search, key } = useLocation()
  // Whatever page comes next, if only the same one anew, has no question open.
  const [asked, setAsked] = useState<{ photo: string; key: string }>()
  const asking = useFetcher<ActFailure>()
  const { revalidate } = useRevalidator()
  const here = splitPath(pathname + search).path

  function close() {
    setAsked(undefined)
    // The page beneath shows the ad as it was before somebody else was quicker.
    if (asking.data && overtakenCode(asking.data)) void revalidate()
  }

  return (
    <>
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
                to={actPath(ad.id, ACT, here, photo.key)}
                prefetch="none"
                aria-label={adActs.takeDown.name(at + 1)}
                onClick={(event) => {
                  if (opensElsewhere(event)) return
                  event.preventDefault()
                  asking.reset()
                  setAsked({ photo: photo.key, key })
                }}
              >
                {adActs.names[ACT]}
              </LocalLink>
            </Button>
          </li>
        ))}
      </ul>
      {asked?.key === key && (
        <Suspense>
          <ActDialog
            act={ACT}
            ad={ad}
            photo={asked.photo}
            staff
            action={localPath(actPath(ad.id, ACT, here, asked.photo))}
            version={ad.version}
            fetcher={asking}
            closeTo={here}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}
