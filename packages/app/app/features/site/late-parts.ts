import { late } from '../../shell/late.ts'

const tools = () => import('./own-parts.ts').then(({ ownParts }) => ownParts.OwnTools)
const menu = () => import('./own-parts.ts').then(({ ownParts }) => ownParts.UserMenu)

/** The bell and the live connection behind it. Guests load nothing of it. */
export const LateOwnTools = late(tools, import.meta.env.SSR ? await tools() : null)

/** Who is signed in, and their own pages. */
export const LateUserMenu = late(menu, import.meta.env.SSR ? await menu() : null)
