import type { components } from '@sauda/sdk'
import { typed } from '@sauda/sdk/language'
import { foldedWords } from '@sauda/sdk/search'
import type { FieldErrors } from '../../../contract/failure.ts'
import { isPlaceWord } from '../places.ts'
import { actionOf, fillers, qualifiers } from '../word-lists.ts'
import { isName, type Things, thingKey } from './things.ts'
import type { NewWord } from './word-queries.ts'

type Draft = components['schemas']['SearchWordDraft']

const SHORTEST = 2
const LONGEST = 60
/** A longer phrase is a description: nobody types all of its words. */
const MOST_WORDS = 6

/** Words that any query may have; the search reads them by rules of its own. */
const isCommon = (word: string) =>
  fillers.has(word) || qualifiers.has(word) || actionOf(word) !== undefined || isPlaceWord(word)

/** Reads what an administrator has typed: the word to store, or what is wrong with it. */
export function checkWord(
  draft: Draft,
  things: Things,
): { word: NewWord; errors?: undefined } | { word?: undefined; errors: FieldErrors } {
  const text = typed(draft.text).replace(/\s+/g, ' ')
  const thing = things.get(thingKey(draft.kind, draft.target))
  const words = foldedWords(text)
  const folded = words.join(' ')
  const wrong = textProblem(text, words) ?? (isName(folded, things) ? 'word_is_name' : undefined)
  if (thing && !wrong) {
    return { word: { text, folded, kind: thing.kind, target: thing.target } }
  }
  return { errors: { ...(wrong && { text: [wrong] }), ...(!thing && { target: ['unknown'] }) } }
}

function textProblem(text: string, words: readonly string[]) {
  const length = [...text].length
  if (length === 0) return 'required'
  if (length > LONGEST || words.length > MOST_WORDS) return 'too_long'
  // «0986479743» and «5w30» are found as numbers and sizes, pictures are no words at all.
  if (!words.some((word) => /^\p{L}/u.test(word) && !/\d{2}/.test(word))) return 'word_needs_letters'
  if (words.join('').length < SHORTEST) return 'too_short'
  if (words.every(isCommon)) return 'word_is_common'
  return undefined
}
