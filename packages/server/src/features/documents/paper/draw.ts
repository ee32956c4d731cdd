import type { DocumentContent, DocumentKind } from '@sauda/sdk/documents'
import { drawAct } from './act.ts'
import { drawAppendix } from './appendix.ts'
import { drawFoot } from './foot.ts'
import { drawInvoice } from './invoice.ts'
import { Sheet } from './sheet.ts'
import { nameOf } from './words.ts'

/** What a paper says beside the content of its version. */
export interface PaperFacts {
  /** The address of the public check, with the secret part of the document. */
  checkUrl: string
  /** When the version came: the creation date of the file. */
  receivedAt: Date
}

const FORMS = {
  invoice: drawInvoice,
  completion: drawAct,
  application: drawAppendix,
} as const satisfies Record<DocumentKind, (sheet: Sheet, content: DocumentContent) => void>

/** A drawn PDF. */
export interface DrawnPaper {
  bytes: Uint8Array
  pages: number
}

/** Draws the PDF of a version. The same content and facts give the same bytes, wherever and whenever it is drawn. */
export async function drawPaper(
  kind: DocumentKind,
  content: DocumentContent,
  { checkUrl, receivedAt }: PaperFacts,
): Promise<DrawnPaper> {
  const name = nameOf(kind, content)
  const sheet = new Sheet(name, receivedAt)
  FORMS[kind](sheet, content)
  const { pages } = sheet
  return { bytes: await sheet.finish((page) => drawFoot(sheet, { name, checkUrl, page, pages })), pages }
}
