import type { User } from '@sauda/sdk/access'
import { countPartRequests } from '@sauda/sdk/part-requests'
import { useEffect, useState } from 'react'
import { useBrowserPortal } from '../../shell/browser-portal.ts'
import { useSite } from '../../shell/use-site.ts'
import { useLive } from '../live/live-context.tsx'
import { useRecount } from '../live/use-recount.ts'

/** How many part requests wait for the user (spec §3 `userRequestCount`), counted again when something about them happens. */
export function useRequestCount({ id }: User): number {
  const portal = useBrowserPortal()
  const { requests } = useSite()
  const [count, setCount] = useState(requests ?? 0)
  // An action has returned a newer one.
  useEffect(() => setCount(requests ?? 0), [requests])
  const recountSoon = useRecount(async () => {
    setCount(await countPartRequests(portal, id))
  })
  useLive((news) => {
    const concerns =
      news.event === 'connected'
        ? news.again
        : news.event === 'part_request' ||
          (news.event === 'talk' && news.of === 'part_request') ||
          (news.event === 'notification' && news.notification.user_request_id !== undefined)
    if (concerns) recountSoon()
  })
  return count
}
