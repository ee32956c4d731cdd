import type { IncomingHttpHeaders } from 'node:http'
import { isOfAnotherSite } from '@sauda/sdk/access'

/**
 * Whether a connection comes from a page of this portal. Another site's page would connect in vain (it cannot sign), but need
 * not be served. `Sec-Fetch-Site` is not asked: not every browser sends it with a WebSocket.
 */
export function isOfThisPortal({ origin, host }: IncomingHttpHeaders, publicUrl: string): boolean {
  return !isOfAnotherSite({ origin }, { host, publicUrl })
}
