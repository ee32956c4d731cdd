import { OwnTools } from './own-tools.tsx'
import { QueueTabs } from './queue-tabs.tsx'
import { UserMenu } from './user-menu.tsx'

/** The header's parts for a signed-in user, in one chunk. */
export const ownParts = { QueueTabs, OwnTools, UserMenu }
