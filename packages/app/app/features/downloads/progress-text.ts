import { groupDigits } from '@sauda/sdk/language'
import type { WordsOf } from '../../language/in-both.ts'
import type { Received } from './save-file.ts'
import type { downloadWords } from './words.ts'

/** «Скачано 3 из 25, 1,2 МБ»: how far a download has come. */
export function progressText(
  words: WordsOf<typeof downloadWords>,
  { received, total }: { received: Received | null; total: number | null },
): string {
  if (received === null) return words.begun
  const size = words.megabytes(groupDigits(Math.round(received.bytes / 100_000) / 10))
  return total === null ? words.size(size) : words.part(Math.min(received.documents, total), total, size)
}
