import { attempt, newIdempotencyKey } from '@sauda/sdk'
import { checkSearch, type SearchWordRequest, searchTargets, searchWordPage } from '@sauda/sdk/search-words'
import type { RouterContextProvider } from 'react-router'
import { visitOf } from '../../shell/visit.ts'
import type { WordDesk } from './word-desk.ts'
import { readWordQuery, type WordQuery } from './word-query.ts'

type Asked = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

/** Loads the page of the words; what its dialog needs only if the address opens one. */
export async function loadWords({ request: { signal }, url, context }: Asked): Promise<WordDesk> {
  const { portal } = visitOf(context)
  const query = readWordQuery(url.searchParams)
  const isForm = query.ask === 'add' || query.ask === 'edit'
  const [page, reading, about, targets] = await Promise.all([
    searchWordPage(portal, wordFilter(query), { signal }),
    query.check ? attempt(checkSearch(portal, query.check, { signal })) : null,
    query.of === null ? null : searchWordPage(portal, { id: query.of }, { signal }),
    isForm ? searchTargets(portal, { signal }) : null,
  ])
  return {
    query,
    words: { items: page.items, total: page.total, error: page.error?.code ?? null },
    reading: reading?.ok ? reading.value : null,
    readingError: reading && !reading.ok ? reading.error.code : null,
    word: about?.items[0] ?? null,
    targets: targets?.items ?? [],
    firstKey: newIdempotencyKey(),
  }
}

/** Returns the listed words as a filter of the API. */
export function wordFilter({ q, kind, cut, shown }: WordQuery): SearchWordRequest {
  return {
    ...(q && { q }),
    ...(kind && { kind }),
    ...(cut === 'own' && { origin: 'own' as const }),
    ...(cut === 'hidden' && { hidden: true }),
    limit: shown,
  }
}
