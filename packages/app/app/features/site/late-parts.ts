import { late, whenOnline } from '../../shell/late.ts'

const tools = () => import('./own-parts.ts').then(({ ownParts }) => ownParts.OwnTools)
const menu = () => import('./own-parts.ts').then(({ ownParts }) => ownParts.UserMenu)
const tabs = () => import('./own-parts.ts').then(({ ownParts }) => ownParts.QueueTabs)

/** The bell and its live connection. Not loaded for guests. */
export const LateOwnTools = late(() => whenOnline(tools), import.meta.env.SSR ? await tools() : null)

/** The signed-in user, and links to their own pages. */
export const LateUserMenu = late(() => whenOnline(menu), import.meta.env.SSR ? await menu() : null)

/** The documents of tenants and staff, below the header. */
export const LateQueueTabs = late(() => whenOnline(tabs), import.meta.env.SSR ? await tabs() : null)
