import { type AdCard, adPage } from '@sauda/sdk/ads'
import { useEffect } from 'react'
import { useBrowserPortal } from '../../shell/browser-portal.ts'
import { useTyped } from '../search/use-suggestions.ts'
import { foundOf } from './fresh.ts'

/** Longer than between two keys of somebody who types, so that floors do not jump. */
const PAUSE_MS = 350

/** Enough ads to find one that lies in the centre. */
const READ = 12

export type LiveHitProps = {
  input: HTMLInputElement
  /** Called with an ad that fits what is typed, null if none does, and undefined if nothing is typed. */
  onHit: (ad: AdCard | null | undefined) => void
}

/** Finds a part for what is typed; renders nothing. A request that fails changes nothing. */
export function LiveHit({ input, onHit }: LiveHitProps) {
  const portal = useBrowserPortal()
  const typed = useTyped(input)

  useEffect(() => {
    if (typed === '') return onHit(undefined)
    const asked = new AbortController()
    const pause = setTimeout(() => {
      adPage(portal, { q: typed, limit: READ }, { signal: asked.signal }).then(
        ({ items, error }) => !error && !asked.signal.aborted && onHit(foundOf(items)),
        () => {
          // Aborted: something newer is typed.
        },
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(pause)
      asked.abort()
    }
  }, [portal, typed, onHit])

  return null
}
