import { type Language, localPath } from '@sauda/sdk/language'
import { flow as flowKk } from '../../packages/app/app/language/kk/flow.ts'
import { ownKk } from '../../packages/app/app/language/kk/own.ts'
import { kk } from '../../packages/app/app/language/kk.ts'
import { flow as flowRu } from '../../packages/app/app/language/ru/flow.ts'
import { ownRu } from '../../packages/app/app/language/ru/own.ts'
import { ru } from '../../packages/app/app/language/ru.ts'
import type { FlowWords, OwnWords, Words } from '../../packages/app/app/language/words.ts'

/** A language of the portal: the words people see in it, and where its pages are. */
export interface Spoken {
  language: Language
  words: Words & OwnWords & { flow: FlowWords }
  at(path: string): string
}

/** Flows go through each of them. */
export const languages: readonly Spoken[] = [
  { language: 'ru', words: { ...ru, ...ownRu, flow: flowRu }, at: (path) => localPath(path, 'ru') },
  { language: 'kk', words: { ...kk, ...ownKk, flow: flowKk }, at: (path) => localPath(path, 'kk') },
]
