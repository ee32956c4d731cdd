import { createPortal } from '@sauda/sdk'
import type { AdModeration } from '@sauda/sdk/ads'
import { watchAd } from '@sauda/sdk/ads'
import { useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useLive } from '../live/live-context.tsx'
import { useBrowserPortal } from '../notifications/browser-portal.ts'

/** How often the portal is told that the ad is open; it forgets who is silent for 40 seconds. */
const BEAT_MS = 15_000

type Watchers = AdModeration['watchers']

/**
 * Keeps a moderator's page of an ad as the ad is: says every 15 seconds that it is open, while it is in sight, and asks
 * anew for the page once the ad is another one. Answers who else has it open.
 */
export function useFreshAd(id: number, version: number | undefined, first: Watchers): Watchers {
  const portal = useBrowserPortal()
  const { revalidate } = useRevalidator()
  const [watchers, setWatchers] = useState(first)

  const refresh = useEffectEvent((now: number) => {
    if (now !== version) void revalidate()
  })
  const beat = useEffectEvent(async () => {
    if (document.visibilityState === 'hidden') return
    // A beat that is lost is made up for by the next one.
    const answer = await watchAd(portal, id).catch(() => null)
    if (!answer) return
    setWatchers(answer.watchers)
    refresh(answer.version)
  })

  useLive((news) => {
    if (news.event === 'connected' && news.again) void revalidate()
    if (news.event !== 'ad' || news.id !== id) return
    // With the same version it is the watchers who have changed.
    if (news.version === version) void beat()
    else void revalidate()
  })

  useEffect(() => {
    const say = () => void beat()
    // The page is on its way out: this alone may outlive it.
    const leave = () => {
      const last = createPortal({
        baseUrl: '',
        fetch: (input, init) => fetch(input, { ...init, keepalive: true }),
      })
      void watchAd(last, id, { leave: true }).catch(() => null)
    }
    say()
    const timer = setInterval(say, BEAT_MS)
    document.addEventListener('visibilitychange', say)
    addEventListener('pagehide', leave)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', say)
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [id])

  return watchers
}
