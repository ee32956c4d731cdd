import type { Ad } from '@sauda/sdk/ads'
import { Suspense } from 'react'
import { late } from '../../shell/late.ts'
import { useSite } from '../../shell/use-site.ts'

const ownerLine = () => import('./owner-line.tsx').then(({ OwnerLine }) => OwnerLine)

const LateOwnerLine = late(ownerLine, import.meta.env.SSR ? await ownerLine() : null)

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
