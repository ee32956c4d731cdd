import { DocumentTabs } from './document-tabs.tsx'
import { OwnTools } from './own-tools.tsx'
import { UserMenu } from './user-menu.tsx'

/** The header's parts for a signed-in user, in one chunk. */
export const ownParts = { DocumentTabs, OwnTools, UserMenu }
