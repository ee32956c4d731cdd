import { drawSheet, type SheetFacts } from './draw-sheet.ts'
import { drawStamps } from './draw-stamp.ts'
import { joinPdfs } from './join-pdfs.ts'

export interface CopyRequest {
  paper: Uint8Array
  /** Pages of the paper. */
  pages: number
  facts: SheetFacts
}

export interface MadeCopy {
  bytes: Uint8Array
  /** Whether the pages of the paper are in it: some PDFs can be shown and cannot be copied. */
  hasPaper: boolean
}

/** Makes the copy of a signed PDF, with stamps and the signature sheet. The same request gives the same pages. */
export async function makeCopy({ paper, pages, facts }: CopyRequest): Promise<MadeCopy> {
  const [sheet, stamps] = [await drawSheet(facts, pages), await drawStamps(facts)]
  try {
    return { bytes: await joinPdfs({ paper, sheet, stamps }), hasPaper: true }
  } catch {
    // Senders' programs write PDFs that break the rules in many ways; the sheet names the file by its hash.
    return { bytes: sheet, hasPaper: false }
  }
}
