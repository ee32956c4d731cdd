import { type Language, localPath } from '@sauda/sdk/language'
import { kk } from '../../packages/app/app/language/kk.ts'
import { ru } from '../../packages/app/app/language/ru.ts'
import type { Words } from '../../packages/app/app/language/words.ts'

/** A language of the portal: the words people see in it, and where its pages are. */
export interface Spoken {
  language: Language
  words: Words
  at(path: string): string
}

/** Flows go through each of them. */
export const languages: readonly Spoken[] = [
  { language: 'ru', words: ru, at: (path) => localPath(path, 'ru') },
  { language: 'kk', words: kk, at: (path) => localPath(path, 'kk') },
]
