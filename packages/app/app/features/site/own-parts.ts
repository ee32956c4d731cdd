// Re-exported, because a browser fetches the header's parts for a signed-in user in one file.
export { OwnTools } from './own-tools.tsx'
export { QueueTabs } from './queue-tabs.tsx'
export { UserMenu } from './user-menu.tsx'
