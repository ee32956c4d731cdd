import { adActs } from './ad-acts.ts'
import { adLists } from './ad-lists.ts'
import { desk } from './desk.ts'
import { editor } from './editor.ts'
import { moderation } from './moderation.ts'
import { renewal } from './renewal.ts'

/** The words of the pages that need a sign-in, in Russian. */
export const ownRu = { editor, desk, adActs, adLists, moderation, renewal }
