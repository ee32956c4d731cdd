import { type ExchangeBaseHealth, exchangeHealth } from '@sauda/sdk/exchange'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useBrowserPortal } from '../../shell/browser-portal.ts'

/** While a batch is coming in, and while nothing happens, in milliseconds. */
const PAUSE = { running: 1_000, idle: 3_000 } as const

type Health = readonly ExchangeBaseHealth[]

const isRunning = (health: Health): boolean =>
  health.some(({ batches }) => batches.some(({ state }) => state === 'running'))

/** When the last row of each base came: something came meanwhile if it changes. */
const lastRows = (health: Health): string =>
  health.map(({ base, received_at }) => `${base.id} ${received_at}`).join()

/**
 * The health of the bases, and when it was so by the server's clock. While the page is visible it is asked for again,
 * more often while a batch is coming in. When the last batch is done, and when rows came one by one, the whole page is
 * loaded again.
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
  const since = useRef(0)
  const restart = useEffectEvent(() => {
    since.current = performance.now()
  })
  useEffect(() => {
    if (loaded) restart()
  }, [loaded])

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    if (document.hidden) return
    const { items, error } = await exchangeHealth(portal)
    // A failed call leaves what is shown; the next one may succeed.
    if (error || signal.aborted) return
    const passed = performance.now() - since.current
    setLatest(items)
    setNow(new Date(Date.parse(loadedAt) + passed).toISOString())
    if (!isRunning(items) && lastRows(items) !== lastRows(loaded)) await revalidate()
  })

  useEffect(() => {
    const stop = new AbortController()
    const pause = running ? PAUSE.running : PAUSE.idle
    let timer = setTimeout(next, pause)
    async function next() {
      await ask(stop.signal)
      if (!stop.signal.aborted) timer = setTimeout(next, pause)
    }
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [running])
  return { health: latest, now }
}
