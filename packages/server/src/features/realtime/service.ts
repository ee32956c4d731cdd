import type { components } from '@sauda/sdk'
import type { Actor } from '../../contract/call.ts'
import { channelOf, signSubscription } from '../../platform/push/access.ts'
import { Refusal } from '../../refusal.ts'
import type { Deps } from '../deps.ts'

type RealtimeSettings = components['schemas']['RealtimeSettings']
type ChannelRequest = components['schemas']['ChannelRequest']

export function realtimeSettings(
  { pushAccess: { key, cluster, host, secure } }: Deps,
  actor: Actor,
): RealtimeSettings {
  return { key, cluster, host, secure, channel: channelOf(actor.id) }
}

/** Signs a subscription to the asker's own channel, whose session has just been looked at, and to no other. */
export function authorizeChannel(
  { pushAccess }: Deps,
  actor: Actor,
  { socket_id, channel_name }: ChannelRequest,
): { auth: string } {
  if (channel_name !== channelOf(actor.id)) throw new Refusal('forbidden')
  return { auth: signSubscription(pushAccess, socket_id, channel_name) }
}
