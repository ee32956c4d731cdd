import { createHmac, timingSafeEqual } from 'node:crypto'

/** How clients connect with the Pusher protocol. */
export interface PushAccess {
  key: string
  /** Signs subscriptions; never leaves the server. */
  secret: string
  /** `portal` is this server's own endpoint, else a cluster of hosted Pusher. */
  cluster: string
  /** Host and port of a compatible server; null for our own endpoint and hosted Pusher. */
  host: string | null
  /** Whether `host` uses TLS; null without a host. */
  secure: boolean | null
}

const CHANNEL = /^private-user-[1-9]\d{0,15}$/

/** Returns a user's only channel. */
export function channelOf(userId: number): string {
  return `private-user-${userId}`
}

export function isChannel(name: string): boolean {
  return CHANNEL.test(name)
}

/** Signs a subscription to prove that the portal allowed it, for this connection and this channel only. */
export function signSubscription(
  { key, secret }: Pick<PushAccess, 'key' | 'secret'>,
  socketId: string,
  channel: string,
): string {
  return `${key}:${createHmac('sha256', secret).update(`${socketId}:${channel}`).digest('hex')}`
}

export function isSigned(
  access: Pick<PushAccess, 'key' | 'secret'>,
  { socketId, channel, auth }: { socketId: string; channel: string; auth: string },
): boolean {
  const right = Buffer.from(signSubscription(access, socketId, channel))
  const given = Buffer.from(auth)
  return given.length === right.length && timingSafeEqual(given, right)
}
