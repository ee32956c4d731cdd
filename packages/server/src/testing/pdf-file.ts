import PDFDocument from 'pdfkit'

/** Returns a PDF with a text, in Latin letters, and empty pages behind the first. */
export async function pdfFile(text: string, pages = 1): Promise<Uint8Array<ArrayBuffer>> {
  const document = new PDFDocument({ size: 'A4' })
  document.text(text)
  for (let page = 1; page < pages; page++) document.addPage()
  document.end()
  const parts: Buffer[] = []
  for await (const part of document) parts.push(Buffer.from(part as Uint8Array))
  return new Uint8Array(Buffer.concat(parts))
}
