import { type HostedPush, openHostedPush } from './hosted-push.ts'
import { type OwnPushOptions, openOwnPush } from './own/own-push.ts'
import type { PushService } from './push.ts'

/** The push of the configuration: somebody else's server where one is named, else our own endpoint. */
export function openPush(hosted: HostedPush | undefined, own: OwnPushOptions): Promise<PushService> {
  return hosted ? openHostedPush(hosted, own.onError) : openOwnPush(own)
}
