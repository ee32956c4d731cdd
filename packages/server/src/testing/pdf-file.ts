import PDFDocument from 'pdfkit'

/** Returns a PDF of one page with a text, in Latin letters. */
export async function pdfFile(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const document = new PDFDocument({ size: 'A4' })
  document.text(text).end()
  const parts: Buffer[] = []
  for await (const part of document) parts.push(Buffer.from(part as Uint8Array))
  return new Uint8Array(Buffer.concat(parts))
}
