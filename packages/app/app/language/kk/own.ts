import type { OwnWords } from '../words.ts'
import { adActs } from './ad-acts.ts'
import { adLists } from './ad-lists.ts'
import { desk } from './desk.ts'
import { editor } from './editor.ts'
import { moderation } from './moderation.ts'
import { renewal } from './renewal.ts'

export const ownKk = { editor, desk, adActs, adLists, moderation, renewal } satisfies OwnWords
