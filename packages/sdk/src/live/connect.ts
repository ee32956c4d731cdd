import type { Channel, ConnectionManager, Options } from 'pusher-js'
import { isPortalError, type Portal } from '../client/index.ts'
import { type Host, liveAddress } from './address.ts'
import { authorizeChannel, realtimeSettings } from './calls.ts'
import { decodeLive, type LiveEvent } from './decode.ts'

/** The class that pusher-js exports; passed in, so that nobody loads it who does not connect. */
export type PusherClass = new (
  key: string,
  options: Options,
) => {
  readonly connection: ConnectionManager
  subscribe(channel: string): Channel
  disconnect(): void
}

/**
 * `online` each time that events begin to come, the first time and again; what happened before has to be asked for.
 * `offline` while the connection is looked for by itself. `refused` when the portal does not want it.
 */
export type LiveState = 'online' | 'offline' | 'refused'

export type LiveOptions = {
  Pusher: PusherClass
  /** Where the portal itself listens, used where its settings name no other server. */
  host: Host
  onEvent: (event: LiveEvent) => void
  onState: (state: LiveState) => void
}

export type LiveConnection = {
  /** Ends the connection; nothing is told after that. */
  close(): void
}

/** Milliseconds before a signature is asked for again. */
const RETRY_MS = 3000

/**
 * Connects to the signed-in person's own channel, and again by itself after a loss. Throws a PortalError when the
 * settings cannot be read.
 */
export async function connectLive(
  portal: Portal,
  { Pusher, host, onEvent, onState }: LiveOptions,
): Promise<LiveConnection> {
  const settings = await realtimeSettings(portal)
  // A signature is good for one connection, and this one may have been lost while it was on its way.
  const isStillOn = (socketId: string) => pusher.connection.socket_id === socketId
  let retry: ReturnType<typeof setTimeout> | undefined
  let passing = false
  let askedAgain = false
  const pusher = new Pusher(settings.key, {
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
            // Whose session has just got another token may have asked with the one before.
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

/** Whether asking again later may help, as while the portal starts anew. */
function isPassing(error: unknown): boolean {
  return isPortalError(error) && (error.status === 0 || error.status === 429 || error.status >= 500)
}
