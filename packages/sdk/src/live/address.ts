import type { Options } from 'pusher-js'
import type { RealtimeSettings } from './calls.ts'

/** Where a portal listens, as its pages see it. */
export type Host = { readonly hostname: string; readonly port: number; readonly secure: boolean }

/** The cluster by which settings name the portal's own endpoint. */
const OWN = 'portal'

/** Where pusher-js connects: to the portal itself, to a compatible server that is named, or to hosted Pusher. */
export function liveAddress(
  { cluster, host, secure }: Pick<RealtimeSettings, 'cluster' | 'host' | 'secure'>,
  own: Host,
): Options {
  const enabledTransports: Options['enabledTransports'] = ['ws', 'wss']
  if (host === null && cluster !== OWN) return { cluster, enabledTransports, forceTLS: true }
  const forceTLS = secure ?? own.secure
  const { hostname, port } = host === null ? own : new URL(`${forceTLS ? 'https' : 'http'}://${host}`)
  const wsPort = Number(port) || undefined
  return { cluster, enabledTransports, forceTLS, wsHost: hostname, wsPort, wssPort: wsPort }
}
