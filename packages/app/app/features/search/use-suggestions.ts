import { type Suggestions, suggest } from '@sauda/sdk/search'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useBrowserPortal } from '../../shell/browser-portal.ts'

/** Between two keys of somebody who types quickly. */
const PAUSE = 120
const MOST_KEPT = 50
/** Counts of ads change. */
const KEPT_MS = 60_000

/** What is typed in a field that is not controlled by React. */
export function useTyped(input: HTMLInputElement): string {
  return useSyncExternalStore(
    (changed) => {
      input.addEventListener('input', changed)
      return () => input.removeEventListener('input', changed)
    },
    () => input.value,
  ).trim()
}

/** `asked` is the text that it answers: while a newer one is awaited, not what is typed. */
export type Answer = { asked: string; suggestions: Suggestions | null; offline: boolean }

/** Where the list fills the screen (`suggesting.tsx`), which would be empty before anything is typed. */
const SHEET = '(width < 48rem)'

/**
 * The suggestions for what is typed; for nothing, where they fill the screen, what has the most ads. While an answer is
 * on its way the one before stays; an older answer never replaces a newer one. Without a connection, or if the portal
 * does not answer, there are none.
 */
export function useSuggestions(typed: string): Answer {
  const portal = useBrowserPortal()
  const kept = useRef(new Map<string, { at: number; suggestions: Suggestions }>())
  const [answer, setAnswer] = useState<Answer>({ asked: '', suggestions: null, offline: false })
  const [isSheet] = useState(() => matchMedia(SHEET).matches)

  useEffect(() => {
    const answered = (suggestions: Suggestions | null, offline = false) =>
      setAnswer({ asked: typed, suggestions, offline })
    if (typed === '' && !isSheet) return answered(null, !navigator.onLine)
    const known = kept.current.get(typed)
    if (known && Date.now() - known.at < KEPT_MS) return answered(known.suggestions)
    if (!navigator.onLine) return answered(null, true)
    const asked = new AbortController()
    const pause = setTimeout(
      () => {
        suggest(portal, typed, { signal: asked.signal }).then(
          (suggestions) => {
            if (kept.current.size >= MOST_KEPT) kept.current.clear()
            kept.current.set(typed, { at: Date.now(), suggestions })
            if (!asked.signal.aborted) answered(suggestions)
          },
          () => {
            if (!asked.signal.aborted) answered(null, !navigator.onLine)
          },
        )
      },
      typed === '' ? 0 : PAUSE,
    )
    return () => {
      clearTimeout(pause)
      asked.abort()
    }
  }, [portal, typed, isSheet])

  // What answered other words is not shown for nothing.
  return typed === '' && answer.asked !== '' ? { ...answer, suggestions: null } : answer
}
