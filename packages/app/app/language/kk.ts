import { access } from './kk/access.ts'
import { ad } from './kk/ad.ts'
import { catalogue } from './kk/catalogue.ts'
import { home } from './kk/home.ts'
import { inbox } from './kk/notifications.ts'
import { rooms } from './kk/rooms.ts'
import { shell } from './kk/shell.ts'
import type { Words } from './words.ts'

export const kk = { ...shell, access, home, rooms, catalogue, ad, inbox } satisfies Words
