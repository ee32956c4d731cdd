import type { User } from '@sauda/sdk/access'
import type { Contact } from '@sauda/sdk/content'
import type { DocumentCounts } from '@sauda/sdk/documents'
import type { NotificationCounts } from '@sauda/sdk/notifications'
import { useRouteLoaderData } from 'react-router'
import type { Analytics } from './analytics.ts'
import type { NoticeLine } from './notice.ts'
import type { Theme } from './theme.ts'

/** Data of the page frame, as the root loads it. */
export type Site = {
  /** Null for a guest. */
  user: User | null
  notifications: NotificationCounts | null
  /** How many documents wait for the user, if that could be loaded; null for those who have no documents. */
  documents: { counts: DocumentCounts | null } | null
  contact: Contact | null
  theme: Theme
  /** Null without analytics, and for a browser that asks not to be tracked. */
  analytics: Analytics | null
  /** The message of the previous page. */
  notice: NoticeLine | null
  origin: string
}

/** For when the root itself has failed: a guest's page without contacts. */
const NOTHING: Site = {
  user: null,
  notifications: null,
  documents: null,
  theme: 'system',
  analytics: null,
  contact: null,
  notice: null,
  origin: '',
}

/** Data that every page has: the user and the number of their notifications, the theme, the centre's contacts. */
export function useSite(): Site {
  return useRouteLoaderData<Site>('root') ?? NOTHING
}
