import type { AdCard } from '@sauda/sdk/ads'
import { adStatusLabel, adStatusTone } from '@sauda/sdk/ads'
import { inLanguage, longDate, money, relativeTime } from '@sauda/sdk/language'
import { groundOf, RowCard, StatusDot } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { RoomPlate } from '../rooms/room-plate.tsx'
import { AdPicture } from './ad-picture.tsx'

export type AdRowsProps = {
  ads: readonly AdCard[]
  /** Whose words name the statuses; a manager also reads who sells. */
  reader: 'owner' | 'manager'
  /** Where a row leads. */
  hrefOf: (ad: AdCard) => string
  /** The moment of the page, in ISO 8601: the same on the server and in the browser. */
  now: string
}

/** Ads as rows of work: status first, then what it is, where and since when. */
export function AdRows({ ads, reader, hrefOf, now }: AdRowsProps) {
  return (
    <ul className="grid divide-y divide-line rounded-3 bg-surface px-4 shadow-1 xs:px-6">
      {ads.map((ad) => (
        <li key={ad.id} className="py-4">
          <AdRow ad={ad} reader={reader} href={hrefOf(ad)} now={now} />
        </li>
      ))}
    </ul>
  )
}

function AdRow({
  ad,
  reader,
  href,
  now,
}: { ad: AdCard; href: string } & Pick<AdRowsProps, 'reader' | 'now'>) {
  const { desk } = useWords()
  const language = useLanguage()
  const { status, live, plate, seller, created_at, expires_at } = ad
  return (
    <RowCard
      heading="h2"
      picture={<AdPicture photo={ad.photo} ad={ad} sizes="65px" />}
      ground={groundOf(ad.id)}
      price={money(ad.price, language)}
      title={<LocalLink to={href}>{inLanguage(ad, 'title', language)}</LocalLink>}
      aside={created_at && <time dateTime={created_at}>{relativeTime(created_at, now, language)}</time>}
      meta={
        <>
          {status !== undefined && (
            <StatusDot tone={adStatusTone(status)}>{adStatusLabel(status, reader, language)}</StatusDot>
          )}
          {live && status !== 31 && <StatusDot tone="positive">{desk.live}</StatusDot>}
          {live && reader === 'owner' && expires_at && (
            <span>{desk.expires(longDate(expires_at, language))}</span>
          )}
          {plate && <RoomPlate room={plate} />}
          {reader === 'manager' && seller && <span className="truncate">{seller}</span>}
        </>
      }
    />
  )
}
