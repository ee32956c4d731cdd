import type { User } from '@sauda/sdk/access'
import type { RouterContextProvider } from 'react-router'
import { localRedirect, visitOf } from '../../shell/visit.ts'
import { adsUpTo, shownFrom } from '../ads/ads-up-to.ts'
import type { CabinetPageProps } from './cabinet-page.tsx'

type Asked = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

/** What one's own page shows; the same at `/profile` and `/account`. */
export async function loadCabinet({ request, url, context }: Asked): Promise<CabinetPageProps> {
  const user = await signedIn(context)
  const ads = await adsUpTo(
    visitOf(context).portal,
    { list: 'own' },
    shownFrom(url.searchParams),
    request.signal,
  )
  return { user, ads, now: new Date().toISOString() }
}

async function signedIn(context: Asked['context']): Promise<User> {
  const user = await visitOf(context).currentUser()
  if (!user) throw localRedirect(context, '/login')
  return user
}
