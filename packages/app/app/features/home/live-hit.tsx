import { type AdCard, adPage } from '@sauda/sdk/ads'
import { inLanguage, money } from '@sauda/sdk/language'
import { useEffect, useState } from 'react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { useBrowserPortal } from '../../shell/browser-portal.ts'
import { roomWords } from '../rooms/words.ts'
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

/**
 * Finds a part for what is typed, and tells those who do not see the drawing, once for each part. A request that fails
 * changes nothing.
 */
export function LiveHit({ input, onHit }: LiveHitProps) {
  const portal = useBrowserPortal()
  const rooms = useWords(roomWords)
  const language = useLanguage()
  const typed = useTyped(input)
  const [hit, setHit] = useState<AdCard | null>()

  useEffect(() => {
    const answer = (ad: AdCard | null | undefined) => {
      setHit(ad)
      onHit(ad)
    }
    if (typed === '') return answer(undefined)
    const asked = new AbortController()
    const pause = setTimeout(() => {
      adPage(portal, { q: typed, limit: READ }, { signal: asked.signal }).then(
        ({ items, error }) => !error && !asked.signal.aborted && answer(foundOf(items)),
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

  return (
    <p role="status" className="sr-only">
      {hit?.plate &&
        `${rooms.plate(hit.plate.level, hit.plate.number)}, ${money(hit.price, language)}. ${inLanguage(hit, 'title', language)}`}
    </p>
  )
}
