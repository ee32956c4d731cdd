import type { BatchDocument, SigningBatch, SigningStep } from '@sauda/sdk/signing'
import type { ShownRun } from './use-signing-run.ts'

/** Steps at which a document waits for its signature. */
const UNSIGNED: readonly SigningStep[] = ['idle', 'preparing', 'ready', 'signing']

/** The documents that wait for their signatures. */
export function unsigned({ documents }: SigningBatch): BatchDocument[] {
  return documents.filter(({ step }) => UNSIGNED.includes(step))
}

/** The documents that the telephone signs with the code; until there is one, those that wait. */
export function offered({ batch, code }: Pick<ShownRun, 'batch' | 'code'>): BatchDocument[] {
  if (!code) return unsigned(batch)
  const ids = new Set(code.documents)
  return batch.documents.filter(({ id }) => ids.has(id))
}
