import { groupDigits } from '@sauda/sdk/language'
import type { WordsOf } from '../../language/in-both.ts'
import type { searchWords } from './words.ts'

/** A longer query is cut, so that the number after it is seen. */
const LONGEST = 40

/** What the search for a typed text finds. */
export type Finds = {
  /** The number of ads; null while it is not known. */
  ads: number | null
  /** Whether anything is suggested: a word that is not finished finds nothing, but may begin something. */
  isSuggested: boolean
}

/** The last row of the suggestions: the search for what was typed, and how much it finds. */
export function allText(
  typed: string,
  { ads, isSuggested }: Finds,
  words: WordsOf<typeof searchWords>,
): string {
  const letters = Array.from(typed)
  const query = letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('').trimEnd()}…` : typed
  if (ads === 0) return isSuggested ? words.search(query) : words.nothing(query)
  return ads === null ? words.all(query) : `${words.all(query)}: ${groupDigits(ads)}`
}
