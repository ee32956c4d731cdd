import { type AdQuery, readAdQuery, writeAdQuery } from '@sauda/sdk/ads'
import * as paths from '@sauda/sdk/paths'

/** The catalogue's address for filters, `/ads?brand=3&level=2`; `more` is added behind them. */
export function catalogueAddress(query: AdQuery, more?: Readonly<Record<string, string>>): string {
  return paths.ads + searchOf(query, more)
}

/** Filters as the query of an address, `?brand=3&level=2`; empty for none. */
export function searchOf(query: AdQuery, more: Readonly<Record<string, string>> = {}): string {
  const params = writeAdQuery(query)
  for (const [name, value] of Object.entries(more)) params.set(name, value)
  return params.size === 0 ? '' : `?${params}`
}

/** The filters in a form, so that scripts lead to a shorter address than the browser would write. */
export function formQuery(form: HTMLFormElement): AdQuery {
  const params = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') params.append(name, value)
  return readAdQuery(params)
}
