import type { DocumentContract, DocumentLine, DocumentParty } from '../generated/schemas.ts'

/** Everything that the paper of a document says: both parties, the lines and the sums as they were when it was issued. */
export interface DocumentContent {
  /** Number, as printed. */
  readonly number: string
  /** Date of the document as `2026-10-31`. */
  readonly date: string
  /** The month that it is for, as `2026-10`; it determines the batch. */
  readonly period: string
  /** What it is for, in the language of the sender. */
  readonly title: string
  /** The centre. */
  readonly supplier: DocumentParty
  /** The tenant. */
  readonly buyer: DocumentParty
  /** The contract that it belongs to; null if none was sent. */
  readonly contract: DocumentContract | null
  /** Numbers of the rooms that it is about, such as `214`. */
  readonly rooms: readonly string[]
  /** Its lines, in the order of the sender. */
  readonly lines: readonly DocumentLine[]
  /** Sum with VAT in hundredths of the currency. */
  readonly total: number
  /** VAT that the total contains, in hundredths of the currency. */
  readonly vat_total: number
  /** ISO 4217. */
  readonly currency: string
  /** Payment purpose code (КНП), three digits; missing if none was sent. */
  readonly knp?: string
  /** Day until which an invoice is to be paid, as `2026-11-30`; missing if none was sent. */
  readonly pay_until?: string
  /** Paragraphs of text: the agreement of an appendix, or a remark below the table. */
  readonly paragraphs: readonly string[]
}
