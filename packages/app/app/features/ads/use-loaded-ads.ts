import type { AdQuery } from '@sauda/sdk/ads'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useLanguage } from '../../language/language-context.tsx'
import { appended, type LoadedAds } from './loaded-ads.ts'

/**
 * Loaded lists by history entry: a user who comes back from an ad finds the list, and the scroll position, as it was.
 * Only in the browser, for the lifetime of the tab.
 */
const kept = new Map<string, LoadedAds>()

const askBrowser = () => import('./next-ads.ts')

type State = 'idle' | 'loading' | 'failed'

/** The list of the page, and what has been loaded after it. */
export function useLoadedAds(query: AdQuery, first: LoadedAds) {
  const language = useLanguage()
  const { key } = useLocation()
  const [loaded, setLoaded] = useState(() => kept.get(key) ?? first)
  const [state, setState] = useState<State>('idle')

  async function loadMore() {
    setState('loading')
    // Without a connection the chunk with the request does not load either, which is the same error.
    const page = await askBrowser()
      .then(({ nextAds }) => nextAds({ ...query, cursor: loaded.next }, language))
      .catch(() => null)
    if (!page || page.error) return setState('failed')
    const longer = appended(loaded, page)
    kept.set(key, longer)
    setLoaded(longer)
    setState('idle')
  }

  return { ...loaded, state, loadMore }
}
