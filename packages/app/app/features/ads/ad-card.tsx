import type { AdCard as Card } from '@sauda/sdk/ads'
import { clockTime, dayLabel, inLanguage, type Language, type Moment, money } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { meanText } from '@sauda/sdk/reviews'
import { Badge, groundOf, MediaCard, Plate, RowCard, StarMark } from '@sauda/ui'
import { ArrowUp } from 'lucide-react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { Heart } from '../hearts/heart.tsx'
import { RoomPlate } from '../rooms/room-plate.tsx'
import { AdPicture } from './ad-picture.tsx'
import { catalogueWords } from './catalogue-words.ts'

export type AdCardProps = {
  ad: Card
  /** When the page was rendered, so that server and browser compute the same days. */
  now: Moment
  /** The width of the picture, as in the attribute `sizes`. */
  sizes: string
  /** Whether the card is above the fold. */
  priority?: boolean
}

/** An ad in a grid; the whole card links to its page. */
export function AdCard({ ad, now, sizes, priority }: AdCardProps) {
  const catalogue = useWords(catalogueWords)
  const language = useLanguage()
  const { sort_at } = ad
  const day = dayLabel(sort_at, now, language)
  return (
    <MediaCard
      picture={<AdPicture ad={ad} photo={ad.photo} sizes={sizes} priority={priority} />}
      ground={groundOf(ad.id)}
      price={money(ad.price, language)}
      title={linkTo(ad, language)}
      badge={
        ad.raised_at && (
          <Badge tone="accent" icon={<ArrowUp />}>
            {catalogue.raised}
          </Badge>
        )
      }
      action={<Heart ad={ad} onPicture />}
      meta={
        <>
          {placeOf(ad, language)}
          <ShopMean ad={ad} />
          {/* «сегодня, 11:42», «вчера», «19 ноября» */}
          <time dateTime={sort_at}>
            {day === dayLabel(now, now, language) ? catalogue.today(clockTime(sort_at)) : day}
          </time>
        </>
      }
    />
  )
}

/** An ad in a narrow list. `aside` is at the end of the price line. */
export function AdRow({ ad, aside }: { ad: Card; aside?: React.ReactNode }) {
  const language = useLanguage()
  return (
    <RowCard
      picture={<AdPicture ad={ad} photo={ad.photo} sizes="65px" />}
      ground={groundOf(ad.id)}
      price={money(ad.price, language)}
      title={linkTo(ad, language)}
      meta={
        <>
          {placeOf(ad, language)}
          <ShopMean ad={ad} />
        </>
      }
      aside={aside}
    />
  )
}

/** «★ 4,7»: the mean of the shop, from three reviews on. */
function ShopMean({ ad: { rating } }: { ad: Card }) {
  const { shopMean } = useWords(catalogueWords)
  if (!rating) return null
  const mean = meanText(rating.mean)
  return <StarMark mean={mean} label={shopMean(mean, rating.reviews)} />
}

const linkTo = (ad: Card, language: Language) => (
  <LocalLink to={paths.ad(ad.id)}>{inLanguage(ad, 'title', language)}</LocalLink>
)

/** The plate of the room in which it is sold, or of the district of a private seller. */
const placeOf = ({ plate, district }: Card, language: Language) =>
  plate ? <RoomPlate room={plate} /> : district && <Plate number={inLanguage(district, 'name', language)} />
