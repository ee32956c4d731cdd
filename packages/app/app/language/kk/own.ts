import type { OwnWords } from '../words.ts'
import { adActs } from './ad-acts.ts'
import { adLists } from './ad-lists.ts'
import { cabinet } from './cabinet.ts'
import { desk } from './desk.ts'
import { editor } from './editor.ts'
import { letters } from './letters.ts'
import { moderation } from './moderation.ts'
import { peopleDesk } from './people-desk.ts'
import { renewal } from './renewal.ts'

export const ownKk = {
  editor,
  desk,
  cabinet,
  peopleDesk,
  adActs,
  adLists,
  moderation,
  renewal,
  letters,
} satisfies OwnWords
