/** The messages of the Pusher protocol, version 7, as far as private channels need it. */
export const PROTOCOL = '7'

/** Close codes. Clients give up after 40xx and 43xx, reconnect with a delay after 41xx, and at once after 42xx. */
export const CLOSING = {
  unknownKey: [4001, 'There is no application with this key'],
  unsupportedProtocol: [4007, `Only version ${PROTOCOL} of the protocol is spoken here`],
  noProtocol: [4008, 'The version of the protocol is missing'],
  overCapacity: [4100, 'There are too many connections'],
  // Clients that were merely too slow reconnect by themselves.
  notSubscribed: [4109, 'Nothing was subscribed to in time'],
  comeBack: [4200, 'Connect again'],
  noPong: [4201, 'A ping was not answered'],
  tooMany: [4301, 'There were too many messages'],
  binary: [1003, 'Messages are text'],
} as const satisfies Record<string, readonly [code: number, message: string]>

export type Closing = keyof typeof CLOSING

export type ClientMessage =
  | { kind: 'ping' | 'pong' }
  | { kind: 'subscribe'; channel: string; auth: string }
  | { kind: 'unsubscribe'; channel: string }
  /** An invalid or forbidden message; the client gets the reason. */
  | { kind: 'refused'; why: string }

/** Parses a client's message, which is untrusted. */
export function readMessage(text: string): ClientMessage {
  const message = objectOf(parsed(text))
  if (!message) return refused('A message is a JSON object')
  const { event } = message
  const data = objectOf(message.data)
  if (event === 'pusher:ping') return { kind: 'ping' }
  if (event === 'pusher:pong') return { kind: 'pong' }
  if (event === 'pusher:subscribe' || event === 'pusher:unsubscribe') {
    if (typeof data?.channel !== 'string') return refused('The channel is missing')
    const { channel, auth } = data
    if (event === 'pusher:unsubscribe') return { kind: 'unsubscribe', channel }
    return { kind: 'subscribe', channel, auth: typeof auth === 'string' ? auth : '' }
  }
  if (typeof event === 'string' && event.startsWith('client-')) return refused('Clients send no events here')
  return refused('This event is unknown')
}

/** @param activityTimeout seconds of silence after which the client sends a ping */
export function established(socketId: string, activityTimeout: number): string {
  return message('pusher:connection_established', {
    data: JSON.stringify({ socket_id: socketId, activity_timeout: activityTimeout }),
  })
}

export const ping = message('pusher:ping', { data: '{}' })
export const pong = message('pusher:pong', { data: '{}' })

export function error(why: string, code: number | null = null): string {
  return message('pusher:error', { data: { code, message: why } })
}

export function subscribed(channel: string): string {
  return message('pusher_internal:subscription_succeeded', { channel, data: '{}' })
}

/** @param type `AuthError` or `LimitReached`, as in other servers of the protocol */
export function notSubscribed(channel: string, type: 'AuthError' | 'LimitReached', why: string): string {
  return message('pusher:subscription_error', { channel, data: { type, error: why, status: 403 } })
}

/** @param data the event's data, as JSON */
export function channelEvent(channel: string, event: string, data: string): string {
  return message(event, { channel, data })
}

function message(event: string, rest: object): string {
  return JSON.stringify({ event, ...rest })
}

function refused(why: string): ClientMessage {
  return { kind: 'refused', why }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function objectOf(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined
}
