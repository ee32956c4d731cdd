import type { AdQuery } from '@sauda/sdk/ads'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useLanguage } from '../../language/language-context.tsx'
import { appended, type LoadedAds } from './loaded-ads.ts'

/**
 * Longer lists by their place in the browser's history: who comes back from an ad finds them as they were, and so the
 * place on the page. Written in the browser only, and gone with the tab.
 */
const kept = new Map<string, LoadedAds>()

const askBrowser = () => import('./next-ads.ts')

type State = 'idle' | 'loading' | 'failed'

/** The list that came with the page, and what has been loaded behind it. */
export function useLoadedAds(query: AdQuery, first: LoadedAds) {
  const language = useLanguage()
  const { key } = useLocation()
  const [loaded, setLoaded] = useState(() => kept.get(key) ?? first)
  const [state, setState] = useState<State>('idle')

  async function loadMore() {
    setState('loading')
    // Without a connection the scripts for asking do not come either, which is the same failure.
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
