import type { ContentActAbout, ContentActRequest } from '@sauda/sdk/content-editor'
import { contentActPage } from '@sauda/sdk/content-editor'
import type { RouterContextProvider } from 'react-router'
import { visitOf } from '../../shell/visit.ts'
import { isContentSet } from './item-values.ts'

/** Parts of the log beside those of the sets. */
export const LOG_PARTS = [
  'brand',
  'service',
  'sparePart',
  'district',
  'tradeGroup',
  'searchWord',
] as const satisfies readonly ContentActAbout[]

type Asked = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

/** Loads a page of the log: `of` in the address is a set or another part, `after` the cursor. */
export async function loadActs({ request: { signal }, url, context }: Asked) {
  const of = url.searchParams.get('of') ?? ''
  const cursor = url.searchParams.get('after')
  const { items, total, next, error } = await contentActPage(
    visitOf(context).portal,
    { ...filterOf(of), cursor },
    { signal },
  )
  return { of, items, total, next, isOlder: cursor !== null, error: error?.code ?? null }
}

function filterOf(of: string): ContentActRequest {
  if (isContentSet(of)) return { set: of }
  const about = LOG_PARTS.find((part) => part === of)
  return about ? { about } : {}
}
