import { matchNames } from '@sauda/sdk/search'
import type { MatchOptions } from '@sauda/ui'

/** Finds options as the search finds words: any order and form of them, other keyboard layouts, a typo. */
export const matchOptions: MatchOptions = (options, text) =>
  matchNames(options, ({ label, names = [label] }) => names, text)
