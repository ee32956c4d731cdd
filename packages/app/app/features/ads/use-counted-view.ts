import type { Ad } from '@sauda/sdk/ads'
import { useEffect } from 'react'
import { useRenderedFor } from '../../shell/rendered-for.tsx'
import { whenIdle } from '../../shell/when-idle.ts'

/**
 * Tells the server that a visitor sees an ad (`viewAd`), once its page is idle: prefetched pages and most robots never get
 * there. The owner and staff, who see its status, are not counted. Nobody is told if that fails.
 */
export function useCountedView({ id, status }: Pick<Ad, 'id' | 'status'>): void {
  const person = useRenderedFor()
  const isOwn = status !== undefined
  useEffect(() => {
    if (isOwn) return
    // Without the SDK's client: it would be 16 kB more on the page that guests open most, for a call whose answer nobody reads.
    return whenIdle(() => {
      void fetch(`/api/userBanner/view/${id}`, {
        method: 'POST',
        headers: { 'X-Portal-Client': 'app', ...(person && { 'X-Portal-Person': person }) },
      })
        // An answer that nobody reads stays open.
        .then((answer) => answer.text())
        .catch(() => {})
    })
  }, [id, isOwn, person])
}
