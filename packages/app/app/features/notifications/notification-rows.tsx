import type { User } from '@sauda/sdk/access'
import { adReasonLabel } from '@sauda/sdk/ads'
import { relativeTime } from '@sauda/sdk/language'
import {
  NOTIFICATION_TYPE,
  type Notification,
  notificationPath,
  notificationText,
} from '@sauda/sdk/notifications'
import { NotificationItem } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { Renewal } from './renewal.tsx'
import { useSeen } from './use-seen.ts'
import { inboxWords } from './words.ts'

export type NotificationRowsProps = {
  items: readonly Notification[]
  user: User
  /** The time of rendering, in ISO 8601. */
  now: string
  onSeen: (ids: number[]) => void
  /** Called when the user follows a row's link. */
  onFollow?: () => void
}

/** Notifications as rows; an unread one is observed until it counts as read. */
export function NotificationRows({ items, user, now, onSeen, onFollow }: NotificationRowsProps) {
  const inbox = useWords(inboxWords)
  const language = useLanguage()
  const seen = useSeen(onSeen)
  return items.map((notification) => {
    const { id, view, created_at, reason, user_banner_id: ad } = notification
    const { title, text } = notificationText(notification, user, language)
    const path = notificationPath(notification, user)
    const unread = view === 0
    return (
      <NotificationItem
        key={id}
        ref={unread ? seen : undefined}
        data-id={id}
        unread={unread ? inbox.unread : undefined}
        title={
          path === null ? (
            title
          ) : (
            <LocalLink to={path} onClick={onFollow}>
              {title}
            </LocalLink>
          )
        }
        text={
          reason ? (
            <>
              <span className="font-strong">{adReasonLabel(reason, language)}</span>
              {text && `\n${text}`}
            </>
          ) : (
            text
          )
        }
        time={<time dateTime={created_at}>{relativeTime(created_at, now, language)}</time>}
        action={ad && endsSoon(notification) ? <Renewal id={ad.id} /> : undefined}
      />
    )
  })
}

/** An ad that expires in three days (spec §4), with a button to renew it. */
function endsSoon({ type }: Notification): boolean {
  return type === NOTIFICATION_TYPE.ad.ending
}
