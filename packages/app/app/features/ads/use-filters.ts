import type { AdQuery } from '@sauda/sdk/ads'
import { useCallback, useState } from 'react'
import { formQuery } from './catalogue-address.ts'
import { useOpenCatalogue } from './catalogue-form.tsx'
import { fitting } from './catalogue-query.ts'
import type { Dictionaries } from './dictionaries.ts'

/**
 * The filters that the controls show, and a function that applies the form: all of it, also what was typed and not sent
 * yet. It opens the page of the new filters and shows them as chosen until it loads. A page that opens by other means (a
 * chip, going back) resets them.
 */
export function useFilters(
  query: AdQuery,
  { parts }: Dictionaries,
): [wanted: AdQuery, apply: (form: HTMLFormElement) => void] {
  const open = useOpenCatalogue()
  const [shown, setShown] = useState(query)
  const [wanted, setWanted] = useState(query)
  if (shown !== query) {
    setShown(query)
    setWanted(query)
  }
  const apply = useCallback(
    (form: HTMLFormElement) => {
      const next = fitting(formQuery(form), wanted, parts)
      setWanted(next)
      open(next, { preventScrollReset: true })
    },
    [open, parts, wanted],
  )
  return [wanted, apply]
}
