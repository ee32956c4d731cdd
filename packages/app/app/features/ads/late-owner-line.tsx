import type { Ad } from '@sauda/sdk/ads'
import { lazy, Suspense } from 'react'
import { useSite } from '../../shell/use-site.ts'

const load = () => import('./owner-line.tsx')

/** Scripts for the few: fetched only where there is an owner or staff to see it; the server has them at hand. */
const OwnerLine = import.meta.env.SSR
  ? (await load()).OwnerLine
  : lazy(async () => ({ default: (await load()).OwnerLine }))

/** What its owner and staff are told of an ad; nothing to all others. */
export function LateOwnerLine({ ad }: { ad: Ad }) {
  const { user } = useSite()
  if (ad.status === undefined || !user) return null
  return (
    <Suspense>
      <OwnerLine ad={ad} status={ad.status} user={user} />
    </Suspense>
  )
}
