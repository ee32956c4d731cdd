import { useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'

type Site = Awaited<ReturnType<typeof loader>>

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
  return useRouteLoaderData<typeof loader>('root') ?? NOTHING
}
