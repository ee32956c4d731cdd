import { attempt } from '@sauda/sdk'
import type { User } from '@sauda/sdk/access'
import {
  allBatches,
  type DocumentBatch,
  type DocumentKind,
  type DocumentSummary,
  documentSummary,
} from '@sauda/sdk/documents'
import { roomsOf } from '@sauda/sdk/rooms'
import type { RouterContextProvider } from 'react-router'
import { type Visit, visitOf } from '../../shell/visit.ts'
import { kindOf } from '../documents/kind-of.ts'
import { signedIn } from '../people/signed-in.ts'
import { type DocumentQuery, readDocumentQuery } from './document-query.ts'
import { documentsUpTo, shownFrom, type UnfoldedDocuments } from './documents-up-to.ts'
import { type RoomChoice, roomChoices } from './room-choices.ts'

/** The parameters of a list page. */
export type Asked = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

/** Data of the page of a tenant's documents, serializable for the browser. */
export type LoadedDocuments = {
  kind: DocumentKind
  user: Pick<User, 'id' | 'company' | 'bin'>
  /** How the user's browser reaches NCALayer. */
  signer: Visit['signer']
  query: DocumentQuery
  list: UnfoldedDocuments
  /** Rooms to filter by. */
  rooms: readonly RoomChoice[]
  /** All batches; null if they could not be loaded. */
  batches: DocumentBatch[] | null
  /** The numbers of the same filters with any status; null if they could not be loaded. */
  summary: DocumentSummary | null
}

/** Loads the documents of a tenant; the list shows what could be loaded. */
export async function loadDocuments({ request, url, context }: Asked): Promise<LoadedDocuments> {
  const { portal, signer } = visitOf(context)
  const { id, kept_companies, ...own } = await signedIn(context)
  const [kept] = kept_companies
  const { company, bin } = kept ? { company: kept.name, bin: kept.bin } : own
  const kind = kindOf(url.pathname)
  const query = readDocumentQuery(url.searchParams)
  const { status, ...anyStatus } = query
  const options = { signal: request.signal }
  const [list, rooms, batches, summary] = await Promise.all([
    documentsUpTo(portal, kind, query, shownFrom(url.searchParams), request.signal),
    roomsOf(portal, id, options),
    allBatches(portal, kind, {}, options),
    attempt(documentSummary(portal, kind, anyStatus, options)),
  ])
  return {
    kind,
    user: { id, company, bin },
    signer,
    query,
    list,
    rooms: roomChoices([...rooms.items, ...list.items.flatMap((row) => row.rooms)]),
    batches: batches.error ? null : batches.items,
    summary: summary.ok ? summary.value : null,
  }
}
