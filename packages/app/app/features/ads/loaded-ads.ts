import type { AdCard } from '@sauda/sdk/ads'

/** The loaded part of a list and its next cursor. */
export type LoadedAds = { readonly items: readonly AdCard[]; readonly next: string | null }

/** The first part of a list, with the number of all, and of those of shops that are open now. */
export type CountedAds = LoadedAds & { readonly total: number; readonly open_now?: number | undefined }

/** Appends the next part. An ad that was raised in the meantime and appears again keeps its place. */
export function appended(loaded: LoadedAds, part: LoadedAds): LoadedAds {
  const known = new Set(loaded.items.map(({ id }) => id))
  return { items: [...loaded.items, ...part.items.filter(({ id }) => !known.has(id))], next: part.next }
}

/** Where a list page begins: `?after=<cursor>&from=24`. `from` is only the number of ads before it. */
export type Place = { after: string | null; from: number }

export function readPlace(params: URLSearchParams): Place {
  const after = params.get('after') || null
  const from = Number(params.get('from'))
  return { after, from: after !== null && Number.isSafeInteger(from) && from > 0 ? from : 0 }
}

export function writePlace(after: string, from: number): { after: string; from: string } {
  return { after, from: String(from) }
}
