import { type ExchangeBaseHealth, exchangeHealth } from '@sauda/sdk/exchange'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useBrowserPortal } from '../notifications/browser-portal.ts'

const PAUSE = 2_000

type Health = readonly ExchangeBaseHealth[]

const isRunning = (health: Health): boolean =>
  health.some(({ batches }) => batches.some(({ state }) => state === 'running'))

/**
 * The health of the bases and when it was so, by the server's clock. It is asked for again every two seconds while a batch is coming in and the page is
 * visible. When the last batch is done, the whole page is loaded again.
 */
export function useLiveHealth(loaded: Health, loadedAt: string): { health: Health; now: string } {
  const portal = useBrowserPortal()
  const { revalidate } = useRevalidator()
  const [latest, setLatest] = useState(loaded)
  const [now, setNow] = useState(loadedAt)
  const [known, setKnown] = useState(loaded)
  if (loaded !== known) {
    setKnown(loaded)
    setLatest(loaded)
    setNow(loadedAt)
  }
  const running = isRunning(latest)
  // The clock of this device may be wrong; only how much time passes is taken from it.
  const askedAt = useRef(0)

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    if (document.hidden) return
    const { items, error } = await exchangeHealth(portal)
    // A failed call leaves what is shown; the next one may succeed.
    if (error || signal.aborted) return
    setLatest(items)
    setNow((before) => new Date(Date.parse(before) + performance.now() - askedAt.current).toISOString())
    askedAt.current = performance.now()
    if (!isRunning(items)) await revalidate()
  })

  useEffect(() => {
    if (!running) return
    askedAt.current = performance.now()
    const stop = new AbortController()
    let timer = setTimeout(next, PAUSE)
    async function next() {
      await ask(stop.signal)
      if (!stop.signal.aborted) timer = setTimeout(next, PAUSE)
    }
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [running])
  return { health: latest, now }
}
