import { fold, foldedWords, russianStem } from '@sauda/sdk/search'
import { actions as actionTable } from './dictionary/services.ts'
import { listOf, rowsOf } from './dictionary/table.ts'
import * as words from './dictionary/words.ts'

/** All of these lists, as they are written. */
export const writtenWords: readonly string[] = [words.qualifiers, actionTable, words.fillers]

/** Words that say nothing about what is looked for. */
export const fillers: ReadonlySet<string> = new Set(foldedWords(words.fillers))

/** Words before «жақ», which is a side then. */
export const sides: ReadonlySet<string> = new Set(foldedWords(words.sides))

const stemsOf = (list: string): ReadonlySet<string> => new Set(foldedWords(list).map(russianStem))
const everyday = stemsOf(words.everyday)
const plain = stemsOf(words.plain)

/** Whether a folded word is one of everyday speech, in any form. */
export const isEveryday = (word: string): boolean => everyday.has(russianStem(word))

/** Whether a folded word is spelt as it is meant, though neither the dictionary nor an ad has it. */
export const isMeant = (word: string): boolean => plain.has(russianStem(word)) || isEveryday(word)

const byWord = (table: string): ReadonlyMap<string, string> =>
  new Map(
    rowsOf(table).flatMap(([first = '', list]) => [
      [fold(first), fold(first)] as const,
      ...listOf(list).map((word) => [fold(word), fold(first)] as const),
    ]),
  )

/** «передний» and «алдыңғы» by the stem that stands for both. */
export const qualifiers = byWord(words.qualifiers)

/** «поменять» and «ауыстыру» by «замена». */
export const actions = byWord(actionTable)
