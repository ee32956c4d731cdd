import type { AdQuery } from '@sauda/sdk/ads'
import { useState } from 'react'
import { useOpenCatalogue } from './catalogue-form.tsx'

/**
 * The filters that the controls show, and a function to change them. It opens the page of the new filters and shows
 * them as chosen until it loads. A page that opens by other means (a chip, going back) resets them.
 */
export function useFilters(query: AdQuery): [wanted: AdQuery, apply: (next: AdQuery) => void] {
  const open = useOpenCatalogue()
  const [shown, setShown] = useState(query)
  const [wanted, setWanted] = useState(query)
  if (shown !== query) {
    setShown(query)
    setWanted(query)
  }
  return [
    wanted,
    (next) => {
      setWanted(next)
      open(next, { preventScrollReset: true })
    },
  ]
}
