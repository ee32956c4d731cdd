import { DOCUMENT_STATUS, type DocumentRow } from '@sauda/sdk/documents'
import { type Sum, sumsOf } from '../documents/by-batch.ts'

/** What is known of a chosen document after its row has left the list. */
export type ChosenDocument = Pick<
  DocumentRow,
  'id' | 'status' | 'total' | 'currency' | 'number' | 'title' | 'rooms' | 'allowed_actions'
>

/** The chosen documents by id. Never changed in place. */
export type Chosen = ReadonlyMap<number, ChosenDocument>

/** The most documents that one download contains. */
export const MOST_CHOSEN = 1000

/** Chooses documents, or removes them; those that are not listed stay as they are. */
export function choose(chosen: Chosen, documents: readonly ChosenDocument[], on: boolean): Chosen {
  const next = new Map(chosen)
  for (const { id, status, total, currency, number, title, rooms, allowed_actions } of documents) {
    if (!on) next.delete(id)
    else if (next.has(id) || next.size < MOST_CHOSEN) {
      next.set(id, { id, status, total, currency, number, title, rooms, allowed_actions })
    }
  }
  return next
}

/** How many of the documents are chosen. */
export function partOf(
  chosen: Chosen,
  documents: readonly Pick<DocumentRow, 'id'>[],
): 'none' | 'some' | 'all' {
  const count = documents.filter(({ id }) => chosen.has(id)).length
  if (count === 0) return 'none'
  return count === documents.length ? 'all' : 'some'
}

/** Those of the documents that the user may sign now. */
export function signableOf<One extends Pick<DocumentRow, 'allowed_actions'>>(
  documents: Iterable<One>,
): One[] {
  return [...documents].filter(({ allowed_actions }) =>
    allowed_actions.some((action) => action === 'sign' || action === 'countersign'),
  )
}

/** The ids of those that somebody has signed. */
export function signedOf(documents: Iterable<Pick<DocumentRow, 'id' | 'status'>>): number[] {
  const { signed, countersigned } = DOCUMENT_STATUS
  return [...documents].flatMap(({ id, status }) =>
    status === signed || status === countersigned ? [id] : [],
  )
}

/** The sums of the chosen documents, by currency. */
export function chosenSums(chosen: Chosen): Sum[] {
  return sumsOf(chosen.values())
}
