import { fold } from '@sauda/sdk/search'
import type { Lexicon } from './lexicon.ts'
import { isPlaceWord } from './places.ts'

/** A number of up to three digits without a space after or before a word. */
const GLUED = /(?<![\p{L}\p{N}])(?:(\p{L}{4,})(\d{1,3})|(\d{1,3})(\p{L}{4,}))(?![\p{L}\p{N}])/gu

/** Puts a space between such a number and its word, «инструмент24» and «3этаж», unless both together are known. */
export function withNumbersApart(query: string, { isKnown, entriesBy, weight }: Lexicon): string {
  return query.replace(GLUED, (whole, word, after, before, other) => {
    const [together, alone] = [fold(whole), fold(word ?? other)]
    if (entriesBy.has(together) || weight(together) > 0) return whole
    if (!isKnown(alone) && !isPlaceWord(alone)) return whole
    return [before, word ?? other, after].filter(Boolean).join(' ')
  })
}
