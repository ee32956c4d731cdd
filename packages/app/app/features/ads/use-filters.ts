import type { AdQuery } from '@sauda/sdk/ads'
import { useState } from 'react'
import { useOpenCatalogue } from './catalogue-form.tsx'

/**
 * The filters that controls show, and the way to change them: the page of the new ones is opened, and until it is
 * there they are shown as chosen. A page that comes by other means (a chip, a step back) sets them anew.
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
