import type { User } from '@sauda/sdk/access'
import type { Contact } from '@sauda/sdk/content'
import type { DocumentCounts } from '@sauda/sdk/documents'
import type { NotificationCounts } from '@sauda/sdk/notifications'
import { useRouteLoaderData } from 'react-router'
import type { Analytics } from './analytics.ts'
import type { NoticeLine } from './notice.ts'
import type { RenderedPart } from './server-part.tsx'
import type { Theme } from './theme.ts'

/** Data of the page frame, as the root loads it. */
export type Site = {
  /** Null for a guest. */
  user: User | null
  /**
   * For whom the page is rendered: the person, and the company that the person acts for (`actsAs`); a form that comes back is
   * still that of its person, whoever has signed in since. Absent for a guest.
   */
  renderedFor?: string
  /** Whether the user may hand in ads, as everybody but some people of a company may. */
  writesAds: boolean
  /** The numbers of the user's notifications, and for staff of the ads in the queue. */
  notifications: (NotificationCounts & { waiting: number | null }) | null
  /** How many documents wait for the user, if that could be loaded; null for those who have no documents. */
  documents: { counts: DocumentCounts | null } | null
  /** How many reviews wait for staff or for the people of a company; null for everybody else. */
  waitingReviews: number | null
  /** How many part requests wait for the user (spec §3 `userRequestCount`); null for a guest. */
  requests: number | null
  contact: Contact | null
  /** The links of the footer, and how to reach the centre for the menu; null if the frame could not be loaded. */
  footer: RenderedPart | null
  reach: RenderedPart | null
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
  writesAds: true,
  notifications: null,
  documents: null,
  waitingReviews: null,
  requests: null,
  theme: 'system',
  analytics: null,
  contact: null,
  footer: null,
  reach: null,
  notice: null,
  origin: '',
}

/** Data that every page has: the user and the number of their notifications, the theme, the centre's contacts. */
export function useSite(): Site {
  return useRouteLoaderData<Site>('root') ?? NOTHING
}
