import { access } from './ru/access.ts'
import { ad } from './ru/ad.ts'
import { catalogue } from './ru/catalogue.ts'
import { home } from './ru/home.ts'
import { inbox } from './ru/notifications.ts'
import { rooms } from './ru/rooms.ts'
import { shell } from './ru/shell.ts'

/** The words of the pages that anyone may open, in Russian. `kk.ts` has the same shape, or the type check stops. */
export const ru = { ...shell, access, home, rooms, catalogue, ad, inbox }
