import { attempt } from '@sauda/sdk'
import type { User } from '@sauda/sdk/access'
import { notificationKind } from '@sauda/sdk/notifications'
import { countReviews } from '@sauda/sdk/reviews'
import { useEffectEvent, useRef, useState } from 'react'
import { useBrowserPortal } from '../../shell/browser-portal.ts'
import { useLive } from '../live/live-context.tsx'

/** How many reviews wait for the user; counted again when one comes, is replied to or is decided about. */
export function useWaitingReviews({ id }: User, waiting: number | null): number | null {
  const portal = useBrowserPortal()
  const [latest, setLatest] = useState(waiting)
  const [known, setKnown] = useState(waiting)
  // An action has returned a newer one.
  if (waiting !== known) {
    setKnown(waiting)
    setLatest(waiting)
  }
  const asked = useRef(0)
  const recount = useEffectEvent(async () => {
    asked.current += 1
    const question = asked.current
    const counts = await attempt(countReviews(portal, id))
    if (counts.ok && question === asked.current) setLatest(counts.value.waiting)
  })
  useLive((news) => {
    if (news.event === 'connected' ? news.again : isAboutReviews(news)) void recount()
  })
  return latest
}

function isAboutReviews(news: Parameters<Parameters<typeof useLive>[0]>[0]): boolean {
  if (news.event === 'queue') return true
  return news.event === 'notification' && notificationKind(news.notification) === 'review'
}
