import { SEARCH_WORD_KINDS, type SearchWordKind } from '@sauda/sdk/search-words'

/** Which words are listed: the centre's own, or those that are hidden. */
export const WORD_CUTS = ['own', 'hidden'] as const
export type WordCut = (typeof WORD_CUTS)[number]

const DIALOGS = ['add', 'edit', 'delete'] as const
export type WordDialog = (typeof DIALOGS)[number]

/** What an address asks the page to show. */
export type WordQuery = {
  q: string
  kind: SearchWordKind | null
  cut: WordCut | null
  /** The number of listed words. */
  shown: number
  /** The query to check. */
  check: string
  ask: WordDialog | null
  /** The word that the dialog is about. */
  of: number | null
  /** What the form of a new word starts with. */
  text: string
  /** The query that found nothing and for which the word is added. */
  miss: string
}

export const STEP = 50
const MOST = 1000
const LONGEST = 200

/** Parses `?q=балка&kind=part&cut=own&shown=100&check=балка+тойота&ask=edit&of=7`; ignores all else. */
export function readWordQuery(search: URLSearchParams): WordQuery {
  const typed = (name: string) => (search.get(name) ?? '').trim().slice(0, LONGEST)
  return {
    q: typed('q'),
    kind: SEARCH_WORD_KINDS.find((kind) => kind === search.get('kind')) ?? null,
    cut: WORD_CUTS.find((cut) => cut === search.get('cut')) ?? null,
    shown: Math.min(Math.max(idIn(search.get('shown')) ?? STEP, STEP), MOST),
    check: typed('check'),
    ask: DIALOGS.find((dialog) => dialog === search.get('ask')) ?? null,
    of: idIn(search.get('of')),
    text: typed('text'),
    miss: typed('miss'),
  }
}

/** Returns the address of a query with changes, without its defaults and without a dialog: `?kind=part`. */
export function wordSearch(query: Partial<WordQuery>, change: Partial<WordQuery> = {}): string {
  const asked = { ...query, ask: null, of: null, text: '', miss: '', ...change }
  const search = new URLSearchParams()
  for (const name of ['q', 'kind', 'cut', 'shown', 'check', 'ask', 'of', 'text', 'miss'] as const) {
    const value = asked[name]
    if (value && value !== STEP) search.set(name, String(value))
    else if (name === 'of' && value) search.set(name, String(value))
  }
  return `?${search}`
}

function idIn(text: string | null): number | null {
  return /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : null
}
