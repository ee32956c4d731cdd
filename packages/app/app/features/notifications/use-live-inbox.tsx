import type { User } from '@sauda/sdk/access'
import {
  counted,
  isNotificationFor,
  type NotificationContent,
  notificationPath,
  notificationText,
  receive,
} from '@sauda/sdk/notifications'
import { TextLink } from '@sauda/ui'
import { useEffect, useRef } from 'react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { sayNews } from '../../shell/messages.ts'
import { useSite } from '../../shell/use-site.ts'
import { useLive } from '../live/live-context.tsx'
import { useRecount } from '../live/use-recount.ts'
import type { useInbox } from './use-inbox.ts'
import { inboxWords } from './words.ts'

/** Applies live updates to an inbox. Shows a toast for a new notification, unless the list is `inView`. */
export function useLiveInbox(
  user: User,
  { change, loaded, recount, reload }: ReturnType<typeof useInbox>,
  inView: boolean,
): void {
  const inbox = useWords(inboxWords)
  const language = useLanguage()
  const { notifications: counts } = useSite()
  const known = useRef(counts)
  const countSoon = useRecount(recount)

  // An action has returned newer counts.
  useEffect(() => {
    if (counts && counts !== known.current) change((it) => counted(it, counts), { waiting: counts.waiting })
    known.current = counts
  }, [counts, change])

  const tell = (about: NotificationContent) => {
    const { title } = notificationText(about, user, language)
    const path = notificationPath(about, user)
    sayNews(
      <>
        {title}{' '}
        {path !== null && (
          <TextLink asChild>
            <LocalLink to={path}>{inbox.open}</LocalLink>
          </TextLink>
        )}
      </>,
    )
  }

  useLive((news) => {
    if (news.event === 'viewed') change((it) => counted(it, news.counts))
    if (news.event === 'connected') {
      if (news.again && loaded) void reload()
      void recount()
    }
    if (news.event === 'notification' && isNotificationFor(news.notification, user)) {
      const { notification } = news
      change((it) => receive(it, notification))
      // The counts may already include it; only the server knows, so request them.
      countSoon()
      if (!inView) tell(notification)
    }
    if (news.event === 'queue') {
      countSoon()
      if (news.entered) tell(news.entered)
    }
  })
}
