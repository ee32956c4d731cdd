// The part of pusher-js that the SDK uses. Its own types need the DOM library, and would have to be installed by
// programs that never connect.

/** Where pusher-js connects. */
export type PusherAddress = {
  /** Hosted Pusher's cluster. */
  cluster: string
  enabledTransports: ('ws' | 'wss')[]
  forceTLS: boolean
  wsHost?: string
  wsPort?: number
  wssPort?: number
}

/** Signs a subscription and passes the signature, or an error, to the callback. */
type Sign = (
  request: { socketId: string; channelName: string },
  callback: (error: Error | null, signed: { auth: string } | null) => void,
) => void

/** The options that the SDK passes to pusher-js. */
export type PusherOptions = PusherAddress & { channelAuthorization: { customHandler: Sign } }

type PusherChannel = {
  bind(event: string, callback: () => void): unknown
  bind_global(callback: (event: string, data: unknown) => void): unknown
  unbind_all(): unknown
}

type StateChange = (change: { previous: string; current: string }) => void

/** A connection of pusher-js. */
export type PusherClient = {
  readonly connection: {
    readonly socket_id: string
    bind(event: string, callback: StateChange): unknown
    unbind(event: string, callback: StateChange): unknown
  }
  subscribe(channel: string): PusherChannel
  disconnect(): void
}

/** The class that pusher-js exports. It is passed in, so that only clients that connect load it. */
export type PusherClass = new (key: string, options: PusherOptions) => PusherClient

/** The module of pusher-js, as `import()` returns it and as TypeScript's `NodeNext` describes its default import. */
export type PusherModule = { readonly default: PusherClass }

/** Returns the class of what pusher-js exports. */
export function classOf(exported: PusherClass | PusherModule): PusherClass {
  return 'default' in exported ? exported.default : exported
}
