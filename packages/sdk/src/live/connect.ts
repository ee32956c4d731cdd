import { isPortalError, type Portal } from '../client/index.ts'
import { isPassing } from '../client/retry.ts'
import { type Host, liveAddress } from './address.ts'
import { authorizeChannel, realtimeSettings } from './calls.ts'
import { decodeLive, type LiveEvent } from './decode.ts'
import { classOf, type PusherClass, type PusherModule } from './pusher.ts'

/**
 * `online` each time events start to arrive, also after a reconnect; fetch what happened before. `offline` while the
 * client reconnects. `refused` if the portal rejects the connection.
 */
export type LiveState = 'online' | 'offline' | 'refused'

/** What a live connection needs, and where it reports. */
export interface LiveOptions {
  /** The default export of pusher-js, or its module. */
  Pusher: PusherClass | PusherModule
  /** Address of the portal itself, used unless its settings specify another server. */
  host: Host
  /** Called for each event of the user's channel that this version knows. */
  onEvent: (event: LiveEvent) => void
  /** Called when events start or stop to arrive. */
  onState: (state: LiveState) => void
}

/** A live connection, until it is closed. */
export interface LiveConnection {
  /** Closes the connection; no callback is called after that. */
  close(): void
}

/** Milliseconds before a signature is requested again. */
const RETRY_MS = 3000

/**
 * Connects to the channel of the current user, and reconnects automatically. Throws a PortalError if the settings
 * cannot be read.
 */
export async function connectLive(
  portal: Portal,
  { Pusher, host, onEvent, onState }: LiveOptions,
): Promise<LiveConnection> {
  const settings = await realtimeSettings(portal)
  // A signature is valid for one connection, which may have been lost meanwhile.
  const isStillOn = (socketId: string) => pusher.connection.socket_id === socketId
  let retry: ReturnType<typeof setTimeout> | undefined
  let passing = false
  let askedAgain = false
  const pusher = new (classOf(Pusher))(settings.key, {
    ...liveAddress(settings, host),
    channelAuthorization: {
      customHandler: ({ socketId: socket_id, channelName: channel_name }, callback) => {
        authorizeChannel(portal, { socket_id, channel_name }).then(
          (signed) => {
            askedAgain = false
            if (isStillOn(socket_id)) callback(null, signed)
          },
          (error) => {
            if (!isStillOn(socket_id)) return
            // If the session has just got a new token, the request may have used the old one.
            passing = isPassing(error) || (isSignedOut(error) && !askedAgain)
            askedAgain = isSignedOut(error)
            callback(error, null)
          },
        )
      },
    },
  })
  const channel = pusher.subscribe(settings.channel)
  channel.bind_global((event: string, data: unknown) => {
    const live = decodeLive(event, data)
    if (live) onEvent(live)
  })
  channel.bind('pusher:subscription_succeeded', () => onState('online'))
  channel.bind('pusher:subscription_error', () => {
    onState(passing ? 'offline' : 'refused')
    if (passing) retry = setTimeout(() => pusher.subscribe(settings.channel), RETRY_MS)
    passing = false
  })
  const follow = ({ previous, current }: { previous: string; current: string }) => {
    if (current === 'failed' || current === 'disconnected') onState('refused')
    else if (current === 'unavailable' || previous === 'connected') onState('offline')
  }
  pusher.connection.bind('state_change', follow)
  return {
    close() {
      clearTimeout(retry)
      channel.unbind_all()
      pusher.connection.unbind('state_change', follow)
      pusher.disconnect()
    },
  }
}

function isSignedOut(error: unknown): boolean {
  return isPortalError(error) && error.status === 401
}
