import type { components } from '@sauda/sdk'
import type { Actor } from '../../contract/call.ts'
import { channelOf, signSubscription } from '../../platform/push/access.ts'
import { RefusalError } from '../../refusal.ts'
import type { Deps } from '../deps.ts'

type RealtimeSettings = components['schemas']['RealtimeSettings']
type ChannelRequest = components['schemas']['ChannelRequest']

export function realtimeSettings(
  { pushAccess: { key, cluster, host, secure } }: Deps,
  actor: Actor,
): RealtimeSettings {
  return { key, cluster, host, secure, channel: channelOf(actor.id) }
}

/** Signs a subscription to the current user's own channel, and to no other. */
export function authorizeChannel(
  { pushAccess }: Deps,
  actor: Actor,
  { socket_id, channel_name }: ChannelRequest,
): { auth: string } {
  if (channel_name !== channelOf(actor.id)) throw new RefusalError('forbidden')
  return { auth: signSubscription(pushAccess, socket_id, channel_name) }
}
