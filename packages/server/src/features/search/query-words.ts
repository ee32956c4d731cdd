import { articleKey } from '@sauda/sdk/search'
import { codeKeys, quoted } from './find-words.ts'
import { formKeys } from './mixed-forms.ts'

/** Weights of what ads are found by: A title, B names, D text. */
export type Weights = 'A' | 'AB' | ''

const weighted = (lexeme: string, weights: Weights) => `${quoted(lexeme)}${weights ? `:${weights}` : ''}`

/** Words of five letters and more that have such a stem need have nothing in common: «такси» and «так». */
const SHORT_KAZAKH = /^~.{3}$/u

/** Any form of a word, without the forms that are one of `others`. */
export function wordQuery(
  word: string,
  weights: Weights = '',
  others?: ReadonlyMap<string, unknown>,
): string {
  const keys = [...new Set([...formKeys(word), ...codeKeys(word), word])].filter(
    (key) => !others?.has(key) && !(word.length > 4 && SHORT_KAZAKH.test(key)),
  )
  return `(${keys.map((key) => weighted(key, weights)).join(' | ')})`
}

export const allWords = (words: readonly string[], weights: Weights = ''): string =>
  `(${words.map((word) => wordQuery(word, weights)).join(' & ')})`

/** Words one after the other. */
export const phraseQuery = (words: readonly string[], weights: Weights = ''): string =>
  `(${words.map((word) => wordQuery(word, weights)).join(' <-> ')})`

export const anyOf = (queries: readonly string[]): string =>
  queries.length === 1 ? (queries[0] ?? '') : `(${queries.join(' | ')})`

/** Words that begin so. */
export const prefixQuery = (word: string, weights: Weights = ''): string => `${quoted(word)}:*${weights}`

export const sizeQuery = (key: string, weights: Weights = ''): string => weighted(`=${key}`, weights)

export const articleQuery = (article: string, weights: Weights = ''): string =>
  weighted(`#${articleKey(article)}`, weights)

export const articleStartQuery = (article: string): string => `${quoted(`#${articleKey(article)}`)}:*`
