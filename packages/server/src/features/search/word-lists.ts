import { fold, foldedWords } from '@sauda/sdk/search'
import { actions as actionTable } from './dictionary/services.ts'
import { listOf, rowsOf } from './dictionary/table.ts'
import * as words from './dictionary/words.ts'

/** All of these lists, as they are written. */
export const writtenWords: readonly string[] = [words.qualifiers, actionTable, words.fillers]

/** Words that say nothing about what is looked for. */
export const fillers: ReadonlySet<string> = new Set(foldedWords(words.fillers))

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
