import { fold } from '@sauda/sdk/search'

/** As the search reads it; each sign stays one sign, so that the mark is where the text is. */
function plain(text: string): string {
  return Array.from(text, (letter) => {
    const folded = fold(letter)
    return folded.length === letter.length ? folded : letter
  }).join('')
}

/** Where a text contains what was typed, at the beginning of a word, as [start, end]; null if nowhere. */
export function markOf(text: string, typed: string): readonly [number, number] | null {
  const [whole, wanted] = [plain(text), plain(typed.trim())]
  if (wanted === '') return null
  for (let at = whole.indexOf(wanted); at >= 0; at = whole.indexOf(wanted, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(whole[at - 1] ?? '')) return [at, at + wanted.length]
  }
  return null
}
