import { DOCUMENT_STATUS, type DocumentKind, type DocumentStatusSum } from '@sauda/sdk/documents'
import type { RunPart } from '@sauda/ui'
import { documentTone, type ShownTone } from '../documents/document-tone.ts'

/** How documents stand for staff, in the order in which they need attention. */
export const DESK_STATES = ['late', 'rejected', 'ours', 'theirs', 'done', 'annulled'] as const

/**
 * `late` the tenant has not acted in time, `ours` the centre has to sign, `theirs` the tenant has time left, `done` both
 * have signed, or the invoice was downloaded.
 */
export type DeskState = (typeof DESK_STATES)[number]

type Look = Pick<RunPart, 'shape'> & { tone: ShownTone }

const toneOf = (status: number, overdue = false) => documentTone({ kind: 'completion', status, overdue })

/** The colours are those of the documents themselves. What does not need staff stands high; what the centre waits for is hollow. */
export const LOOKS = {
  late: { shape: 'low', tone: toneOf(DOCUMENT_STATUS.new, true) },
  rejected: { shape: 'cut', tone: toneOf(DOCUMENT_STATUS.rejected) },
  ours: { shape: 'low', tone: toneOf(DOCUMENT_STATUS.signed) },
  theirs: { shape: 'hollow', tone: toneOf(DOCUMENT_STATUS.new) },
  done: { shape: 'full', tone: toneOf(DOCUMENT_STATUS.countersigned) },
  annulled: { shape: 'empty', tone: toneOf(DOCUMENT_STATUS.annulled) },
} as const satisfies Record<DeskState, Look>

export type DeskCounts = Readonly<Record<DeskState, number>>

export function isDeskState(word: unknown): word is DeskState {
  return DESK_STATES.some((state) => state === word)
}

/** Returns how a document stands; null for a status that this version does not know. */
export function deskState(kind: DocumentKind, status: number, overdue: boolean): DeskState | null {
  switch (status) {
    case DOCUMENT_STATUS.new:
      return overdue ? 'late' : 'theirs'
    case DOCUMENT_STATUS.signed:
      return kind === 'invoice' ? 'done' : 'ours'
    case DOCUMENT_STATUS.rejected:
      return 'rejected'
    case DOCUMENT_STATUS.countersigned:
      return 'done'
    case DOCUMENT_STATUS.annulled:
      return 'annulled'
    default:
      return null
  }
}

/** Adds up documents by how they stand. */
export function countStates(kind: DocumentKind, sums: readonly DocumentStatusSum[]): DeskCounts {
  const counts = { late: 0, rejected: 0, ours: 0, theirs: 0, done: 0, annulled: 0 }
  for (const { status, count, overdue } of sums) {
    const late = deskState(kind, status, true)
    const other = deskState(kind, status, false)
    if (late) counts[late] += overdue
    if (other) counts[other] += count - overdue
  }
  return counts
}

/** Whether nothing is left to do for either side. */
export function isSettled({ late, rejected, ours, theirs }: DeskCounts): boolean {
  return late + rejected + ours + theirs === 0
}

/** A sum in one currency. */
export type DeskSum = { currency: string; total: number }

/** Adds up sums by currency. Annulled documents do not count. */
export function sumUp(sums: readonly DocumentStatusSum[]): DeskSum[] {
  const totals = new Map<string, number>()
  for (const { status, currency, total } of sums) {
    if (status === DOCUMENT_STATUS.annulled) continue
    totals.set(currency, (totals.get(currency) ?? 0) + total)
  }
  return [...totals].map(([currency, total]) => ({ currency, total }))
}
