import { type DeskState, isDeskState } from './desk-states.ts'

export const DESK_ORDERS = ['late', 'floor', 'sum'] as const
export type DeskOrder = (typeof DESK_ORDERS)[number]

/** Dialogs of a desk, each with an address of its own. */
export const DESK_DIALOGS = ['remind', 'due', 'delete'] as const
export type DeskDialog = (typeof DESK_DIALOGS)[number]

/** What an address asks the desk to show. */
export type DeskQuery = {
  /** The batch; null is the latest. */
  rid: number | null
  state: DeskState | null
  order: DeskOrder
  q: string
  /** BINs of the tenants whose documents are shown; null if the address says nothing about it. */
  open: readonly string[] | null
  /** Whether tenants with nothing left to do are listed too. */
  rest: boolean
  /** The number of listed tenants. */
  shown: number
  ask: DeskDialog | null
}

export const PAGE = 50
const MOST = 1000
const MOST_OPEN = 20
const LONGEST_SEARCH = 200

/** Parses `?rid=7&state=late&order=sum&q=Арман&open=990140001234&rest=1&shown=100&ask=due`; ignores all else. */
export function readDeskQuery(search: URLSearchParams): DeskQuery {
  const state = search.get('state')
  return {
    rid: wholeNumber(search.get('rid')),
    state: isDeskState(state) ? state : null,
    order: DESK_ORDERS.find((order) => order === search.get('order')) ?? 'late',
    q: (search.get('q') ?? '').trim().slice(0, LONGEST_SEARCH),
    open: search.has('open') ? bins(search.getAll('open')) : null,
    rest: search.get('rest') === '1',
    shown: Math.min(Math.max(wholeNumber(search.get('shown')) ?? PAGE, PAGE), MOST),
    ask: DESK_DIALOGS.find((dialog) => dialog === search.get('ask')) ?? null,
  }
}

/** Returns the address of a query, without its defaults: `?rid=7&state=late`. */
export function deskSearch({ rid, state, order, q, open, rest, shown, ask }: DeskQuery): string {
  const search = new URLSearchParams()
  if (rid !== null) search.set('rid', String(rid))
  if (state) search.set('state', state)
  if (order !== 'late') search.set('order', order)
  if (q) search.set('q', q)
  for (const bin of open?.length === 0 ? [''] : (open ?? [])) search.append('open', bin)
  if (rest) search.set('rest', '1')
  if (shown !== PAGE) search.set('shown', String(shown))
  if (ask) search.set('ask', ask)
  return `?${search}`
}

/** The same desk from its beginning, with something else filtered or sorted. */
export function otherList(query: DeskQuery, change: Partial<DeskQuery>): string {
  return deskSearch({ ...query, open: null, rest: false, shown: PAGE, ask: null, ...change })
}

function wholeNumber(text: string | null): number | null {
  return /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : null
}

function bins(texts: readonly string[]): string[] {
  return [...new Set(texts)].filter((text) => /^\d{12}$/.test(text)).slice(-MOST_OPEN)
}
