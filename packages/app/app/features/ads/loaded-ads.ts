import type { AdCard } from '@sauda/sdk/ads'

/** The part of a list that is on the page, and where it goes on. */
export type LoadedAds = { readonly items: readonly AdCard[]; readonly next: string | null }

/** The list with its next part. An ad that was raised meanwhile and comes again stays where it was. */
export function appended(loaded: LoadedAds, part: LoadedAds): LoadedAds {
  const known = new Set(loaded.items.map(({ id }) => id))
  return { items: [...loaded.items, ...part.items.filter(({ id }) => !known.has(id))], next: part.next }
}

/** Where a page of a list begins: `?after=<cursor>&from=24`. `from` only counts what lies before. */
export type Place = { after: string | null; from: number }

export function readPlace(params: URLSearchParams): Place {
  const after = params.get('after') || null
  const from = Number(params.get('from'))
  return { after, from: after !== null && Number.isSafeInteger(from) && from > 0 ? from : 0 }
}

export function writePlace(after: string, from: number): { after: string; from: string } {
  return { after, from: String(from) }
}
