import type { Ad } from '@sauda/sdk/ads'
import { Suspense } from 'react'
import { late } from '../../shell/late.ts'
import { useSite } from '../../shell/use-site.ts'

const LateOwnerLine = late(() => import('./owner-line.tsx'), 'OwnerLine')

/** The ad's status for its owner and staff; other users do not load its scripts. */
export function OwnerLineForSome({ ad }: { ad: Ad }) {
  const { user } = useSite()
  if (ad.status === undefined || !user) return null
  return (
    <Suspense>
      <LateOwnerLine ad={ad} status={ad.status} user={user} />
    </Suspense>
  )
}
