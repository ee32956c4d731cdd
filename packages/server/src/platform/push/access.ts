import { createHmac, timingSafeEqual } from 'node:crypto'

/** How clients of the Pusher protocol get in. */
export interface PushAccess {
  key: string
  /** Signs subscriptions; never leaves the server. */
  secret: string
  /** `portal` is this server's own endpoint, else a cluster of hosted Pusher. */
  cluster: string
  /** Host and port of a compatible server; null for our own endpoint and hosted Pusher. */
  host: string | null
  /** Whether `host` speaks TLS; null without one. */
  secure: boolean | null
}

const CHANNEL = /^private-user-[1-9]\d{0,15}$/

/** The one channel of a person. */
export function channelOf(userId: number): string {
  return `private-user-${userId}`
}

export function isChannel(name: string): boolean {
  return CHANNEL.test(name)
}

/** What a subscription carries to prove that the portal allowed it: for this connection and this channel only. */
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
