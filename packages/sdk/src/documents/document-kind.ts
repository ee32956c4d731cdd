import type { DocumentKind } from '../generated/schemas.ts'

/** What differs between the kinds of documents. */
export interface KindOfDocument {
  /** Tenant and centre sign it; a document that is not signed is only downloaded. */
  readonly signed: boolean
  /** Its tenant has to act until this day: the day of a month, counted in months from the month of the batch. */
  readonly due: { readonly day: number; readonly monthsLater: number }
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
