import type { Ad, Plate } from '@sauda/sdk/ads'
import { almatyDay } from '@sauda/sdk/company'
import { inLanguage, longDate, type Moment } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { meanText, type ReviewRating } from '@sauda/sdk/reviews'
import { type OtherDay, type RoomCard, shopDays } from '@sauda/sdk/rooms'
import { Button, cn, Plate as NamePlate, StarMark, TextLink } from '@sauda/ui'
import { UserRound } from 'lucide-react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { adWords } from '../ads/ad-words.ts'
import { catalogueAddress } from '../ads/catalogue-address.ts'
import { ContentPicture } from '../content/content-picture.tsx'
import { reviewWords } from '../reviews/words.ts'
import { OpeningLine } from '../rooms/opening-line.tsx'
import { RoomPlate } from '../rooms/room-plate.tsx'
import { weekdayLine } from '../rooms/weekdays.ts'
import { roomWords } from '../rooms/words.ts'
import { districtWords } from './district-words.ts'
import { FloorStrip } from './floor-strip.tsx'

export type SellerCardProps = {
  seller: Ad['seller']
  room: Plate | null
  /** The tenant of the room, if it could be read. */
  tenant: RoomCard['tenant']
  /** The days on which the centre has other hours than usual. */
  exceptions: readonly OtherDay[]
  now: Moment
  /** The numbers of all rooms of the room's level, in their order. */
  doors: readonly string[]
  /** The city of the centre and of its private sellers; null if it is not known. */
  city: string | null
  /** Whether the reader is the seller and may choose a district. */
  asksDistrict: boolean
  /** The reviews of all ads of the seller in numbers; null if they could not be read. */
  rating: ReviewRating | null
}

/** The seller, their room and whether it is open; or the district of a private seller. */
export function SellerCard({
  seller,
  room,
  tenant,
  exceptions,
  now,
  doors,
  city,
  asksDistrict,
  rating,
}: SellerCardProps) {
  const words = useWords(adWords)
  const rooms = useWords(roomWords)
  const districts = useWords(districtWords)
  const reviewTexts = useWords(reviewWords)
  const language = useLanguage()
  const { district } = seller
  const name = room?.name ?? seller.name
  const since = words.since(longDate(seller.since, language))
  const trade =
    tenant?.trade && inLanguage({ trade: tenant.trade, trade_kk: tenant.trade_kk }, 'trade', language)
  return (
    <section aria-label={words.seller} className="grid gap-4 rounded-3 bg-surface p-4 shadow-1 xs:p-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span
          aria-hidden
          className="grid size-12 shrink-0 place-items-center rounded-2 bg-accent-soft font-bold font-display text-accent-ink text-xl max-xs:hidden"
        >
          {initials(name)}
        </span>
        <div className={cn('min-w-0', district ? 'flex-[1_1_9rem]' : 'flex-1')}>
          <h2 className="text-lg tracking-[-0.01em] wrap-break-word">
            {name}
            {rating && rating.mean !== null && (
              <StarMark
                mean={meanText(rating.mean)}
                count={String(rating.reviews)}
                label={reviewTexts.shopMean(meanText(rating.mean), rating.reviews)}
                className="ml-2.5 font-normal font-text text-sm tracking-normal"
              />
            )}
          </h2>
          <p className="text-muted text-sm">
            {trade || (seller.is_tenant ? rooms.shop : district ? words.person : since)}
          </p>
        </div>
        {room && <RoomPlate room={room} size="lg" />}
        {district && <NamePlate number={inLanguage(district, 'name', language)} size="lg" />}
        {!seller.is_tenant && !district && (
          <p className="inline-flex min-h-9 items-center gap-2 rounded-2 px-3 font-display font-semibold text-sm inset-ring inset-ring-line-strong">
            <UserRound aria-hidden className="size-4 shrink-0 text-muted" />
            {words.person}
          </p>
        )}
      </div>
      {room && <FloorStrip room={room} doors={doors} />}
      {tenant?.door_photo && (
        <ContentPicture
          image={tenant.door_photo}
          sizes="(min-width: 64rem) 22rem, 100vw"
          className="aspect-[3/2] w-full rounded-2"
        />
      )}
      {tenant && <ShopHours tenant={tenant} exceptions={exceptions} now={now} />}
      {((!tenant && seller.is_tenant) || district) && <p className="text-muted text-sm">{since}</p>}
      {!seller.is_tenant && !district && <p className="text-sm">{districts.unknown(city)}</p>}
      {asksDistrict && (
        <TextLink asChild className="justify-self-start text-sm print:hidden">
          <LocalLink to={`${paths.cabinetPart(paths.profile, 'details')}#district_id`}>
            {districts.choose}
          </LocalLink>
        </TextLink>
      )}
      {room && (
        <div className="flex flex-wrap gap-2 *:flex-1 print:hidden">
          <Button asChild variant="soft" size="sm">
            <LocalLink to={catalogueAddress({ room_id: room.id })}>{rooms.ads}</LocalLink>
          </Button>
          <Button asChild variant="soft" size="sm">
            <LocalLink to={catalogueAddress({ level: room.level })}>{rooms.levelAds(room.level)}</LocalLink>
          </Button>
        </div>
      )}
    </section>
  )
}

function ShopHours({
  tenant,
  exceptions,
  now,
}: Pick<SellerCardProps, 'exceptions' | 'now'> & { tenant: NonNullable<SellerCardProps['tenant']> }) {
  const rooms = useWords(roomWords)
  const language = useLanguage()
  const { weekdays, hours_from: from, hours_to: to } = tenant
  const hours = from && to ? { weekdays, from, to } : null
  const today = tenant.exceptions.find(({ date }) => date === almatyDay(now))
  if (!hours && !today) return null
  const days = weekdayLine(weekdays, language) || rooms.everyDay
  return (
    <div className="text-sm">
      <OpeningLine
        hours={hours ? [hours] : []}
        exceptions={shopDays(hours, exceptions, tenant.exceptions)}
        now={now}
        className="font-strong"
      />
      {today && (
        <p className="wrap-anywhere">
          {today.opens && today.closes ? rooms.todayHours(today.opens, today.closes) : rooms.todayClosed}
          {today.note && `. ${today.note}`}
        </p>
      )}
      {hours && (
        <p className="text-muted tabular-nums">
          <span className="inline-block first-letter:uppercase">{days}</span>{' '}
          <span className="whitespace-nowrap">
            {from}–{to}
          </span>
        </p>
      )}
    </div>
  )
}

/** «AutoDisc» → «Au», «Тормоз Сити» → «ТС». */
function initials(name: string): string {
  const [first = '', second] = name.replace(/[«»"]/g, '').split(/\s+/)
  return second ? first.slice(0, 1) + second.slice(0, 1).toUpperCase() : first.slice(0, 2)
}
