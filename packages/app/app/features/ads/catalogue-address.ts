import { type AdQuery, readAdQuery, writeAdQuery } from '@sauda/sdk/ads'
import * as paths from '@sauda/sdk/paths'

/** The address of the catalogue with filters, `/ads?brand=3&level=2`; `more` is appended. */
export function catalogueAddress(query: AdQuery, more?: Readonly<Record<string, string>>): string {
  return paths.ads + searchOf(query, more)
}

/** Filters as a query string, `?brand=3&level=2`; empty without filters. */
export function searchOf(query: AdQuery, more: Readonly<Record<string, string>> = {}): string {
  const params = writeAdQuery(query)
  for (const [name, value] of Object.entries(more)) params.set(name, value)
  return params.size === 0 ? '' : `?${params}`
}

/** The text of a search in «…»; quotation marks that were typed around it are not shown as well. */
export const quotedText = (query: string) => `«${query.replace(/^["«“„]([^"«»“”„]*)["»”“]$/, '$1')}»`

/** Reads the filters from a form. The resulting address is shorter than the one the browser would build. */
export function formQuery(form: HTMLFormElement): AdQuery {
  const params = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') params.append(name, value)
  return readAdQuery(params)
}
