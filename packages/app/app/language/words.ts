import type { Language } from '@sauda/sdk/language'
import type { flow } from './ru/flow.ts'
import type { ownRu } from './ru/own.ts'
import type { ru } from './ru.ts'

/** The same tree of words with any text at its leaves: what every language has to fill. */
type Shape<Tree> = {
  readonly [Key in keyof Tree]: Tree[Key] extends string
    ? string
    : Tree[Key] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Shape<Tree[Key]>
}

export type Words = Shape<typeof ru>

/** The words of the pages that need a sign-in: a part of their own, which no other page loads. */
export type OwnWords = Shape<typeof ownRu>

/** The words of signing up and restoring access: a part of their own as well. */
export type FlowWords = Shape<typeof flow>

/** A language's words as a part of their own, so a browser loads only the language it shows. */
export const loadWords: Record<Language, () => Promise<Words>> = {
  ru: () => import('./ru.ts').then((part) => part.ru),
  kk: () => import('./kk.ts').then((part) => part.kk),
}
