import type { Portal } from '@sauda/sdk'
import { type AuditEntry, type AuditPerson, auditPage } from '@sauda/sdk/audit'
import * as paths from '@sauda/sdk/paths'
import { findUsers, type UserCard } from '@sauda/sdk/people'
import type { RouterContextProvider } from 'react-router'
import { localRedirect, visitOf } from '../../shell/visit.ts'
import { type AuditQuery, auditFilter, auditSearch, nextShown, readAuditQuery } from './audit-query.ts'

type Asked = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

/** Everything that the page shows. */
export type AuditLog = {
  query: AuditQuery
  entries: readonly AuditEntry[]
  total: number
  totalIsEstimate: boolean
  /** The `shown` of the next step; null if all entries are shown. */
  more: number | null
  /** The code of a failed call. */
  error: string | null
  /** The person whose acts are listed, if any of them is. */
  actor: AuditPerson | null
  /** Whom a typed text may mean, instead of entries; null if nothing was typed. */
  people: readonly UserCard[] | null
  now: string
}

/** The most entries that one request returns. */
const PAGE = 100

/** Loads the journal; a typed text that means one person leads to what this person did. */
export async function loadAudit({ request: { signal }, url, context }: Asked): Promise<AuditLog> {
  const { portal } = visitOf(context)
  const query = readAuditQuery(url.searchParams)
  const found = query.who === '' ? null : await peopleNamed(portal, query.who, signal)
  if (found?.only)
    throw localRedirect(context, `${paths.audit}${auditSearch(query, { who: '', actor: found.only })}`)
  const now = new Date().toISOString()
  if (found) {
    const { people, error } = found
    const none = { entries: [], total: 0, totalIsEstimate: false, more: null, actor: null }
    return { query, ...none, error, people, now }
  }
  const page = await entriesUpTo(portal, query, signal)
  return { query, ...page, actor: page.entries[0]?.who ?? null, people: null, now }
}

/** Returns whom a text may mean: a number is the id of a person. */
async function peopleNamed(
  portal: Portal,
  who: string,
  signal: AbortSignal,
): Promise<{ only: number | null; people: readonly UserCard[]; error: string | null }> {
  const id = /^№?\s*([1-9]\d{0,9})$/.exec(who)?.[1]
  if (id !== undefined) return { only: Number(id), people: [], error: null }
  const { items, error } = await findUsers(portal, who, { signal })
  const [first, second] = items
  return { only: first && !second ? first.id : null, people: items, error: error?.code ?? null }
}

/** Returns the first entries. «More» is a link to the same journal with a larger `shown`. */
async function entriesUpTo(portal: Portal, query: AuditQuery, signal: AbortSignal) {
  const { shown } = query
  const items = new Map<number, AuditEntry>()
  let cursor: string | null = null
  for (;;) {
    const limit = Math.min(PAGE, shown - items.size)
    const page = await auditPage(portal, { ...auditFilter(query), cursor, limit }, { signal })
    for (const entry of page.items) items.set(entry.id, entry)
    cursor = page.next
    if (!page.error && cursor !== null && items.size < shown) continue
    return {
      entries: [...items.values()],
      total: page.total,
      totalIsEstimate: page.total_is_estimate ?? false,
      more: cursor === null ? null : nextShown(shown),
      error: page.error?.code ?? null,
    }
  }
}
