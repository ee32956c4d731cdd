import { PDFiumLibrary } from '@hyzyla/pdfium'

let library: Promise<PDFiumLibrary> | undefined

/** Returns the text of each page of a PDF, with single spaces. */
export async function textOfPages(bytes: Uint8Array): Promise<string[]> {
  library ??= PDFiumLibrary.init()
  const pdf = await (await library).loadDocument(bytes)
  try {
    return [...pdf.pages()].map((page) => page.getText().replace(/[\s\u00a0\ufffe]+/g, ' '))
  } finally {
    pdf.destroy()
  }
}
