import type { MatchOptions } from '@sauda/ui'
import { useRef, useState } from 'react'
import { useBrowserPortal } from '../../shell/browser-portal.ts'
import type { EntryKind } from './match-options.ts'

/**
 * The search's way to find the options of a combobox, also by the words that administrators add to the search, and a
 * function that loads it, for the first focus. Until then and without a connection the text is looked for as it stands.
 * @param kind the dictionary that the options are from; omitted if their values are «kind|name»
 */
export function useMatchOptions(kind?: EntryKind): [match: MatchOptions | undefined, load: () => void] {
  const portal = useBrowserPortal()
  const isLoading = useRef(false)
  const [loaded, setLoaded] = useState<{ match: MatchOptions }>()

  async function read() {
    const { matchOptions, readAliases } = await import('./match-options.ts')
    setLoaded((before) => before ?? { match: matchOptions(new Map()) })
    const aliases = await readAliases(portal, kind)
    setLoaded({ match: matchOptions(aliases) })
    // Without a connection the next focus tries again.
    isLoading.current = aliases.size > 0
  }

  return [
    loaded?.match,
    () => {
      if (isLoading.current) return
      isLoading.current = true
      read().catch(() => {
        isLoading.current = false
      })
    },
  ]
}
