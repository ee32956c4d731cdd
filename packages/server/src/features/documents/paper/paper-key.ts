/** The key in the storage of a PDF, by the SHA-256 of its bytes. */
export function keyOfPaper(file: string): string {
  return `documents/${file}.pdf`
}
