/** Why a file cannot be shown; the contract's field codes. */
export type PdfCode = 'pdf_broken' | 'pdf_encrypted' | 'pdf_pages' | 'pdf_page'

/** A file that cannot be shown. */
export class PdfError extends Error {
  override readonly name = 'PdfError'
  readonly code: PdfCode

  constructor(code: PdfCode) {
    super(code)
    this.code = code
  }
}

/** A task took longer than it may, although its thread did nothing else. */
export class PaperSlowError extends Error {
  override readonly name = 'PaperSlowError'
}
