export type { Host } from './address.ts'
export { authorizeChannel, type ChannelRequest, type RealtimeSettings, realtimeSettings } from './calls.ts'
export {
  connectLive,
  type LiveConnection,
  type LiveOptions,
  type LiveState,
} from './connect.ts'
export { decodeLive, type LiveEvent } from './decode.ts'
export type { PusherClass, PusherClient, PusherModule, PusherOptions } from './pusher.ts'
