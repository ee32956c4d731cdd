import { isStaff, type User } from '@sauda/sdk/access'
import { adReasonLabel } from '@sauda/sdk/ads'
import { documentReasonLabel } from '@sauda/sdk/documents'
import type { Language } from '@sauda/sdk/language'
import {
  groupNotifications,
  NOTIFICATION_TYPE,
  type Notification,
  type NotificationRow,
  notificationPath,
  notificationText,
} from '@sauda/sdk/notifications'
import * as paths from '@sauda/sdk/paths'
import { Button, NotificationDay, NotificationItem } from '@sauda/ui'
import type { ReactNode, Ref } from 'react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { listWords } from './list-words.ts'
import { Renewal } from './renewal.tsx'
import { rowTime } from './row-time.ts'
import { ThingPicture } from './thing-picture.tsx'
import { useFresh } from './use-fresh.ts'
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
  /** The level of the days' headings. */
  heading?: 'h2' | 'h3'
}

/**
 * Notifications by day and by thing. An unread row is observed until all of it counts as read, and keeps its look until the
 * next visit of the list; screen readers hear «Новое» only of what is unread.
 */
export function NotificationRows({ items, user, now, onSeen, onFollow, heading }: NotificationRowsProps) {
  const language = useLanguage()
  // Those that arrived since are not in the future.
  const until = [now, ...items.map(({ created_at }) => created_at)].toSorted().at(-1) ?? now
  const days = groupNotifications(items, until, language)
  const idsOf = new Map(days.flatMap(({ rows }) => rows.map((row) => [row.newest.id, unreadIn(row)])))
  const isFresh = useFresh(items)
  const seen = useSeen((newest) => onSeen(newest.flatMap((id) => idsOf.get(id) ?? [])))
  return days.map(({ label, rows }) => (
    <NotificationDay key={label} label={label} heading={heading}>
      {rows.map((row) => (
        <Row
          key={row.newest.id}
          ref={row.unread ? seen : undefined}
          row={row}
          fresh={[row.newest, ...row.earlier].some(isFresh)}
          user={user}
          timeOf={({ created_at }) => (
            <time dateTime={created_at}>{rowTime(created_at, row.newest.created_at, until, language)}</time>
          )}
          onFollow={onFollow}
        />
      ))}
    </NotificationDay>
  ))
}

type RowProps = Pick<NotificationRowsProps, 'user' | 'onFollow'> & {
  ref: Ref<HTMLLIElement> | undefined
  row: NotificationRow
  /** Whether something of it was unread when the list was opened. */
  fresh: boolean
  timeOf: (notification: Notification) => ReactNode
}

function Row({ ref, row: { newest, earlier, unread }, fresh, user, timeOf, onFollow }: RowProps) {
  const inbox = useWords(inboxWords)
  const words = useWords(listWords)
  const language = useLanguage()
  const { title, text } = notificationText(newest, user, language)
  const path = notificationPath(newest, user)
  const reason = reasonOf(newest, language)
  return (
    <NotificationItem
      ref={ref}
      data-id={newest.id}
      picture={<ThingPicture notification={newest} />}
      fresh={fresh}
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
            <span className="font-strong">{reason}</span>
            {text && `\n${text}`}
          </>
        ) : (
          text
        )
      }
      time={timeOf(newest)}
      action={actionOf(newest, { user, mend: words.mend, onFollow })}
      earlier={
        earlier.length > 0
          ? {
              summary: words.earlier(earlier.length),
              items: earlier.map((one) => ({
                id: one.id,
                title: notificationText(one, user, language).title,
                time: timeOf(one),
              })),
            }
          : undefined
      }
    />
  )
}

/** What needs the user has a button: an ad that was sent back, or that ends in three days (spec §4). */
function actionOf(
  { type, user_banner_id: ad }: Notification,
  { user, mend, onFollow }: Pick<NotificationRowsProps, 'user' | 'onFollow'> & { mend: string },
): ReactNode {
  if (!ad || ad.deleted || isStaff(user.role_id)) return undefined
  if (type === NOTIFICATION_TYPE.ad.ending) return <Renewal id={ad.id} />
  if (type !== NOTIFICATION_TYPE.ad.needsEdits) return undefined
  return (
    <Button asChild size="sm" variant="soft">
      <LocalLink to={paths.adEdit(ad.id)} onClick={onFollow}>
        {mend}
      </LocalLink>
    </Button>
  )
}

/** Why it was done; documents have reasons of their own. */
function reasonOf({ reason, user_banner_id }: Notification, language: Language): string | undefined {
  return reason && (user_banner_id ? adReasonLabel : documentReasonLabel)(reason, language)
}

function unreadIn({ newest, earlier }: NotificationRow): number[] {
  return [newest, ...earlier].filter(({ view }) => view === 0).map(({ id }) => id)
}
