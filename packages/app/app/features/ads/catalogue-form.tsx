import type { AdQuery } from '@sauda/sdk/ads'
import * as paths from '@sauda/sdk/paths'
import { type ComponentProps, useCallback } from 'react'
import { Form, type NavigateOptions, useNavigate } from 'react-router'
import { useLocalPath } from '../../language/local-link.tsx'
import { catalogueAddress, formQuery } from './catalogue-address.ts'

/** Id of the filter form, for controls elsewhere on the page (search text, sorting). */
export const FILTER_FORM = 'filters'

/** Returns a function that opens the catalogue with the given filters. */
export function useOpenCatalogue(): (query: AdQuery, options?: NavigateOptions) => void {
  const navigate = useNavigate()
  const localPath = useLocalPath()
  return useCallback(
    (query, options) => void navigate(localPath(catalogueAddress(query)), options),
    [navigate, localPath],
  )
}

/** The filter form: a plain GET form before scripts load, a shorter address after. */
export function CatalogueForm({
  navigation,
  ...props
}: Omit<ComponentProps<typeof Form>, 'method' | 'action' | 'onSubmit'> & { navigation?: NavigateOptions }) {
  const open = useOpenCatalogue()
  const localPath = useLocalPath()
  return (
    <Form
      method="get"
      action={localPath(paths.ads)}
      onSubmit={(event) => {
        event.preventDefault()
        open(formQuery(event.currentTarget), navigation)
      }}
      {...props}
    />
  )
}
