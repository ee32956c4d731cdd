import type { Ad } from '@sauda/sdk/ads'
import { Suspense } from 'react'
import { late } from '../../shell/late.ts'
import { useSite } from '../../shell/use-site.ts'

const ownerLine = () => import('./owner-line.tsx').then(({ OwnerLine }) => OwnerLine)

const LateOwnerLine = late(ownerLine, import.meta.env.SSR ? await ownerLine() : null)

/** What its owner and staff are told of an ad; nothing to all others, who fetch no scripts for it either. */
export function OwnerLineForSome({ ad }: { ad: Ad }) {
  const { user } = useSite()
  if (ad.status === undefined || !user) return null
  return (
    <Suspense>
      <LateOwnerLine ad={ad} status={ad.status} user={user} />
    </Suspense>
  )
}
