import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium'
import type { PdfCode } from './paper-errors.ts'
import type { Pixels } from './paper-thread.ts'

/** Width of a picture of a page, in pixels: sharp enough to read on a dense screen. */
const PICTURE_WIDTH = 1240
/** A page that is longer than this many widths is drawn narrower. */
const LONGEST = 4
const MAX_PDF_PAGES = 300

export class PdfRefusal extends Error {
  override readonly name = 'PdfRefusal'
  readonly code: PdfCode

  constructor(code: PdfCode) {
    super(code)
    this.code = code
  }
}

let library: Promise<PDFiumLibrary> | undefined

export function countPages(bytes: Uint8Array): Promise<number> {
  return withPdf(bytes, async (pdf) => {
    const pages = pdf.getPageCount()
    if (pages < 1) throw new PdfRefusal('pdf_broken')
    if (pages > MAX_PDF_PAGES) throw new PdfRefusal('pdf_pages')
    // The others open when somebody looks at them: reading hundreds of pages would take long.
    openPage(pdf, 1)
    return pages
  })
}

/** Renders a page, from 1, on white. */
export function renderPage(bytes: Uint8Array, page: number): Promise<Pixels> {
  return withPdf(bytes, async (pdf) => {
    if (!Number.isInteger(page) || page < 1 || page > pdf.getPageCount()) throw new PdfRefusal('pdf_page')
    const { opened, originalWidth, originalHeight } = openPage(pdf, page)
    const scale = Math.min(PICTURE_WIDTH / originalWidth, (PICTURE_WIDTH * LONGEST) / originalHeight)
    const { data, width, height } = await opened.render({
      width: Math.max(Math.round(originalWidth * scale), 1),
      height: Math.max(Math.round(originalHeight * scale), 1),
      render: 'bitmap',
      renderFormFields: true,
    })
    return { data, width, height }
  })
}

function openPage(pdf: PDFiumDocument, page: number) {
  const opened = pdf.getPage(page - 1)
  const { originalWidth, originalHeight } = opened.getOriginalSize()
  // A page that cannot be read has no size.
  if (!(originalWidth > 0 && originalHeight > 0)) throw new PdfRefusal('pdf_broken')
  return { opened, originalWidth, originalHeight }
}

async function withPdf<Result>(
  bytes: Uint8Array,
  work: (pdf: PDFiumDocument) => Promise<Result>,
): Promise<Result> {
  library ??= PDFiumLibrary.init()
  const pdf = await openPdf(await library, bytes)
  try {
    return await work(pdf)
  } finally {
    pdf.destroy()
  }
}

async function openPdf(opened: PDFiumLibrary, bytes: Uint8Array): Promise<PDFiumDocument> {
  try {
    return await opened.loadDocument(bytes)
  } catch (error) {
    const isLocked = error instanceof Error && /password|security/i.test(error.message)
    throw new PdfRefusal(isLocked ? 'pdf_encrypted' : 'pdf_broken')
  }
}
