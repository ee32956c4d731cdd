import { type HostedPush, openHostedPush } from './hosted-push.ts'
import { type OwnPushOptions, openOwnPush } from './own/own-push.ts'
import type { PushService } from './push.ts'

/** Opens the configured push: a hosted server if there is one, else our own endpoint. */
export function openPush(hosted: HostedPush | undefined, own: OwnPushOptions): Promise<PushService> {
  return hosted ? openHostedPush(hosted, own.onError) : openOwnPush(own)
}
