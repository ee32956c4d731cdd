import { attempt, type Portal } from '@sauda/sdk'
import { can } from '@sauda/sdk/access'
import {
  type ExchangeJournalFilter,
  type ExchangeRow,
  exchangeBases,
  exchangeHealth,
  exchangeJournal,
  exchangeRow,
} from '@sauda/sdk/exchange'
import { almatyTime } from '@sauda/sdk/language'
import { data, type RouterContextProvider } from 'react-router'
import { visitOf } from '../../shell/visit.ts'
import { signedIn } from '../people/signed-in.ts'
import type { Exchange, UnknownTenant } from './exchange.ts'
import { type ExchangeQuery, lastDayOf, readExchangeQuery, STEP } from './exchange-query.ts'

type Asked = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

/** The most rows that one request returns. */
const PAGE = 100
const MOST = 20 * STEP
const MONTHS = 13

/** Loads the page of the exchange; others than administrators and managers get a 403 page. */
export async function loadExchange({ request: { signal }, url, context }: Asked): Promise<Exchange> {
  const { portal } = visitOf(context)
  const user = await signedIn(context)
  if (!can(user, 'exchange.read')) throw data(null, { status: 403 })
  const query = readExchangeQuery(url.searchParams)
  const now = new Date().toISOString()
  const [bases, health, mend, unknown, journal, opened] = await Promise.all([
    exchangeBases(portal, { signal }),
    exchangeHealth(portal, { signal }),
    exchangeJournal(portal, { unmended: true, limit: PAGE }, { signal }),
    exchangeJournal(portal, { unknown_tenant: true, limit: PAGE }, { signal }),
    journalUpTo(portal, query, signal),
    query.row === null ? null : attempt(exchangeRow(portal, query.row, { signal })),
  ])
  return {
    query,
    bases: bases.items,
    health: { items: health.items, error: health.error?.code ?? null },
    mend: { items: mend.items, total: mend.total, error: mend.error?.code ?? null },
    unknown: { tenants: byTenant(unknown.items), error: unknown.error?.code ?? null },
    journal,
    opened: opened?.ok ? opened.value : null,
    months: monthsUntil(now),
    manages: can(user, 'exchange.manage'),
    now,
  }
}

/** Returns the first rows of the journal, page by page. «More» is a link to the same journal with a larger `shown`. */
async function journalUpTo(
  portal: Portal,
  query: ExchangeQuery,
  signal: AbortSignal,
): Promise<Exchange['journal']> {
  const { shown } = query
  const filter = journalFilter(query)
  const items = new Map<number, ExchangeRow>()
  let cursor: string | null = null
  for (;;) {
    const limit = Math.min(PAGE, shown - items.size)
    const page = await exchangeJournal(portal, { ...filter, cursor, limit }, { signal })
    for (const row of page.items) items.set(row.id, row)
    cursor = page.next
    if (page.error || cursor === null || items.size >= shown) {
      return {
        items: [...items.values()],
        total: page.total,
        totalIsEstimate: page.total_is_estimate ?? false,
        more: cursor !== null && shown < MOST ? shown + STEP : null,
        error: page.error?.code ?? null,
      }
    }
  }
}

/** Returns the listed rows as a filter of the API. */
export function journalFilter({ base, cut, month, q }: ExchangeQuery): ExchangeJournalFilter {
  return {
    ...(base !== null && { base_id: base }),
    ...(cut === 'refused' && { outcome: ['refused'] }),
    ...(cut === 'accepted' && { outcome: ['created', 'renewed'] }),
    ...(cut === 'unchanged' && { outcome: ['unchanged'] }),
    ...(cut === 'tenant' && { unknown_tenant: true }),
    ...(month && { from: `${month}-01`, to: lastDayOf(month) }),
    ...(q && { q }),
  }
}

/** Rows come newest first, so the last row of a company is its first. */
function byTenant(rows: readonly ExchangeRow[]): UnknownTenant[] {
  const tenants = new Map<string, UnknownTenant>()
  for (const { bin, company, at } of rows) {
    if (bin === null) continue
    const known = tenants.get(bin)
    tenants.set(bin, {
      bin,
      company: known?.company ?? company,
      documents: (known?.documents ?? 0) + 1,
      since: at,
    })
  }
  return [...tenants.values()]
}

/** This month in Almaty and the year before it. */
function monthsUntil(now: string): string[] {
  const today = almatyTime(now)
  if (!today) return []
  const { year, month } = today
  return Array.from({ length: MONTHS }, (_, ago) =>
    new Date(Date.UTC(year, month - 1 - ago, 1)).toISOString().slice(0, 7),
  )
}
