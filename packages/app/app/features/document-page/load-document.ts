import { attempt, type Portal } from '@sauda/sdk'
import {
  type Document,
  type DocumentEvent,
  type DocumentKind,
  documentHistory,
  documentsOfBatch,
  getBatch,
  getDocument,
} from '@sauda/sdk/documents'
import { answered } from '../../shell/answered.ts'
import { turnsOf } from './turns.ts'

export type LoadedDocument = {
  document: Document
  /** The month of its batch, as 2026-10; null if it is not known. */
  period: string | null
  /** Its place among the documents of the batch. */
  turns: ReturnType<typeof turnsOf>
  /** What happened to it, newest first; null if it could not be loaded. */
  events: readonly DocumentEvent[] | null
  now: string
}

/** Loads a document and what stands around it; what cannot be loaded besides the document is left out. */
export async function loadDocument(
  portal: Portal,
  kind: DocumentKind,
  id: number,
  signal: AbortSignal,
): Promise<LoadedDocument> {
  const document = await answered(getDocument(portal, kind, id, { signal }))
  const [batch, neighbours, history] = await Promise.all([
    attempt(getBatch(portal, kind, document.rid, { signal })),
    documentsOfBatch(portal, kind, document.rid, { signal }),
    documentHistory(portal, kind, id, { signal }),
  ])
  return {
    document,
    period: batch.ok ? batch.value.period : null,
    turns: turnsOf(neighbours.items, id),
    events: history.error ? null : history.items,
    now: new Date().toISOString(),
  }
}
