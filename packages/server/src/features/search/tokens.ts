import { hasDigit, isLatin, soundKey, stemKeys } from '@sauda/sdk/search'
import { codeKeys, cutWord, cyrillicReading } from './find-words.ts'
import { actions, fillers } from './word-lists.ts'

/** A word of a query. */
export interface Token {
  word: string
  /** As it was typed. */
  typed: string
  /** What it may be found by in the dictionary; the first are its own, then what it stands for. */
  keys: readonly string[]
  /** Follows the word before it after a hyphen: «jzx100-0012345». */
  isJoined: boolean
  isFiller: boolean
  isUsed: boolean
}

/** Longer queries are cut: nobody types so many words to find a part. */
const MOST_TOKENS = 24

/** @param typed the folded text as it was typed, as long as it */
export function tokensOf(text: string, typed: string): Token[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].slice(0, MOST_TOKENS).map(({ 0: whole, index }) => {
    const word = cutWord(whole)
    const action = actions.get(word)
    const sound = word.length > 1 && !hasDigit(word) ? [`^${soundKey(word)}`] : []
    // «radiator pechki» is also read in Cyrillic letters.
    const cyrillic = isLatin(word) && word.length > 2 ? stemKeys(cyrillicReading(word)) : []
    return {
      word,
      typed: typed.slice(index, index + word.length),
      keys: [...stemKeys(word), ...codeKeys(word), ...cyrillic, ...(action ? [`!${action}`] : []), ...sound],
      isJoined: /[\p{L}\p{N}]-$/u.test(text.slice(Math.max(0, index - 2), index)),
      isFiller: fillers.has(word),
      isUsed: false,
    }
  })
}
