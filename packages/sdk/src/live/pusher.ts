// The part of pusher-js that the SDK uses. Its own types need the DOM library, and would have to be installed by
// programs that never connect.

/** Where pusher-js connects. */
export interface PusherAddress {
  /** Hosted Pusher's cluster. */
  cluster: string
  /** The ways of connecting: only WebSockets, without fallbacks. */
  enabledTransports: ('ws' | 'wss')[]
  /** Whether to connect with TLS. */
  forceTLS: boolean
  /** Name of a server other than hosted Pusher. */
  wsHost?: string
  /** Its TCP port without TLS. */
  wsPort?: number
  /** Its TCP port with TLS. */
  wssPort?: number
}

/** A subscription to sign. */
export interface SubscriptionRequest {
  /** Identifies the connection. */
  socketId: string
  /** Name of the channel. */
  channelName: string
}

/** A signed subscription. */
export interface PusherSignature {
  /** The signature, as the portal returns it. */
  auth: string
}

/** Signs a subscription and passes the signature, or an error, to the callback. */
export type SignSubscription = (
  request: SubscriptionRequest,
  callback: (error: Error | null, signed: PusherSignature | null) => void,
) => void

/** How pusher-js gets the signature of a subscription. */
export interface ChannelAuthorization {
  /** Signs it. */
  customHandler: SignSubscription
}

/** The options that the SDK passes to pusher-js. */
export interface PusherOptions extends PusherAddress {
  /** Signs subscriptions by a call of the portal. */
  channelAuthorization: ChannelAuthorization
}

/** A change of a connection's state, by the names of pusher-js. */
export interface StateChange {
  /** The state before. */
  previous: string
  /** The state now. */
  current: string
}

/** What the SDK uses of a connection of pusher-js. */
export interface PusherConnection {
  /** Identifies the connection for signatures. */
  readonly socket_id: string
  /** Adds a callback for an event. */
  bind(event: string, callback: (change: StateChange) => void): unknown
  /** Removes a callback. */
  unbind(event: string, callback: (change: StateChange) => void): unknown
}

/** What the SDK uses of a channel of pusher-js. */
export interface PusherChannel {
  /** Adds a callback for an event. */
  bind(event: string, callback: () => void): unknown
  /** Adds a callback for all events. */
  bind_global(callback: (event: string, data: unknown) => void): unknown
  /** Removes all callbacks. */
  unbind_all(): unknown
}

/** What the SDK uses of a client of pusher-js. */
export interface PusherClient {
  /** Tells when the connection is lost and found again. */
  readonly connection: PusherConnection
  /** Subscribes to a channel by its name. */
  subscribe(channel: string): PusherChannel
  /** Ends the connection for good. */
  disconnect(): void
}

/** The class that pusher-js exports. It is passed in, so that only clients that connect load it. */
export type PusherClass = new (key: string, options: PusherOptions) => PusherClient

/** The module of pusher-js, as `import()` returns it and as TypeScript's `NodeNext` describes its default import. */
export interface PusherModule {
  /** The class. */
  readonly default: PusherClass
}

/** Returns the class of what pusher-js exports. */
export function classOf(exported: PusherClass | PusherModule): PusherClass {
  return 'default' in exported ? exported.default : exported
}
