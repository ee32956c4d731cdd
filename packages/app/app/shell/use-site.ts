import type { User } from '@sauda/sdk/access'
import type { Contact } from '@sauda/sdk/content'
import type { NotificationCounts } from '@sauda/sdk/notifications'
import { useRouteLoaderData } from 'react-router'
import type { Theme } from './theme.ts'

/** What every page shows around itself, as the root loads it. */
export type Site = {
  /** Null for a guest. */
  user: User | null
  notifications: NotificationCounts | null
  contact: Contact | null
  theme: Theme
  /** A message of the page before. */
  notice: string | null
  origin: string
}

/** When the root itself has failed there is still a page to show: a guest's, without contacts. */
const NOTHING: Site = {
  user: null,
  notifications: null,
  theme: 'system',
  contact: null,
  notice: null,
  origin: '',
}

/** What every page knows: who is signed in and how many notifications they have, the theme, the centre's contacts. */
export function useSite(): Site {
  return useRouteLoaderData<Site>('root') ?? NOTHING
}
