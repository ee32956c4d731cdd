export type { ChannelRequest, ChannelSignature, RealtimeSettings } from '../generated/schemas.ts'
export type { Host } from './address.ts'
export { authorizeChannel, realtimeSettings } from './calls.ts'
export {
  connectLive,
  type LiveConnection,
  type LiveOptions,
  type LiveState,
  type PusherClass,
  type PusherClient,
} from './connect.ts'
export {
  type AdChangeEvent,
  decodeLive,
  type LiveEvent,
  type NotificationEvent,
  type ViewedEvent,
} from './decode.ts'
