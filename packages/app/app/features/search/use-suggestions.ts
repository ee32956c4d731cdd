import { type Suggestions, suggest } from '@sauda/sdk/search'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useBrowserPortal } from '../../shell/browser-portal.ts'

/** Between two keys of somebody who types quickly. */
const PAUSE = 120
const MOST_KEPT = 50

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

export type Answer = { suggestions: Suggestions | null; offline: boolean }

/**
 * The suggestions for what is typed. While an answer is on its way the one before stays; an older answer never replaces
 * a newer one. Without a connection, or if the portal does not answer, there are none.
 */
export function useSuggestions(typed: string): Answer {
  const portal = useBrowserPortal()
  const kept = useRef(new Map<string, Suggestions>())
  const [answer, setAnswer] = useState<Answer>({ suggestions: null, offline: false })

  useEffect(() => {
    if (typed === '') return setAnswer({ suggestions: null, offline: !navigator.onLine })
    const known = kept.current.get(typed)
    if (known) return setAnswer({ suggestions: known, offline: false })
    if (!navigator.onLine) return setAnswer({ suggestions: null, offline: true })
    const asked = new AbortController()
    const pause = setTimeout(() => {
      suggest(portal, typed, { signal: asked.signal }).then(
        (suggestions) => {
          if (kept.current.size >= MOST_KEPT) kept.current.clear()
          kept.current.set(typed, suggestions)
          if (!asked.signal.aborted) setAnswer({ suggestions, offline: false })
        },
        () => {
          if (!asked.signal.aborted) setAnswer({ suggestions: null, offline: !navigator.onLine })
        },
      )
    }, PAUSE)
    return () => {
      clearTimeout(pause)
      asked.abort()
    }
  }, [portal, typed])

  return typed === '' ? { ...answer, suggestions: null } : answer
}
