import { attempt, type PortalError } from '@sauda/sdk'
import type { User } from '@sauda/sdk/access'
import {
  counted,
  fetched,
  type Inbox,
  notificationPage,
  openInbox,
  setView,
  skipOf,
  viewed,
} from '@sauda/sdk/notifications'
import { startTransition, use, useCallback, useState } from 'react'
import { useBrowserPortal } from '../../shell/browser-portal.ts'
import { useSite } from '../../shell/use-site.ts'
import { countsOf } from './counts.ts'
import { type HeldInbox, InboxContext } from './inbox-context.tsx'
import { MOST_AT_ONCE, STEP } from './notifications-up-to.ts'

type State = 'idle' | 'loading' | PortalError

/** The inbox of the signed-in user, and functions that keep it up to date. */
export function useInbox(user: User) {
  const [held, hold] = use(InboxContext)
  const { notifications: counts } = useSite()
  const portal = useBrowserPortal()
  const [state, setState] = useState<State>('idle')
  const { inbox, loaded, waiting } = heldBy(user, held) ?? opened(user, counts)

  const change = useCallback(
    (by: (inbox: Inbox) => Inbox, more?: Partial<Pick<HeldInbox, 'loaded' | 'waiting'>>) =>
      // In a transition, so that parts of the page whose scripts are still loading are not replaced by a fallback.
      startTransition(() =>
        hold((before) => {
          const now = heldBy(user, before) ?? opened(user, counts)
          return { ...now, ...more, inbox: by(now.inbox) }
        }),
      ),
    [hold, user, counts],
  )

  const fetchPage = useCallback(
    async (part: { skip: number; limit: number }) => {
      setState('loading')
      const page = await notificationPage(portal, user, part)
      if (page.error) return setState(page.error)
      change((it) => fetched(it, page), { loaded: true })
      setState('idle')
    },
    [portal, user, change],
  )

  return {
    inbox,
    loaded,
    waiting,
    state,
    change,
    /** Loads the first notifications, or the next ones. */
    loadMore: () => fetchPage({ skip: loaded ? skipOf(inbox) : 0, limit: STEP }),
    /** Reloads as many as are loaded already. */
    reload: () => fetchPage({ skip: 0, limit: Math.min(MOST_AT_ONCE, Math.max(STEP, skipOf(inbox))) }),
    /** Requests the counts; if the request fails, they stay as they are. */
    async recount() {
      const counts = await countsOf(portal, user)
      if (counts) change((it) => counted(it, counts), { waiting: counts.waiting })
    },
    /** Marks notifications as read, optimistically. If the request fails, they are unread again on the next page. */
    async markSeen(ids: readonly number[]) {
      change((it) => viewed(it, ids))
      const answer = await attempt(setView(portal, user, ids))
      if (answer.ok) change((it) => counted(it, answer.value))
    },
  }
}

function heldBy(user: User, held: HeldInbox | null): HeldInbox | null {
  return held?.owner === user.id ? held : null
}

function opened(user: User, counts: ReturnType<typeof useSite>['notifications']): HeldInbox {
  const inbox = openInbox(counts ?? { count: 0, view_count: 0 })
  return { owner: user.id, inbox, loaded: false, waiting: counts?.waiting ?? null }
}
