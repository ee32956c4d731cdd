import {
  allBatches,
  allDocuments,
  annulDocument,
  batchPage,
  checkImport,
  countDocuments,
  DOCUMENT_KINDS,
  type DocumentKind,
  deleteBatch,
  deleteDocument,
  documentHistory,
  documentPage,
  documentStatuses,
  documentSummary,
  documentsOfBatch,
  documentTenants,
  downloadBatch,
  downloadDocument,
  downloadDocuments,
  exportDocuments,
  getBatch,
  getDocument,
  importDocuments,
  importTemplate,
  rejectDocument,
  remindTenants,
  updateBatch,
  viewDocuments,
} from './documents/index.ts'
import type { Portal } from './index.ts'

const SPREADSHEET = new File(['PK'], 'documents.xlsx')

type DocumentCall = (portal: Portal, kind: DocumentKind) => Promise<unknown>

/** The calls that every kind has, by the ending of their operation ids. */
const OF_EACH_KIND: Record<string, DocumentCall> = {
  Page: (portal, kind) => documentPage(portal, kind, { status: [1], sort: 'newest', limit: 50 }),
  All: (portal, kind) => allDocuments(portal, kind, { rid: 31 }),
  Summary: (portal, kind) => documentSummary(portal, kind, { rid: 31 }),
  Tenants: (portal, kind) => documentTenants(portal, kind, { rid: 31 }),
  ByRid: (portal, kind) => documentsOfBatch(portal, kind, 5),
  Get: (portal, kind) => getDocument(portal, kind, 5),
  SetView: (portal, kind) => viewDocuments(portal, kind, [48213]),
  History: (portal, kind) => documentHistory(portal, kind, 5),
  Download: (portal, kind) => downloadDocument(portal, kind, 48213),
  DownloadAll: (portal, kind) => downloadBatch(portal, kind, 5),
  DownloadByIds: (portal, kind) => downloadDocuments(portal, kind, [48213, 48214]),
  Export: (portal, kind) => exportDocuments(portal, kind, { rid: 31, rows: 'lines' }),
  ImportTemplate: importTemplate,
  ImportCheck: (portal, kind) => checkImport(portal, kind, SPREADSHEET),
  Import: (portal, kind) => importDocuments(portal, kind, SPREADSHEET),
  Reject: (portal, kind) =>
    rejectDocument(portal, kind, 5, {
      reason: 'sum',
      text: 'Вывеску сняли 15 сентября, считайте за полмесяца.',
      version: 1,
    }),
  Annul: (portal, kind) =>
    annulDocument(portal, kind, 5, { reason: 'duplicate', text: 'Площадь посчитали дважды.' }),
  Delete: (portal, kind) => deleteDocument(portal, kind, 5, 5),
  DatePage: (portal, kind) => batchPage(portal, kind, { period_from: '2026-01', limit: 12 }),
  DateList: (portal, kind) => allBatches(portal, kind, { period_from: '2026-01' }),
  DateGet: (portal, kind) => getBatch(portal, kind, 31),
  DateUpdate: (portal, kind) => updateBatch(portal, kind, 5, { due_on: '2026-11-25' }),
  DateDelete: (portal, kind) => deleteBatch(portal, kind, 5),
  DateRemind: (portal, kind) => remindTenants(portal, kind, 5, { bins: ['940140000385'] }),
  Statuses: documentStatuses,
}

/** The calls of all kinds of documents, by operation id. */
export const DOCUMENT_CALLS: Record<string, (portal: Portal) => Promise<unknown>> = {
  ...Object.fromEntries(
    DOCUMENT_KINDS.flatMap((kind) =>
      Object.entries(OF_EACH_KIND).map(([ending, call]) => [
        kind + ending,
        (portal: Portal) => call(portal, kind),
      ]),
    ),
  ),
  countDocuments: (portal) => countDocuments(portal, 5),
}

/** Returns the operation ids of a call for every kind. */
export function ofEachKind(...endings: readonly string[]): string[] {
  return DOCUMENT_KINDS.flatMap((kind) => endings.map((ending) => kind + ending))
}
