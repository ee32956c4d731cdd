import { OwnTools } from './own-tools.tsx'
import { UserMenu } from './user-menu.tsx'

/** What the header holds for who has signed in, in one file. */
export const ownParts = { OwnTools, UserMenu }
