import type { PortalError } from '@sauda/sdk'
import type { User } from '@sauda/sdk/access'
import { type NotificationFilter, notificationPage } from '@sauda/sdk/notifications'
import { useState } from 'react'
import { useBrowserPortal } from '../../shell/browser-portal.ts'
import { belongs, extended, type FilteredList, nextSkip, seen, unseen } from './filter.ts'
import { STEP } from './notifications-up-to.ts'
import { useInbox } from './use-inbox.ts'

/** A filtered list: what the page came with, what is loaded after it, and what arrives meanwhile. */
export function useFiltered(user: User, only: NotificationFilter, first: FilteredList) {
  const portal = useBrowserPortal()
  const { inbox, markSeen } = useInbox(user)
  const [list, setList] = useState(first)
  const [state, setState] = useState<'idle' | 'loading' | PortalError>('idle')
  const top = list.items[0]?.id ?? 0
  const arrived = inbox.items.filter((item) => item.id > top && belongs(item, only))

  return {
    items: [...arrived, ...list.items],
    total: list.total + arrived.length,
    hasMore: list.items.length < list.total,
    state,
    async loadMore() {
      setState('loading')
      const skip = nextSkip(list, only)
      const page = await notificationPage(portal, user, { only, skip, limit: STEP })
      if (page.error) return setState(page.error)
      setList((before) => extended(before, page, only))
      setState('idle')
    },
    markSeen(ids: readonly number[]) {
      setList((before) => seen(before, (id) => ids.includes(id)))
      void markSeen(ids)
    },
    /** Shows everything as read. */
    markAll: () => setList((before) => seen(before, () => true)),
    /** Shows some as unread again. */
    unmark: (ids: readonly number[]) => setList((before) => unseen(before, ids)),
  }
}
