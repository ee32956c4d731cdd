import { type Favourite, goneLabel, isGone } from '@sauda/sdk/favourites'
import { dayLabel, inLanguage, type Moment, money } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { cn, groundOf, PictureFrame, Plate, TextLink } from '@sauda/ui'
import { ArrowRight } from 'lucide-react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { AdPicture } from '../ads/ad-picture.tsx'
import { catalogueAddress } from '../ads/catalogue-address.ts'
import { similarTo } from '../ads/neighbours.ts'
import { askSearch } from '../ask/ask-values.ts'
import { Heart } from '../hearts/heart.tsx'
import { RoomPlate } from '../rooms/room-plate.tsx'
import { favouriteListWords } from './list-words.ts'
import { PriceChangeLine, PriceSteps } from './price-line.tsx'

type FavouriteRowProps = {
  favourite: Favourite
  now: Moment
  /** The level of the title, below that of the list. */
  heading?: 'h2' | 'h3'
}

/** A favourite in the list: picture, what and where, the price since it was saved, and a heart that removes it. */
export function FavouriteRow({ favourite, now, heading: Heading = 'h2' }: FavouriteRowProps) {
  const language = useLanguage()
  const { ad, shop } = favourite
  const gone = isGone(favourite)
  const title = inLanguage(ad, 'title', language)
  return (
    <li className="grid grid-cols-[6.5rem_minmax(0,1fr)_2.75rem] items-start gap-x-3.5 gap-y-2 border-line border-t px-4 py-4 first:border-t-0 md:grid-cols-[8.25rem_minmax(0,1fr)_14rem_2.75rem] md:gap-x-5">
      <PictureFrame
        ground={groundOf(ad.id)}
        className={cn('aspect-4/3 w-full rounded-2', gone && 'opacity-50')}
      >
        <AdPicture ad={ad} photo={ad.photo} sizes="132px" />
      </PictureFrame>
      <div className="min-w-0 max-md:order-1 max-md:col-span-full">
        <Heading
          className={cn(
            'font-strong font-text text-md/[1.35] tracking-normal wrap-break-word',
            gone ? 'text-muted' : 'hover:text-accent-ink',
          )}
        >
          {gone ? title : <LocalLink to={paths.ad(ad.id)}>{title}</LocalLink>}
        </Heading>
        <p className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-muted text-sm">
          {ad.plate ? (
            <RoomPlate room={ad.plate} />
          ) : (
            ad.district && <Plate number={inLanguage(ad.district, 'name', language)} />
          )}
          <span className="wrap-break-word">{shop}</span>
        </p>
        {gone && <GoneWays favourite={favourite} title={title} />}
      </div>
      <div className="min-w-0">
        <p
          className={cn(
            'font-display font-semibold text-xl/[1.15] tracking-[-0.025em] tabular-nums',
            gone && 'text-muted',
          )}
        >
          {money(ad.price, language)}
        </p>
        {gone ? (
          <GoneLine favourite={favourite} now={now} />
        ) : (
          <PriceChangeLine favourite={favourite} className="mt-1" />
        )}
        <PriceSteps favourite={favourite} now={now} />
      </div>
      <Heart ad={ad} removes />
    </li>
  )
}

/** «Истекло 20 ноября» */
function GoneLine({ favourite: { state, gone_at }, now }: FavouriteRowProps) {
  const words = useWords(favouriteListWords)
  const language = useLanguage()
  const label = goneLabel(state, language)
  return (
    <p className="mt-1 text-muted text-sm">
      {gone_at ? words.goneOn(label, dayLabel(gone_at, now, language)) : label}
    </p>
  )
}

/** What can be done about a favourite that is gone. */
function GoneWays({ favourite: { ad, brand, spare_part }, title }: { favourite: Favourite; title: string }) {
  const words = useWords(favouriteListWords)
  const asked = { text: title, brand: brand?.id, part: spare_part?.id }
  const similar = similarTo({ kind: ad.kind, category: ad.category, brand, spare_part, service: null })
  return (
    <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
      <TextLink asChild className="text-sm">
        <LocalLink to={catalogueAddress(similar)} aria-label={words.similarTo(title)}>
          {words.similar} <ArrowRight aria-hidden />
        </LocalLink>
      </TextLink>
      {ad.kind === 'part' && (
        <TextLink asChild className="text-sm">
          <LocalLink
            to={`${paths.partRequestCreate}${askSearch(asked)}`}
            aria-label={words.askFor(title)}
            prefetch="none"
          >
            {words.ask} <ArrowRight aria-hidden />
          </LocalLink>
        </TextLink>
      )}
    </p>
  )
}
