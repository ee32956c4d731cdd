import { attempt } from '@sauda/sdk'
import {
  type Favourite,
  type FavouriteCounts,
  favouritePage,
  isGone,
  showFavourites,
} from '@sauda/sdk/favourites'
import { errorText, inLanguage, money } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { Button, Dialog, groundOf, PictureFrame, Skeleton, TextLink } from '@sauda/ui'
import { ArrowRight } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { useBrowserPortal } from '../../shell/browser-portal.ts'
import { useSite } from '../../shell/use-site.ts'
import { shellWords } from '../../shell/words.ts'
import { AdPicture } from '../ads/ad-picture.tsx'
import { Heart } from '../hearts/heart.tsx'
import { readKept } from '../hearts/kept-favourites.ts'
import { RoomPlate } from '../rooms/room-plate.tsx'
import { favouriteListWords } from './list-words.ts'
import { PriceChangeLine } from './price-line.tsx'

/** So many favourites of a member are in the modal; the others are on their page. A guest has no page. */
const SHOWN = 5

type Loaded = { items: readonly Favourite[]; counts: FavouriteCounts }
type State = Loaded | { failed: string } | null

export type FavouritesDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** The modal of the heart in the header (spec §2): falls first; a guest sees what this browser keeps. */
export default function FavouritesDialog({ open, onOpenChange }: FavouritesDialogProps) {
  const words = useWords(favouriteListWords)
  const { dismiss } = useWords(shellWords)
  const { user } = useSite()
  const { state, load } = useFavourites(open)
  const close = () => onOpenChange(false)
  const count = state && 'items' in state ? state.counts.all : 0
  return (
    <Dialog
      title={words.title}
      closeLabel={dismiss}
      open={open}
      onOpenChange={onOpenChange}
      footer={
        user ? (
          <TextLink asChild className="sm:mr-auto">
            <LocalLink to={paths.favourites} prefetch="none" onClick={close}>
              {count > 0 ? words.seeAll(count) : words.title} <ArrowRight aria-hidden />
            </LocalLink>
          </TextLink>
        ) : (
          <div className="flex flex-wrap items-center justify-between gap-3 sm:w-full">
            <p className="min-w-0 flex-1 basis-60 text-muted text-sm">{words.guest}</p>
            <Button asChild variant="soft">
              <LocalLink to={paths.loginThen(paths.favourites)} onClick={close}>
                {words.signIn}
              </LocalLink>
            </Button>
          </div>
        )
      }
    >
      {state === null && <Waiting />}
      {state && 'failed' in state && (
        <div role="alert" className="grid justify-items-start gap-2 rounded-3 bg-danger-soft p-4">
          <p className="font-strong">{words.failed}</p>
          <p>{state.failed}</p>
          <Button variant="quiet" size="sm" onClick={load}>
            {words.retry}
          </Button>
        </div>
      )}
      {state && 'items' in state && <Lines {...state} onFollow={close} />}
    </Dialog>
  )
}

/** Loads the favourites each time the modal opens. */
function useFavourites(open: boolean): { state: State; load: () => void } {
  const language = useLanguage()
  const portal = useBrowserPortal()
  const { user } = useSite()
  const [state, setState] = useState<State>(null)

  const load = useEffectEvent(async () => {
    setState(null)
    if (user) {
      const page = await favouritePage(portal, { user_id: user.id, only: 'listed', limit: SHOWN })
      const { items, counts, error } = page
      setState(counts ? { items, counts } : { failed: errorText(error?.code ?? 'network', language) })
    } else {
      const list = await attempt(showFavourites(portal, readKept()))
      setState(list.ok ? list.value : { failed: errorText(list.error.code, language) })
    }
  })
  const [tries, setTries] = useState(0)
  useEffect(() => {
    // A press of «once more» is another try.
    if (open && tries >= 0) void load()
  }, [open, tries])
  return { state, load: () => setTries(tries + 1) }
}

function Waiting() {
  const words = useWords(favouriteListWords)
  return (
    <div role="status" aria-label={words.loading} className="grid gap-4">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-14" />
      ))}
    </div>
  )
}

function Lines({ items, counts, onFollow }: Loaded & { onFollow: () => void }) {
  const words = useWords(favouriteListWords)
  return (
    <>
      {items.length === 0 ? (
        <div className="grid gap-1 py-4 text-center">
          <p className="font-strong text-lg">{words.empty}</p>
          <p className="text-muted">{words.emptyHelp}</p>
        </div>
      ) : (
        <ul className="grid divide-y divide-line">
          {items.map((favourite) => (
            <Line key={favourite.ad.id} favourite={favourite} onFollow={onFollow} />
          ))}
        </ul>
      )}
      {counts.gone > 0 && <p className="text-muted text-sm">{words.leftCatalogue(counts.gone)}</p>}
    </>
  )
}

function Line({ favourite, onFollow }: { favourite: Favourite; onFollow: () => void }) {
  const language = useLanguage()
  const { ad } = favourite
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)_2.75rem] items-center gap-3 py-3 first:pt-0">
      <PictureFrame ground={groundOf(ad.id)} className="aspect-4/3 rounded-2">
        <AdPicture ad={ad} photo={ad.photo} sizes="72px" />
      </PictureFrame>
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline gap-x-2">
          <p className="font-semibold tabular-nums">{money(ad.price, language)}</p>
          {!isGone(favourite) && favourite.prices.length > 0 && <PriceChangeLine favourite={favourite} />}
        </div>
        <h3 className="font-normal font-text text-row/[1.35] tracking-normal wrap-break-word">
          <LocalLink to={paths.ad(ad.id)} onClick={onFollow} className="hover:text-accent-ink">
            {inLanguage(ad, 'title', language)}
          </LocalLink>
        </h3>
        {ad.plate && (
          <p className="mt-1">
            <RoomPlate room={ad.plate} />
          </p>
        )}
      </div>
      <Heart ad={ad} removes="stays" />
    </li>
  )
}
