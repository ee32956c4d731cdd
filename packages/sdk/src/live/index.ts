export type { ChannelRequest, ChannelSignature, RealtimeSettings } from '../generated/schemas.ts'
export type { Host } from './address.ts'
export { authorizeChannel, realtimeSettings } from './calls.ts'
export {
  connectLive,
  type LiveConnection,
  type LiveOptions,
  type LiveState,
} from './connect.ts'
export {
  type AdChangeEvent,
  decodeLive,
  type LiveEvent,
  type NotificationEvent,
  type PartRequestEvent,
  type QueueArrival,
  type QueueEvent,
  type TalkEvent,
  type TalkSignEvent,
  type ViewedEvent,
} from './decode.ts'
export type {
  ChannelAuthorization,
  PusherAddress,
  PusherChannel,
  PusherClass,
  PusherClient,
  PusherConnection,
  PusherModule,
  PusherOptions,
  PusherSignature,
  SignSubscription,
  StateChange,
  SubscriptionRequest,
} from './pusher.ts'
