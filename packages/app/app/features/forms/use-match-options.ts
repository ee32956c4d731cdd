import type { MatchOptions } from '@sauda/ui'
import { useState } from 'react'

/**
 * The search's way to find the options of comboboxes, and a function that loads it, for the first focus in one. Until then
 * and without a connection they look for the text as it stands.
 */
export function useMatchOptions(): [match: MatchOptions | undefined, load: () => void] {
  const [match, setMatch] = useState<MatchOptions>()
  return [
    match,
    () => {
      if (match) return
      void import('./match-options.ts').then(
        ({ matchOptions }) => setMatch(() => matchOptions),
        () => undefined,
      )
    },
  ]
}
