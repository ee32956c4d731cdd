import { type Language, localPath } from '@sauda/sdk/language'
import { ownKk } from '../../packages/app/app/language/kk/own.ts'
import { kk } from '../../packages/app/app/language/kk.ts'
import { ownRu } from '../../packages/app/app/language/ru/own.ts'
import { ru } from '../../packages/app/app/language/ru.ts'
import type { OwnWords, Words } from '../../packages/app/app/language/words.ts'

/** A language of the portal: the words people see in it, and where its pages are. */
export interface Spoken {
  language: Language
  words: Words & OwnWords
  at(path: string): string
}

/** Flows go through each of them. */
export const languages: readonly Spoken[] = [
  { language: 'ru', words: { ...ru, ...ownRu }, at: (path) => localPath(path, 'ru') },
  { language: 'kk', words: { ...kk, ...ownKk }, at: (path) => localPath(path, 'kk') },
]
