/** Which rows of the journal are listed; `tenant` are documents that wait for their tenant. */
export const JOURNAL_CUTS = ['refused', 'accepted', 'unchanged', 'tenant'] as const
export type JournalCut = (typeof JOURNAL_CUTS)[number]

const DIALOGS = ['add', 'revoke'] as const
export type ExchangeDialog = (typeof DIALOGS)[number]

/** Whether a form of the page has a dialog of its own. */
export function isDialog(intent: string): intent is ExchangeDialog {
  return DIALOGS.some((dialog) => dialog === intent)
}

/** What an address asks the page to show. */
export type ExchangeQuery = {
  /** The base whose rows are listed; null for all. */
  base: number | null
  cut: JournalCut | null
  /** As 2026-11; null for all months. */
  month: string | null
  q: string
  /** The number of listed rows. */
  shown: number
  /** The row that is shown as it came. */
  row: number | null
  ask: ExchangeDialog | null
  /** The base that the dialog is about. */
  of: number | null
}

export const STEP = 50
const MOST = 1000
const LONGEST_SEARCH = 200

/** Parses `?base=1&cut=refused&month=2026-11&q=ТЦ&shown=100&row=7&ask=revoke&of=1`; ignores all else. */
export function readExchangeQuery(search: URLSearchParams): ExchangeQuery {
  const month = search.get('month') ?? ''
  return {
    base: idIn(search.get('base')),
    cut: JOURNAL_CUTS.find((cut) => cut === search.get('cut')) ?? null,
    month: /^20\d{2}-(0[1-9]|1[0-2])$/.test(month) ? month : null,
    q: (search.get('q') ?? '').trim().slice(0, LONGEST_SEARCH),
    shown: Math.min(Math.max(idIn(search.get('shown')) ?? STEP, STEP), MOST),
    row: idIn(search.get('row')),
    ask: DIALOGS.find((dialog) => dialog === search.get('ask')) ?? null,
    of: idIn(search.get('of')),
  }
}

/** Returns the address of a query with changes, without its defaults: `?base=1&cut=refused`. */
export function exchangeSearch(query: ExchangeQuery, change: Partial<ExchangeQuery> = {}): string {
  const { base, cut, month, q, shown, row, ask, of } = { ...query, ask: null, of: null, ...change }
  const search = new URLSearchParams()
  if (base !== null) search.set('base', String(base))
  if (cut) search.set('cut', cut)
  if (month) search.set('month', month)
  if (q) search.set('q', q)
  if (shown !== STEP) search.set('shown', String(shown))
  if (row !== null) search.set('row', String(row))
  if (ask) search.set('ask', ask)
  if (of !== null) search.set('of', String(of))
  return `?${search}`
}

/** The last day of a month that is written as 2026-11. */
export function lastDayOf(month: string): string {
  const [year, number] = month.split('-').map(Number)
  return new Date(Date.UTC(year ?? 0, number ?? 0, 0)).toISOString().slice(0, 10)
}

/** The largest id of a base. */
const LARGEST = 2_147_483_647

function idIn(text: string | null): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : null
  return id !== null && id <= LARGEST ? id : null
}
