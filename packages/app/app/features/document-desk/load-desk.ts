import type { Portal } from '@sauda/sdk'
import {
  allBatches,
  allDocuments,
  type DocumentBatch,
  type DocumentKind,
  type DocumentTenant,
  documentTenants,
} from '@sauda/sdk/documents'
import type { RouterContextProvider } from 'react-router'
import { visitOf } from '../../shell/visit.ts'
import type { Desk, DeskBatch, DeskDocuments, DeskTenant } from './desk.ts'
import { type DeskQuery, readDeskQuery } from './desk-query.ts'
import { countStates, sumUp } from './desk-states.ts'
import { chosenTenants, inOrder, tenantsByState, toDeskTenant } from './desk-tenants.ts'

/** What the loader of a page gets. */
export type Asked = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

const NOBODY = { late: 0, rejected: 0, ours: 0, theirs: 0, done: 0, annulled: 0, all: 0 }

/** Loads the desk of one kind of documents, for staff. */
export async function loadDesk({ request, url, context }: Asked, kind: DocumentKind): Promise<Desk> {
  const { portal, signer } = visitOf(context)
  const { signal } = request
  const asked = readDeskQuery(url.searchParams)
  const batches = await allBatches(portal, kind, {}, { signal })
  const found = batches.items.find(({ id }) => id === asked.rid)
  // Instead of a batch that was deleted meanwhile the latest one is shown, without a question that was about the other.
  const query = asked.rid === null || found ? asked : { ...asked, rid: null, ask: null }
  const batch = found ?? batches.items[0]
  const rows = batch ? await loadRows(portal, kind, { query, rid: batch.id, signal }) : null
  return {
    kind,
    signer,
    batch: batch ? toDeskBatch(kind, batch) : null,
    months: batches.items.map(({ id, period, sums }) => ({
      id,
      period,
      late: countStates(kind, sums).late,
    })),
    query,
    tenants: rows?.tenants ?? [],
    tenantsBy: rows?.tenantsBy ?? NOBODY,
    found: rows?.found ?? 0,
    folded: rows?.folded ?? 0,
    lateSums: batch ? sumUp(batch.sums.filter(({ overdue }) => overdue > 0)) : [],
    late: rows?.late ?? [],
    error: (batches.error ?? rows?.error)?.code ?? null,
    now: new Date().toISOString(),
  }
}

function toDeskBatch(kind: DocumentKind, batch: DocumentBatch): DeskBatch {
  const { id, period, due_on, allowed_actions, sums } = batch
  const documents = sums.reduce((total, { count }) => total + count, 0)
  return { id, period, due_on, allowed_actions, counts: countStates(kind, sums), documents }
}

/** Loads the tenants of a batch: a search says who is listed, and each is listed with all documents of the month. */
async function loadRows(
  portal: Portal,
  kind: DocumentKind,
  { query, rid, signal }: { query: DeskQuery; rid: number; signal: AbortSignal },
) {
  const [whole, searched] = await Promise.all([
    documentTenants(portal, kind, { rid }, { signal }),
    query.q ? documentTenants(portal, kind, { rid, q: query.q }, { signal }) : null,
  ])
  const all = whole.items.map((tenant: DocumentTenant) => toDeskTenant(kind, tenant))
  const matching = searched && new Set(searched.items.map(({ bin }) => bin))
  const { listed, found, folded } = chosenTenants(all, query, matching)
  // A search that finds one tenant shows the documents at once.
  const [only] = listed
  const open = query.open ?? (query.q && listed.length === 1 && only ? [only.bin] : [])
  const shown = inOrder(listed, query.order).slice(0, query.shown)
  const tenants = await Promise.all(
    shown.map(async (tenant): Promise<DeskTenant> => {
      if (!open.includes(tenant.bin)) return tenant
      return { ...tenant, documents: await loadDocuments(portal, kind, { rid, bin: tenant.bin, signal }) }
    }),
  )
  return {
    tenants,
    tenantsBy: tenantsByState(all),
    found,
    folded,
    late:
      query.ask === 'remind'
        ? all
            .filter(({ counts }) => counts.late > 0)
            .map(({ bin, company, registered, reminded_at }) => ({ bin, company, registered, reminded_at }))
        : [],
    error: whole.error ?? searched?.error,
  }
}

async function loadDocuments(
  portal: Portal,
  kind: DocumentKind,
  { rid, bin, signal }: { rid: number; bin: string; signal: AbortSignal },
): Promise<DeskDocuments> {
  const { items, error } = await allDocuments(portal, kind, { rid, bin }, { signal })
  return {
    items: items.map(({ id, number, title, rooms, total, currency, status, overdue }) => ({
      id,
      number,
      title,
      rooms,
      total,
      currency,
      status,
      overdue,
    })),
    error: error?.code ?? null,
  }
}
