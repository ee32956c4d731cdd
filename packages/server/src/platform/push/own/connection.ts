import { randomInt } from 'node:crypto'
import type { WebSocket } from 'ws'
import type { Clock } from '../../clock.ts'
import { isChannel, isSigned, type PushAccess } from '../access.ts'
import type { Hub, Member } from './hub.ts'
import type { Place } from './places.ts'
import {
  CLOSING,
  type ClientMessage,
  type Closing,
  error,
  established,
  notSubscribed,
  ping,
  pong,
  readMessage,
  subscribed,
} from './protocol.ts'

/** Limits of one client; times are in seconds. */
export const CLIENT_LIMITS = {
  channels: 10,
  /** Messages in a window of ten seconds. */
  messages: 60,
  window: 10,
  /** After this long without messages the client sends a ping, … */
  activityTimeout: 30,
  /** … after this long the server sends one, … */
  pingAfter: 40,
  /** … and after this long the connection is closed. */
  goneAfter: 70,
  /** A client without subscriptions is closed after this long; it reconnects when it needs to subscribe. */
  subscribeWithin: 15,
  /** Bytes buffered for a client that does not read. */
  unread: 1024 * 1024,
} as const

export interface ConnectionDeps {
  access: PushAccess
  clock: Clock
  hub: Hub
}

/** What the endpoint provides to a client's connection. */
export interface Seat {
  place: Place
  /** Called when the client has been asked to close. */
  onDismissed(): void
}

/** One client: its messages and subscriptions, and whether it is still connected. */
export class Connection implements Member {
  readonly #socket: WebSocket
  readonly #deps: ConnectionDeps
  readonly #seat: Seat
  readonly #id = `${randomInt(2 ** 40)}.${randomInt(2 ** 40)}`
  readonly #channels = new Set<string>()
  #heardAt: number
  #idleSince: number
  #pinged = false
  #window = { from: 0, messages: 0 }

  constructor(socket: WebSocket, deps: ConnectionDeps, seat: Seat) {
    this.#socket = socket
    this.#deps = deps
    this.#seat = seat
    this.#heardAt = this.#idleSince = this.#now()
    socket.on('message', (bytes, isBinary) => {
      if (isBinary) this.close('binary')
      else this.#hear(bytes.toString())
    })
    socket.on('close', () => this.#leaveAll())
    this.send(established(this.#id, CLIENT_LIMITS.activityTimeout))
  }

  send(text: string): void {
    if (this.#socket.bufferedAmount > CLIENT_LIMITS.unread) this.#socket.terminate()
    else this.#socket.send(text)
  }

  renew(): void {
    this.close('comeBack')
  }

  close(why: Closing): void {
    this.#leaveAll()
    closeSocket(this.#socket, why)
    this.#seat.onDismissed()
  }

  /** Checks the client's timeouts; called every few seconds. */
  beat(): void {
    if (!this.#isOpen()) return
    const silent = this.#now() - this.#heardAt
    if (silent >= CLIENT_LIMITS.goneAfter) this.close('noPong')
    else if (this.#channels.size === 0 && this.#now() - this.#idleSince >= CLIENT_LIMITS.subscribeWithin) {
      this.close('notSubscribed')
    } else if (silent >= CLIENT_LIMITS.pingAfter && !this.#pinged) {
      this.#pinged = true
      this.send(ping)
    }
  }

  #hear(text: string): void {
    if (!this.#isOpen()) return
    this.#heardAt = this.#now()
    this.#pinged = false
    if (this.#isTooMuch()) this.close('tooMany')
    else this.#answer(readMessage(text))
  }

  #answer(message: ClientMessage): void {
    if (message.kind === 'ping') this.send(pong)
    else if (message.kind === 'subscribe') this.#subscribe(message)
    else if (message.kind === 'unsubscribe') this.#unsubscribe(message.channel)
    else if (message.kind === 'refused') this.send(error(message.why))
  }

  #subscribe({ channel, auth }: { channel: string; auth: string }): void {
    const { access, hub } = this.#deps
    if (!isChannel(channel) || !isSigned(access, { socketId: this.#id, channel, auth })) {
      this.send(notSubscribed(channel, 'AuthError', 'The portal has not signed this subscription'))
    } else if (this.#channels.size >= CLIENT_LIMITS.channels && !this.#channels.has(channel)) {
      this.send(notSubscribed(channel, 'LimitReached', 'One connection has only so many channels'))
    } else if (!this.#seat.place.subscribe()) {
      this.close('overCapacity')
    } else {
      this.#channels.add(channel)
      hub.join(channel, this)
      this.send(subscribed(channel))
    }
  }

  #unsubscribe(channel: string): void {
    if (!this.#channels.delete(channel)) return
    this.#deps.hub.leave(channel, this)
    if (this.#channels.size > 0) return
    this.#idleSince = this.#now()
    this.#seat.place.idle()
  }

  #leaveAll(): void {
    for (const channel of this.#channels) this.#deps.hub.leave(channel, this)
    this.#channels.clear()
    this.#seat.place.leave()
  }

  #isTooMuch(): boolean {
    if (this.#heardAt - this.#window.from >= CLIENT_LIMITS.window)
      this.#window = { from: this.#heardAt, messages: 0 }
    this.#window.messages += 1
    return this.#window.messages > CLIENT_LIMITS.messages
  }

  #isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN
  }

  #now(): number {
    return this.#deps.clock.now().getTime() / 1000
  }
}

/** Sends the client the reason as a protocol error and as the close code. */
export function closeSocket(socket: WebSocket, why: Closing): void {
  const [code, reason] = CLOSING[why]
  socket.send(error(reason, code))
  socket.close(code, reason)
}
