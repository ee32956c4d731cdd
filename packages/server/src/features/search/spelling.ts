import { fold } from '@sauda/sdk/search'

/** Returns a function that spells folded words as the first text does that has them with their own letters. */
export function makeSpelling(texts: readonly string[]): (word: string) => string {
  const spelled = new Map<string, string>()
  for (const text of texts) {
    for (const word of text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []) {
      const folded = fold(word)
      if (folded !== word && !spelled.has(folded)) spelled.set(folded, word)
    }
  }
  return (word) => spelled.get(word) ?? word
}
