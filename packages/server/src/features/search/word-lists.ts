import { fold, foldedWords, russianStem, stemKeys } from '@sauda/sdk/search'
import { actions as actionTable } from './dictionary/services.ts'
import { listOf, rowsOf } from './dictionary/table.ts'
import * as words from './dictionary/words.ts'
import { isFormOfRoot, kazakhRoot, russianVerbForms } from './verb-forms.ts'

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
export const isMeant = (word: string): boolean =>
  plain.has(russianStem(word)) || isEveryday(word) || numberWords.has(word)

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
const actions = byWord(actionTable)
const actionForms = new Map(
  [...actions].flatMap(([word, action]) => russianVerbForms(word).map((form) => [form, action] as const)),
)
const actionRoots = [...actions].flatMap(([word, action]) => {
  const root = kazakhRoot(word)
  return root === undefined ? [] : [{ root, action }]
})

export const actionWords: readonly string[] = [...actions.keys()]

/** The noun of an action that a folded word names in any form: «замена» of «поменяют» and «ауыстыруға». */
export const actionOf = (word: string): string | undefined =>
  actions.get(word) ??
  actionForms.get(word) ??
  actionRoots.find(({ root }) => isFormOfRoot(word, root))?.action

/** Names of parts that fit any car. */
export const forAnyCar: ReadonlySet<string> = new Set(
  rowsOf(words.forAnyCar).flatMap(([line]) => listOf(line)),
)

/** «двухсотка» by 200. */
export const numberWords: ReadonlyMap<string, string> = byWord(words.numberWords)

const samenesses = new Map<string, string[]>()
for (const [line] of rowsOf(words.sameWords)) {
  const [first = '', ...others] = listOf(line)
  for (const key of new Set([first, ...others].flatMap((word) => stemKeys(fold(word)))))
    samenesses.set(key, [...(samenesses.get(key) ?? []), `@${fold(first)}`])
}

/** Keys that a folded word shares with those that are the same within a phrase. */
export const sameKeys = (word: string): string[] => [
  ...new Set(stemKeys(word).flatMap((key) => samenesses.get(key) ?? [])),
]
