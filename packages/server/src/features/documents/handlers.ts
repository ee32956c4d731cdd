import type { DocumentKind } from '@sauda/sdk/documents'
import type { Handlers } from '../../contract/call.ts'
import { requireActor } from '../access/require-actor.ts'
import { deleteDocument, explainAndAct, viewDocuments } from './act.ts'
import { allBatches, batchPage, deleteBatch, getBatch, updateBatch } from './batches.ts'
import { downloadBatch, downloadDocument, downloadDocuments, previewDocument } from './downloads.ts'
import { exportDocuments } from './excel/export.ts'
import { checkImport, type ImportDeps, importDocuments } from './excel/import.ts'
import { importTemplate } from './excel/template.ts'
import { remindTenants } from './remind.ts'
import {
  allDocuments,
  countDocuments,
  documentHistory,
  documentPage,
  documentStatuses,
  documentSummary,
  documentsOfBatch,
  documentTenants,
  getDocument,
} from './service.ts'

/** The calls that every kind has, by the ending of their operation ids. */
type Ending =
  | 'Page'
  | 'All'
  | 'Summary'
  | 'Tenants'
  | 'ByRid'
  | 'Get'
  | 'SetView'
  | 'History'
  | 'Preview'
  | 'Download'
  | 'DownloadAll'
  | 'DownloadByIds'
  | 'Export'
  | 'ImportTemplate'
  | 'ImportCheck'
  | 'Import'
  | 'Reject'
  | 'Annul'
  | 'Delete'
  | 'DatePage'
  | 'DateList'
  | 'DateGet'
  | 'DateUpdate'
  | 'DateDelete'
  | 'DateRemind'
  | 'Statuses'

/** The calls of one kind. All kinds have the same, so those of invoices stand for all. */
type Calls = { [End in Ending]: Handlers[`invoice${End}`] }
type Named<Kind extends DocumentKind> = Pick<Handlers, `${Kind}${Ending}`>

export function documentHandlers(deps: ImportDeps): Named<DocumentKind> & Pick<Handlers, 'countDocuments'> {
  return {
    ...named(deps, 'invoice'),
    ...named(deps, 'completion'),
    ...named(deps, 'application'),
    countDocuments: ({ actor, params }) => countDocuments(deps, requireActor(actor), params.id),
  }
}

function named<Kind extends DocumentKind>(deps: ImportDeps, kind: Kind): Named<Kind> {
  const calls = Object.entries(callsOf(deps, kind))
  return Object.fromEntries(calls.map(([ending, call]) => [`${kind}${ending}`, call])) as Named<Kind>
}

function callsOf(deps: ImportDeps, kind: DocumentKind): Calls {
  return {
    Page: ({ actor, body }) => documentPage(deps, requireActor(actor), kind, body ?? {}),
    All: ({ actor, body }) => allDocuments(deps, requireActor(actor), kind, body ?? {}),
    Summary: ({ actor, body }) => documentSummary(deps, requireActor(actor), kind, body ?? {}),
    Tenants: ({ actor, body }) => documentTenants(deps, requireActor(actor), kind, body ?? {}),
    ByRid: ({ actor, params }) => documentsOfBatch(deps, requireActor(actor), kind, params.rid),
    Get: ({ actor, params }) => getDocument(deps, requireActor(actor), kind, params.id),
    SetView: async ({ actor, body }) => {
      await viewDocuments(deps, requireActor(actor), kind, body.ids)
      return true as const
    },
    History: ({ actor, params }) => documentHistory(deps, requireActor(actor), kind, params.id),
    Preview: ({ actor, params }) => previewDocument(deps, requireActor(actor), kind, params),
    Download: ({ actor, body, language }) =>
      downloadDocument(deps, { actor: requireActor(actor), kind, language }, body),
    DownloadAll: ({ actor, params, language }) =>
      downloadBatch(deps, { actor: requireActor(actor), kind, language }, params.rid),
    DownloadByIds: ({ actor, body, language }) =>
      downloadDocuments(deps, { actor: requireActor(actor), kind, language }, body.ids),
    Export: ({ actor, body, language }) =>
      exportDocuments(deps, { actor: requireActor(actor), kind, language }, body ?? {}),
    ImportTemplate: ({ actor, language }) =>
      importTemplate(deps, { actor: requireActor(actor), kind, language }),
    ImportCheck: ({ actor, files, language }) =>
      checkImport(deps, { actor: requireActor(actor), kind, language, files }),
    Import: ({ actor, files, language }) =>
      importDocuments(deps, { actor: requireActor(actor), kind, language, files }),
    Reject: ({ actor, params, body }) =>
      explainAndAct(deps, requireActor(actor), { action: 'reject', kind, id: params.id }, body),
    Annul: ({ actor, params, body }) =>
      explainAndAct(deps, requireActor(actor), { action: 'annul', kind, id: params.id }, body),
    Delete: async ({ actor, params }) => {
      await deleteDocument(deps, requireActor(actor), kind, params)
      return true as const
    },
    DatePage: ({ actor, body }) => batchPage(deps, requireActor(actor), kind, body ?? {}),
    DateList: ({ actor, body }) => allBatches(deps, requireActor(actor), kind, body ?? {}),
    DateGet: ({ actor, body }) => getBatch(deps, requireActor(actor), kind, body.id),
    DateUpdate: ({ actor, params, body }) =>
      updateBatch(deps, requireActor(actor), kind, params.id, body.data),
    DateDelete: async ({ actor, params }) => {
      await deleteBatch(deps, requireActor(actor), kind, params.id)
      return true as const
    },
    DateRemind: ({ actor, params, body }) =>
      remindTenants(deps, requireActor(actor), { kind, id: params.id }, body?.bins),
    Statuses: ({ actor }) => documentStatuses(deps, requireActor(actor), kind),
  }
}
