import { isStaff, type User } from '@sauda/sdk/access'
import { type Ad, adStatusLabel, adStatusTone } from '@sauda/sdk/ads'
import { longDate } from '@sauda/sdk/language'
import { Badge } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { ActMenu } from '../ad-actions/act-menu.tsx'
import { RemarkLine } from '../ad-actions/remark-line.tsx'
import { adActWords } from '../ad-actions/words.ts'
import { adWords } from '../ads/ad-words.ts'
import { adRowWords } from '../ads/row-words.ts'
import { TakeDownHere } from './take-down-here.tsx'

export type OwnerLineProps = { ad: Ad; status: NonNullable<Ad['status']>; user: User }

/** The ad's status and the actions of its owner or staff. */
export function OwnerLine({ ad, status, user }: OwnerLineProps) {
  const words = useWords(adWords)
  const adActs = useWords(adActWords)
  const rows = useWords(adRowWords)
  const language = useLanguage()
  const staff = isStaff(user.role_id)
  return (
    <div className="grid justify-items-start gap-1.5 rounded-3 bg-surface p-4 text-sm shadow-1 print:hidden">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-strong">{staff ? words.seenByStaff : words.seenByOwner}</span>
        <Badge tone={adStatusTone(status)}>
          {adStatusLabel(status, staff ? 'manager' : 'owner', language)}
        </Badge>
      </p>
      <p className="text-muted">
        {ad.live ? ad.expires_at && words.liveUntil(longDate(ad.expires_at, language)) : words.notLive}
        {ad.live && ad.revision === 'newest' && ` ${words.newestRevision}`}
      </p>
      {ad.views && (
        <p className="text-muted tabular-nums">
          {rows.viewsToday(rows.views(ad.views.total), ad.views.today)}
        </p>
      )}
      {ad.remark && <RemarkLine remark={ad.remark} />}
      <ActMenu ad={ad} trigger={adActs.menu} />
      {ad.allowed_actions?.includes('takeDownImage') && ad.photos.length > 0 && <TakeDownHere ad={ad} />}
    </div>
  )
}
