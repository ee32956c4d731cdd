import { access } from './ru/access.ts'
import { ad } from './ru/ad.ts'
import { catalogue } from './ru/catalogue.ts'
import { desk } from './ru/desk.ts'
import { editor } from './ru/editor.ts'
import { home } from './ru/home.ts'
import { rooms } from './ru/rooms.ts'
import { shell } from './ru/shell.ts'

/** Every word of the app in Russian. `kk.ts` has the same shape, or the type check stops. */
export const ru = { ...shell, access, home, rooms, catalogue, ad, editor, desk }
