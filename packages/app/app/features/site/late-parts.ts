import { lateForSome } from '../../shell/late.ts'

const tools = () => import('./own-tools.tsx').then(({ OwnTools }) => OwnTools)
const menu = () => import('./user-menu.tsx').then(({ UserMenu }) => UserMenu)

/** The bell and the live connection behind it. Guests load nothing of it. */
export const LateOwnTools = lateForSome(tools, import.meta.env.SSR ? await tools() : null)

/** Who is signed in, and their own pages. */
export const LateUserMenu = lateForSome(menu, import.meta.env.SSR ? await menu() : null)
