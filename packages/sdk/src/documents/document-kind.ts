import type { DocumentKind } from '../generated/schemas.ts'

/** The day until which the tenant of a new batch has to act. */
export interface DueDay {
  /** The day of the month. */
  readonly day: number
  /** How many months after the month of the batch. */
  readonly monthsLater: number
}

/** What differs between the kinds of documents. */
export interface KindOfDocument {
  /** Tenant and centre sign it; a document that is not signed is only downloaded. */
  readonly signed: boolean
  /** Its tenant has to act until this day. */
  readonly due: DueDay
}

/** The kinds of documents, in the order of menus. Source: spec §3, §7. */
export const DOCUMENT_KIND = {
  invoice: { signed: false, due: { day: 25, monthsLater: 0 } },
  completion: { signed: true, due: { day: 25, monthsLater: 1 } },
  application: { signed: true, due: { day: 25, monthsLater: 1 } },
} as const satisfies Record<DocumentKind, KindOfDocument>

/** All kinds, in the order of menus. */
export const DOCUMENT_KINDS = /* @__PURE__ */ Object.keys(DOCUMENT_KIND) as readonly DocumentKind[]

/** Returns the due date of a new batch: the month as `2026-10` → a day as `2026-11-25`. */
export function dueOn(kind: DocumentKind, period: string): string {
  const { day, monthsLater } = DOCUMENT_KIND[kind].due
  const [year = 0, month = 0] = period.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + monthsLater, day)).toISOString().slice(0, 10)
}
