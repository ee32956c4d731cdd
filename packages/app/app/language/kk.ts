import { access } from './kk/access.ts'
import { shell } from './kk/shell.ts'
import type { Words } from './words.ts'

export const kk = { ...shell, access } satisfies Words
