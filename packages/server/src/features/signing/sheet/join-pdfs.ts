import {
  PDFDocument,
  PDFName,
  PDFObjectCopier,
  PDFOperator,
  PDFOperatorNames,
  PDFPage,
  PDFPageLeaf,
} from '@cantoo/pdf-lib'
import { joinStructures } from './join-structures.ts'

/** Lays stamps over every page of a PDF and appends the pages of a sheet, which keep their structure for screen readers. */
export async function joinPdfs(parts: {
  paper: Uint8Array
  sheet: Uint8Array
  stamps: Uint8Array
}): Promise<Uint8Array> {
  const copy = await PDFDocument.load(parts.paper, { updateMetadata: false })
  await stamp(copy, parts.stamps)
  append(copy, await PDFDocument.load(parts.sheet, { updateMetadata: false }))
  return copy.save()
}

async function stamp(copy: PDFDocument, bytes: Uint8Array): Promise<void> {
  const [stamps] = await copy.embedPdf(bytes)
  if (!stamps) return
  for (const page of copy.getPages()) {
    const { width, height } = page.getSize()
    // A page of another size gets stamps of its own width, at its own upper edge.
    const scale = width / stamps.width
    // The sheet says the same: screen readers pass the stamps over.
    page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContent, [PDFName.of('Artifact')]))
    page.drawPage(stamps, { x: 0, y: height - stamps.height * scale, xScale: scale, yScale: scale })
    page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent))
  }
}

function append(copy: PDFDocument, sheet: PDFDocument): void {
  // One copier, so that the structure refers to the copied pages.
  const copier = PDFObjectCopier.for(sheet.context, copy.context)
  const nodes = sheet.getPages().map(({ ref }) => {
    const copied = copier.copy(ref)
    const node = copy.context.lookup(copied)
    if (!(node instanceof PDFPageLeaf)) throw new Error('not a page')
    copy.addPage(PDFPage.of(node, copied, copy))
    return node
  })
  joinStructures(copy, sheet, { copier, nodes })
}
