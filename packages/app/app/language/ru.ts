import { access } from './ru/access.ts'
import { shell } from './ru/shell.ts'

/** Every word of the app in Russian. `kk.ts` has the same shape, or the type check stops. */
export const ru = { ...shell, access }
