import type { Fetch } from '@sauda/sdk'
import type { AdModeration } from '@sauda/sdk/ads'
import { watchAd } from '@sauda/sdk/ads'
import { useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useBrowserPortal } from '../../shell/browser-portal.ts'
import { useLive } from '../live/live-context.tsx'

/** How often the server is told that the ad is open; it drops a viewer after 40 seconds without a heartbeat. */
const BEAT_MS = 15_000

type Watchers = AdModeration['watchers']

/**
 * Keeps a moderator's page up to date: sends a heartbeat every 15 seconds while the page is visible, and reloads it
 * when the ad has changed. Returns the other viewers.
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
    // A lost heartbeat is made up for by the next one.
    const answer = await watchAd(portal, id).catch(() => null)
    if (!answer) return
    setWatchers(answer.watchers)
    refresh(answer.version)
  })

  useLive((news) => {
    if (news.event === 'connected' && news.again) void revalidate()
    if (news.event !== 'ad' || news.id !== id) return
    // If the version is the same, only the viewers have changed.
    if (news.version === version) void beat()
    else void revalidate()
  })

  useEffect(() => {
    const say = () => void beat()
    // The page is being unloaded: `keepalive` lets this request outlive it.
    const leave = () => {
      const fetch: Fetch = (input, init) => globalThis.fetch(input, { ...init, keepalive: true })
      void watchAd(portal, id, { leave: true }, { fetch }).catch(() => null)
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
  }, [portal, id])

  return watchers
}
