import { channelOf } from '../access.ts'
import type { PushMessage } from '../push.ts'
import { channelEvent } from './protocol.ts'

/** A connection, as the hub sees it. */
export interface Member {
  send(text: string): void
  /** Makes the client reconnect. */
  renew(): void
}

/** Which of this process's clients subscribe to which channels. */
export interface Hub {
  join(channel: string, member: Member): void
  leave(channel: string, member: Member): void
  deliver(message: PushMessage): void
  /** Makes all clients reconnect and so fetch what they may have missed. */
  renewAll(): void
}

export function createHub(): Hub {
  const channels = new Map<string, Set<Member>>()

  return {
    join(channel, member) {
      const members = channels.get(channel)
      if (members) members.add(member)
      else channels.set(channel, new Set([member]))
    },
    leave(channel, member) {
      const members = channels.get(channel)
      members?.delete(member)
      if (members?.size === 0) channels.delete(channel)
    },
    deliver(message) {
      const data = 'event' in message ? JSON.stringify(message.data) : ''
      for (const channel of message.users.map(channelOf)) {
        const members = channels.get(channel)
        if (!members) continue
        if ('renew' in message) for (const member of [...members]) member.renew()
        else {
          const text = channelEvent(channel, message.event, data)
          for (const member of members) member.send(text)
        }
      }
    },
    renewAll() {
      for (const members of [...channels.values()]) for (const member of [...members]) member.renew()
    },
  }
}
