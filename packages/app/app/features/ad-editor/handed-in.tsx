import { type Ad, adStatusLabel, adStatusTone } from '@sauda/sdk/ads'
import { inLanguage } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { Button, Dialog, groundOf, PictureFrame, StatusDot, TextLink } from '@sauda/ui'
import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink, useLocalPath } from '../../language/local-link.tsx'
import { toldOf } from '../../shell/told.ts'
import { useSite } from '../../shell/use-site.ts'
import { shellWords } from '../../shell/words.ts'
import { AdPicture } from '../ads/ad-picture.tsx'
import { RoomPlate } from '../rooms/room-plate.tsx'
import { handedInWords } from './handed-in-words.ts'

/** The storage keys of the ads whose end was shown in this tab begin with this. */
const SHOWN = 'handed-in'

export type HandedInProps = {
  ad: Pick<Ad, 'id' | 'kind' | 'category' | 'drawing' | 'title' | 'title_kk' | 'photos' | 'rooms' | 'status'>
  /** How long moderators lately took, in minutes, if that is known. */
  minutes: number | null
  /** The user's cabinet, as a path without language. */
  closeTo: string
}

/** The end of the editor: what happens to the new ad, and where to go on. */
export function HandedIn({ ad, minutes, closeTo }: HandedInProps) {
  const words = useWords(handedInWords)
  const { dismiss } = useWords(shellWords)
  const language = useLanguage()
  const localPath = useLocalPath()
  const navigate = useNavigate()
  const [room] = ad.rooms
  useToldOnce(ad.id)
  return (
    <Dialog
      open
      title={words.title}
      closeLabel={dismiss}
      closeHref={localPath(closeTo)}
      onOpenChange={(open) => !open && void navigate(localPath(closeTo))}
      footer={
        <>
          <Button asChild variant="quiet">
            <LocalLink to={closeTo}>{words.mine}</LocalLink>
          </Button>
          <Button asChild>
            <LocalLink to={paths.adCreate}>{words.another}</LocalLink>
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-3 pt-4 text-center">
        <div className="relative">
          <PictureFrame ground={groundOf(ad.id)} className="aspect-4/3 w-56">
            <AdPicture ad={ad} photo={ad.photos[0] ?? null} sizes="224px" priority />
          </PictureFrame>
          {room && <RoomPlate room={room} size="md" className="absolute bottom-3 left-3" />}
        </div>
        <h3 className="mt-3 text-2xl">{words.sent}</h3>
        <TextLink asChild className="inline-flex min-h-control items-center wrap-anywhere">
          <LocalLink to={paths.ad(ad.id)}>{inLanguage(ad, 'title', language)}</LocalLink>
        </TextLink>
        <p className="max-w-sm text-muted">{words.next(minutes)}</p>
        <dl className="mt-3 grid w-full text-left text-row">
          <Row of={words.number}>{`№ ${ad.id}`}</Row>
          {ad.status !== undefined && (
            <Row of={words.status}>
              <StatusDot tone={adStatusTone(ad.status)}>
                {adStatusLabel(ad.status, 'owner', language)}
              </StatusDot>
            </Row>
          )}
          <Row of={words.term}>{words.days}</Row>
        </dl>
      </div>
    </Dialog>
  )
}

/** Tells the data layer that the ad was handed in, when this page is shown for the first time: it may be loaded again. */
function useToldOnce(adId: number) {
  const answer = useSite().analytics?.answer
  useEffect(() => {
    // What is shown before a consent counts as shown: it is never told.
    const isFirst = isFirstTime(adId)
    const told = toldOf({ event: 'ad_handed_in' }, answer)
    if (told === '' || !isFirst) return
    document.documentElement.dataset.told = told
    dispatchEvent(new Event('sauda:told'))
  }, [adId, answer])
}

/** Returns whether this tab shows the end of an ad for the first time; without storage, false. */
function isFirstTime(adId: number): boolean {
  const key = `${SHOWN} ${adId}`
  try {
    const isFirst = sessionStorage.getItem(key) === null
    sessionStorage.setItem(key, '1')
    return isFirst
  } catch {
    return false
  }
}

function Row({ of, children }: { of: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 border-line border-t py-2.5">
      <dt className="text-muted">{of}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  )
}
