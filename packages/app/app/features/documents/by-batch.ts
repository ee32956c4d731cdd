import { DOCUMENT_STATUS, type DocumentBatch, type DocumentRow } from '@sauda/sdk/documents'

/** The documents of one month that the list shows. */
export type ShownBatch = {
  readonly rid: number
  /** Null if batches could not be loaded. */
  readonly batch: DocumentBatch | null
  readonly documents: readonly DocumentRow[]
}

/** Groups documents by their batches, in the order of the list. */
export function byBatch(documents: readonly DocumentRow[], batches: readonly DocumentBatch[]): ShownBatch[] {
  const known = new Map(batches.map((batch) => [batch.id, batch]))
  return [...Map.groupBy(documents, ({ rid }) => rid)].map(([rid, rows]) => ({
    rid,
    batch: known.get(rid) ?? null,
    documents: rows,
  }))
}

/** A sum in one currency. */
export type Sum = { readonly currency: string; readonly total: number }

/** Adds sums by currency, tenge first. */
export function sumsOf(values: Iterable<Sum>): Sum[] {
  const totals = new Map<string, number>()
  for (const { currency, total } of values) totals.set(currency, (totals.get(currency) ?? 0) + total)
  return [...totals]
    .map(([currency, total]) => ({ currency, total }))
    .sort((a, b) => Number(b.currency === 'KZT') - Number(a.currency === 'KZT'))
}

/** How many documents a batch has. */
export function sizeOf({ sums }: Pick<DocumentBatch, 'sums'>): number {
  return sums.reduce((size, { count }) => size + count, 0)
}

/** What the tenant has to do. */
export type Waiting = {
  /** Documents whose day has not passed. */
  readonly count: number
  /** The first day on which one of them is due; null if none has a day. */
  readonly until: string | null
  readonly overdue: number
  /** The first day that has passed. */
  readonly since: string | null
}

/** Adds up what waits for the tenant in all batches. */
export function waitingIn(batches: readonly Pick<DocumentBatch, 'sums' | 'due_on'>[]): Waiting {
  const waits = batches.map(({ sums, due_on }) => {
    const fresh = sums.filter(({ status }) => status === DOCUMENT_STATUS.new)
    const overdue = fresh.reduce((all, one) => all + one.overdue, 0)
    return { count: fresh.reduce((all, one) => all + one.count, 0) - overdue, overdue, due_on }
  })
  return {
    count: waits.reduce((all, { count }) => all + count, 0),
    until: firstDay(waits.filter(({ count }) => count > 0)),
    overdue: waits.reduce((all, { overdue }) => all + overdue, 0),
    since: firstDay(waits.filter(({ overdue }) => overdue > 0)),
  }
}

function firstDay(batches: readonly Pick<DocumentBatch, 'due_on'>[]): string | null {
  return batches.flatMap(({ due_on }) => due_on ?? []).toSorted()[0] ?? null
}
