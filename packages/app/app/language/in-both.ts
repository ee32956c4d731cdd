import type { Language } from '@sauda/sdk/language'

/** The same tree with any text at its leaves: what each language has to provide. */
type Shape<Tree> = {
  readonly [Key in keyof Tree]: Tree[Key] extends string
    ? string
    : Tree[Key] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Shape<Tree[Key]>
}

/** A feature's words in both languages. */
export type InBoth<Tree> = Readonly<Record<Language, Tree>>

/** The type of a feature's words in one language: `WordsOf<typeof letterWords>`. */
export type WordsOf<Table> = Table extends InBoth<infer Tree> ? Tree : never

/**
 * Declares the words of a feature. The Kazakh words have the shape of the Russian ones; a missing or superfluous word
 * fails the type check. The build removes the other language from the client's code (`scripts/one-language.ts`), so
 * components read words with `useWords` and never name a language.
 */
export function inBoth<Russian>(words: {
  readonly ru: Russian
  readonly kk: Shape<NoInfer<Russian>>
}): InBoth<Shape<Russian>>
export function inBoth(words: unknown): unknown {
  return words
}
