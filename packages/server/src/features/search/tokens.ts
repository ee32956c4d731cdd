import { hasDigit, isLatin, soundKey, stemKeys } from '@sauda/sdk/search'
import { codeKeys, cutWord, cyrillicReading } from './find-words.ts'
import { formKeys } from './mixed-forms.ts'
import { isPlaceWord } from './places.ts'
import { actionOf, fillers, numberWords, sameKeys, sides } from './word-lists.ts'

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

/** «№229» and «бутик229» are two words. */
const WORDS =
  /(?<![\p{L}\p{N}])(?:no|бутик|бут|каб|павильон|кабинет|офис|дукен)(?=\d{2,4}(?![\p{L}\p{N}]))|[\p{L}\p{N}]+/gu

/** «Жақ», a side, is JAC without its own letter. */
const SIDE = 'жак'

/** «Королла 150 кузов» and «дастер новый кузов» are generations of a car and no bodywork. */
const BODY = /^(?:кузов[аеу]?|шанак(?:та)?)$/
const GENERATION = /^(?:\d{2,3}|[a-zа-я]{1,3}\d{1,3}|(?:нов|стар|последн|прошл)(?:ый|ом|ий|ем)|жана|ески)$/
const NUMBERED = /\d/

function withoutBodies(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ word }) => BODY.test(word))
  const code = [tokens[at - 1], tokens[at + 1]].find((token) => token && GENERATION.test(token.word))
  if (at < 0 || !code || tokens.length < 3) return tokens
  return tokens.map((token, index) =>
    index === at || (token === code && !NUMBERED.test(token.word))
      ? { ...token, keys: [], isFiller: true }
      : token,
  )
}

/** «№» is folded to «no», which is also «но». */
const isLatinFiller = (word: string) =>
  isLatin(word) && word.length > 1 && !isPlaceWord(word) && fillers.has(cyrillicReading(word))

/** @param typed the folded text as it was typed, as long as it */
export function tokensOf(text: string, typed: string): Token[] {
  const tokens = [...text.matchAll(WORDS)].slice(0, MOST_TOKENS).map(({ 0: whole, index }): Token => {
    const word = cutWord(whole)
    const action = actionOf(word)
    const number = numberWords.get(word)
    const sound = word.length > 1 && !hasDigit(word) ? [`^${soundKey(word)}`] : []
    // «radiator pechki» is also read in Cyrillic letters.
    const cyrillic = isLatin(word) && word.length > 2 ? stemKeys(cyrillicReading(word)) : []
    return {
      word,
      typed: typed.slice(index, index + word.length),
      keys: [
        ...formKeys(word),
        ...codeKeys(word),
        ...cyrillic,
        ...(action ? [`!${action}`] : []),
        ...sameKeys(word),
        ...(number ? [number] : []),
        ...sound,
      ],
      isJoined: /[\p{L}\p{N}]-$/u.test(text.slice(Math.max(0, index - 2), index)),
      // «chehly na kamri»: a filler in Latin letters.
      isFiller: fillers.has(word) || isLatinFiller(word),
      isUsed: false,
    }
  })
  return withoutBodies(tokens).map((token, at, tokens) => {
    const isSide =
      tokens.length > 1 &&
      token.word === SIDE &&
      (/қ/iu.test(token.typed) || sides.has(tokens[at - 1]?.word ?? '')) &&
      // A model of JAC: «S5».
      !/^[a-z]{1,2}\d{1,2}$/.test(tokens[at + 1]?.word ?? '')
    return isSide ? { ...token, keys: [], isFiller: true } : token
  })
}
