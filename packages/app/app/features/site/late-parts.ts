import { late, lateForSome } from '../../shell/late.ts'

const tools = () => import('./own-tools.tsx').then(({ OwnTools }) => OwnTools)
const language = () => import('./language-switch.tsx').then(({ LanguageSwitch }) => LanguageSwitch)
const menu = () => import('./user-menu.tsx').then(({ UserMenu }) => UserMenu)

/** The bell and the live connection behind it. Guests load nothing of it. */
export const LateOwnTools = lateForSome(tools, import.meta.env.SSR ? await tools() : null)

/** Links that work as they are; their script only carries along what is typed. */
export const LateLanguageSwitch = late(language, import.meta.env.SSR ? await language() : null)

/** Who is signed in, and their own pages. */
export const LateUserMenu = lateForSome(menu, import.meta.env.SSR ? await menu() : null)
