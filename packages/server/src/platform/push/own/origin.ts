import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a connection comes from a page of this portal: of the host that was asked for, or of the public address. Programs
 * that are no browsers name no origin. Another site's page would connect in vain (it cannot sign), but need not be served.
 */
export function isOfThisPortal({ origin, host }: IncomingHttpHeaders, publicUrl: string): boolean {
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const from = new URL(origin)
  return from.host === host?.toLowerCase() || from.origin === publicUrl
}
