import type { User } from '@sauda/sdk/access'
import {
  fetched,
  hasMore,
  type Notification,
  type NotificationFilter,
  unreadOf,
} from '@sauda/sdk/notifications'
import { type ReactElement, type ReactNode, useEffect } from 'react'
import { LocalLink } from '../../language/local-link.tsx'
import { opensElsewhere } from '../../shell/opens-elsewhere.ts'
import { filterSearch } from './filter.ts'
import { NotificationFilters } from './notification-filters.tsx'
import { NotificationsList } from './notifications-list.tsx'
import { nextShown } from './notifications-up-to.ts'
import { ReadAllButton, type ReadAllButtonProps } from './read-all-button.tsx'
import type { SentBefore } from './read-all-state.ts'
import { useFiltered } from './use-filtered.ts'
import { useInbox } from './use-inbox.ts'

type PageProps = {
  user: User
  /** What the page came with. */
  list: { items: Notification[]; total: number; error: string | null }
  now: string
  /** The result of «read all», or of taking it back, before scripts loaded. */
  sent: SentBefore | undefined
}

/** All notifications; the bell's dialog has the same ones. */
export function AllNotifications({ user, list, now, sent }: PageProps) {
  const { items, total, error } = list
  const { inbox, loaded, state, change, loadMore, markSeen } = useInbox(user)
  const shown = loaded ? inbox.items : items

  useEffect(() => {
    if (error === null) change((it) => fetched(it, { items, total, skip: 0 }), { loaded: true })
  }, [items, total, error, change])

  return (
    <Frame user={user} only={null} marked={shown} sent={sent}>
      <NotificationsList
        user={user}
        items={shown}
        total={loaded ? inbox.total : total}
        now={now}
        hasMore={loaded ? hasMore(inbox) : items.length < total}
        loading={state === 'loading'}
        error={typeof state === 'object' ? state.code : loaded ? null : error}
        onSeen={markSeen}
        more={moreLink(nextShown(shown, total) ?? shown.length, null, state === 'loading', loadMore)}
      />
    </Frame>
  )
}

/** Those that a filter leaves. */
export function SomeNotifications({ user, list, now, sent, only }: PageProps & { only: NotificationFilter }) {
  const { items, total, hasMore, state, loadMore, markSeen, markAll, unmark } = useFiltered(user, only, list)
  return (
    <Frame
      user={user}
      only={only}
      // Everything would be marked, though the page shows a part.
      marked={only === 'unread' ? items : undefined}
      sent={sent}
      onRead={markAll}
      onUndone={unmark}
    >
      <NotificationsList
        user={user}
        items={items}
        total={total}
        now={now}
        hasMore={hasMore}
        loading={state === 'loading'}
        error={typeof state === 'object' ? state.code : list.error}
        onSeen={markSeen}
        more={moreLink(nextShown(items, total) ?? items.length, only, state === 'loading', loadMore)}
      />
    </Frame>
  )
}

type FrameProps = Pick<PageProps, 'user' | 'sent'> &
  Pick<ReadAllButtonProps, 'onRead' | 'onUndone'> & {
    only: NotificationFilter | null
    /** The notifications that are shown, if all can be marked as read. */
    marked: readonly Notification[] | undefined
    children: ReactNode
  }

function Frame({ user, only, marked, sent, onRead, onUndone, children }: FrameProps) {
  const unread = unreadOf(useInbox(user).inbox)
  return (
    <div className="grid max-w-205 grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <NotificationFilters unread={unread} only={only} />
        {marked && (
          <ReadAllButton user={user} items={marked} sent={sent} onRead={onRead} onUndone={onUndone} />
        )}
      </div>
      {children}
    </div>
  )
}

/** Before scripts load, the same page with more; then the next part. */
function moreLink(
  shown: number,
  only: NotificationFilter | null,
  isLoading: boolean,
  loadMore: () => Promise<unknown>,
): (words: string) => ReactElement {
  return (words) => (
    <LocalLink
      to={filterSearch(only, shown)}
      prefetch="none"
      preventScrollReset
      onClick={(event) => {
        if (opensElsewhere(event)) return
        event.preventDefault()
        if (!isLoading) void loadMore()
      }}
    >
      {words}
    </LocalLink>
  )
}
