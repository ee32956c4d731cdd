export type { DownloadedFile } from '../client/index.ts'
export type {
  BatchAction,
  Document,
  DocumentAction,
  DocumentBatch,
  DocumentCounts,
  DocumentEvent,
  DocumentExportRequest,
  DocumentFilter,
  DocumentImportCode,
  DocumentImportEvent,
  DocumentImportProblem,
  DocumentImportResult,
  DocumentKind,
  DocumentLine,
  DocumentParty,
  DocumentReason,
  DocumentRow,
  DocumentStatus,
  DocumentStatusSum,
  DocumentSummary,
  DocumentTenant,
  ExchangeCode,
  ExchangeOutcome,
  ExchangeProblem,
  Reminded,
} from '../generated/schemas.ts'
export { allBatches, batchPage, deleteBatch, getBatch, remindTenants, updateBatch } from './batch-calls.ts'
export {
  allDocuments,
  annulDocument,
  countDocuments,
  deleteDocument,
  documentHistory,
  documentPage,
  documentStatuses,
  documentSummary,
  documentsOfBatch,
  documentTenants,
  getDocument,
  rejectDocument,
  viewDocuments,
} from './calls.ts'
export {
  allowedDocumentActions,
  DOCUMENT_ACTIONS,
  type DocumentActor,
  type DocumentAllowed,
  type DocumentDenied,
  type DocumentFacts,
  type DocumentStep,
  documentActor,
  nextDocumentState,
} from './document-action.ts'
export {
  checkDocument,
  codesByField,
  type DocumentAccepted,
  type DocumentRefused,
  isAccepted,
} from './document-check.ts'
export type { DocumentContent } from './document-content.ts'
export { DOCUMENT_KIND, DOCUMENT_KINDS, type DueDay, dueOn, type KindOfDocument } from './document-kind.ts'
export {
  DOCUMENT_REASONS,
  documentReasonLabel,
  documentReasonsFor,
  type ExplainedAction,
} from './document-reason.ts'
export {
  type CheckedRefusal,
  checkDocumentRefusal,
  type InvalidRefusal,
  REFUSAL_TEXT,
  type RefusalValues,
  type ValidRefusal,
} from './document-refusal.ts'
export {
  DOCUMENT_STATUS,
  DOCUMENT_STATUSES,
  type DocumentTone,
  documentStatusLabel,
  documentStatusTone,
  isDocumentStatus,
} from './document-status.ts'
export { downloadBatch, downloadDocument, downloadDocuments } from './download-calls.ts'
export { exchangeFieldName, placeIn1c } from './exchange-place.ts'
export { type ExchangeWords, exchangeText } from './exchange-text.ts'
export { firstProblems } from './first-problems.ts'
export { checkImport, exportDocuments, importDocuments, importTemplate } from './import-calls.ts'
export {
  DOCUMENT_COLUMNS,
  type DocumentColumn,
  type DocumentColumnField,
  isNeededColumn,
} from './import-columns.ts'
export { type ImportWords, importText } from './import-text.ts'
export { decimalText } from './read-values.ts'
export type { WholeList } from './whole-list.ts'
export { writtenDay, writtenMonth } from './written-day.ts'
export { withoutMarks, writtenBin, writtenCurrency, writtenRate } from './written-values.ts'
