import type { RealtimeSettings } from '../generated/schemas.ts'
import type { PusherAddress } from './pusher.ts'

/** The address of a portal, as its pages see it. */
export interface Host {
  /** Name or address without a port, such as `location.hostname`. */
  readonly hostname: string
  /** TCP port; 443 or 80 if the address names none. */
  readonly port: number
  /** Whether the pages use TLS. */
  readonly secure: boolean
}

/** The `cluster` in settings that means the portal's own endpoint. */
const OWN = 'portal'

/** Where pusher-js connects: to the portal itself, to a configured compatible server, or to hosted Pusher. */
export function liveAddress(
  { cluster, host, secure }: Pick<RealtimeSettings, 'cluster' | 'host' | 'secure'>,
  own: Host,
): PusherAddress {
  const enabledTransports: PusherAddress['enabledTransports'] = ['ws', 'wss']
  if (host === null && cluster !== OWN) return { cluster, enabledTransports, forceTLS: true }
  const forceTLS = secure ?? own.secure
  const { hostname, port } = host === null ? own : new URL(`${forceTLS ? 'https' : 'http'}://${host}`)
  const wsPort = Number(port)
  const address = { cluster, enabledTransports, forceTLS, wsHost: hostname }
  return wsPort ? { ...address, wsPort, wssPort: wsPort } : address
}
