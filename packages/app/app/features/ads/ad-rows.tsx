import type { AdCard } from '@sauda/sdk/ads'
import { AD_STATUS, adStatusLabel, adStatusTone } from '@sauda/sdk/ads'
import { inLanguage, longDate, money, relativeTime } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { Button, groundOf, RowCard, StatusDot } from '@sauda/ui'
import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { ActMenu } from '../ad-actions/act-menu.tsx'
import { RemarkLine } from '../ad-actions/remark-line.tsx'
import { RoomPlate } from '../rooms/room-plate.tsx'
import { AdPicture } from './ad-picture.tsx'
import { deskWords } from './desk-words.ts'
import { lastChange } from './last-change.ts'
import { adRowWords } from './row-words.ts'

export type AdRowsProps = {
  ads: readonly AdCard[]
  /** Whose wording the statuses use; a manager also sees the seller. */
  reader: 'owner' | 'manager'
  /** The page that a row links to. */
  hrefOf: (ad: AdCard) => string
  /** The time of rendering, in ISO 8601: the same on the server and in the browser. */
  now: string
  /** A checkbox that selects the ad, where bulk actions are available. */
  boxOf?: (ad: AdCard) => ReactNode
}

/**
 * Ads as rows: price, title, status, place, the date by which the list is sorted, and a menu of actions. On a phone the
 * menu stands in the corner, so that the text has the width of the row, and the date comes last.
 */
export function AdRows({ ads, reader, hrefOf, now, boxOf }: AdRowsProps) {
  return (
    <ul className="grid divide-y divide-line rounded-3 bg-surface px-4 shadow-1 xs:px-6">
      {ads.map((ad) => (
        <li
          key={ad.id}
          className="flex items-start gap-3 py-4 max-xs:relative max-xs:[&>details]:absolute max-xs:[&>details]:top-2.5 max-xs:[&>details]:-right-2"
        >
          {boxOf?.(ad)}
          <div className="min-w-0 flex-1">
            <AdRow ad={ad} reader={reader} href={hrefOf(ad)} now={now} />
            {ad.remark && <RemarkLine remark={ad.remark} />}
            {reader === 'owner' && ad.status === AD_STATUS.needsEdits && <MendButton ad={ad} />}
          </div>
          <ActMenu ad={ad} />
        </li>
      ))}
    </ul>
  )
}

/** What the owner of an ad that was sent back does next. */
function MendButton({ ad }: { ad: AdCard }) {
  const { mend, mendAd } = useWords(adRowWords)
  const language = useLanguage()
  if (!ad.allowed_actions?.includes('update')) return null
  return (
    <Button asChild size="sm" className="mt-1">
      <LocalLink to={paths.adEdit(ad.id)} aria-label={mendAd(inLanguage(ad, 'title', language))}>
        <Pencil aria-hidden />
        {mend}
      </LocalLink>
    </Button>
  )
}

/** On a phone the picture is small, the line of the price is as high as the menu beside it, and the date comes last. */
const NARROW =
  'max-xs:items-start max-xs:grid-cols-[48px_minmax(0,1fr)] max-xs:gap-3 max-xs:[&_[data-slot=picture-frame]]:size-12 max-xs:[&_h2]:line-clamp-3 max-xs:[&_h2]:whitespace-normal max-xs:[&>div+div]:grid max-xs:[&>div+div]:grid-cols-[100%] max-xs:[&>div+div>div:first-child]:contents max-xs:[&_p]:min-h-7 max-xs:[&_div:has(>time)]:order-1 max-xs:[&_div:has(>time)]:mt-1'

function AdRow({
  ad,
  reader,
  href,
  now,
}: { ad: AdCard; href: string } & Pick<AdRowsProps, 'reader' | 'now'>) {
  const { changes, views: viewsOf } = useWords(adRowWords)
  const desk = useWords(deskWords)
  const language = useLanguage()
  const { status, live, plate, seller, expires_at, changed_at, views = 0 } = ad
  return (
    <RowCard
      heading="h2"
      className={NARROW}
      picture={<AdPicture photo={ad.photo} ad={ad} sizes="65px" />}
      ground={groundOf(ad.id)}
      price={money(ad.price, language)}
      title={<LocalLink to={href}>{inLanguage(ad, 'title', language)}</LocalLink>}
      aside={
        changed_at && (
          <>
            {changes[lastChange(ad)]}
            <time dateTime={changed_at}>{relativeTime(changed_at, now, language)}</time>
          </>
        )
      }
      meta={
        <>
          {status !== undefined && (
            <StatusDot tone={adStatusTone(status)}>{adStatusLabel(status, reader, language)}</StatusDot>
          )}
          {live && status !== AD_STATUS.published && <StatusDot tone="positive">{desk.live}</StatusDot>}
          {live && reader === 'owner' && expires_at && (
            <span>{desk.expires(longDate(expires_at, language))}</span>
          )}
          {plate && <RoomPlate room={plate} />}
          {views > 0 && <span className="tabular-nums">{viewsOf(views)}</span>}
          {reader === 'manager' && seller && <span className="truncate">{seller}</span>}
        </>
      }
    />
  )
}
