import type { AdCard as Card } from '@sauda/sdk/ads'
import { clockTime, dayLabel, inLanguage, type Moment, money } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { Badge, groundOf, MediaCard, RowCard } from '@sauda/ui'
import { ArrowUp } from 'lucide-react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { RoomPlate } from '../rooms/room-plate.tsx'
import { AdPicture } from './ad-picture.tsx'
import { catalogueWords } from './catalogue-words.ts'

export type AdCardProps = {
  ad: Card
  /** When the page was made, so that server and browser count days alike. */
  now: Moment
  /** How wide the card's picture stands, as in the attribute `sizes`. */
  sizes: string
  /** It stands in what is seen first. */
  priority?: boolean
}

/** An ad among others; the whole card leads to its page. */
export function AdCard({ ad, now, sizes, priority }: AdCardProps) {
  const catalogue = useWords(catalogueWords)
  const language = useLanguage()
  return (
    <MediaCard
      picture={<AdPicture ad={ad} photo={ad.photo} sizes={sizes} priority={priority} />}
      ground={groundOf(ad.id)}
      price={money(ad.price, language)}
      title={<AdLink ad={ad} />}
      badge={
        ad.raised_at === null ? undefined : (
          <Badge tone="accent" icon={<ArrowUp aria-hidden />}>
            {catalogue.raised}
          </Badge>
        )
      }
      meta={
        <>
          {ad.plate && <RoomPlate room={ad.plate} />}
          <AdTime moment={ad.sort_at} now={now} />
        </>
      }
    />
  )
}

/** The same in a narrow list. `aside` stands at the end of the price's line. */
export function AdRow({ ad, aside }: { ad: Card; aside?: React.ReactNode }) {
  const language = useLanguage()
  return (
    <RowCard
      picture={<AdPicture ad={ad} photo={ad.photo} sizes="65px" />}
      ground={groundOf(ad.id)}
      price={money(ad.price, language)}
      title={<AdLink ad={ad} />}
      meta={ad.plate ? <RoomPlate room={ad.plate} /> : undefined}
      aside={aside}
    />
  )
}

function AdLink({ ad }: { ad: Card }) {
  return <LocalLink to={paths.ad(ad.id)}>{inLanguage(ad, 'title', useLanguage())}</LocalLink>
}

/** «сегодня, 11:42», «вчера», «19 ноября». */
function AdTime({ moment, now }: { moment: string; now: Moment }) {
  const catalogue = useWords(catalogueWords)
  const language = useLanguage()
  const day = dayLabel(moment, now, language)
  const today = day === dayLabel(now, now, language)
  return <time dateTime={moment}>{today ? catalogue.today(clockTime(moment)) : day}</time>
}
