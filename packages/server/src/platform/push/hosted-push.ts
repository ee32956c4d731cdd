import { Agent } from 'node:http'
import { Agent as SecureAgent } from 'node:https'
import { channelOf } from './access.ts'
import { createHintQueue, type Hint } from './hint-queue.ts'
import type { PushService } from './push.ts'

/** An application of hosted Pusher, or of a compatible server. */
export interface HostedPush {
  appId: string
  key: string
  secret: string
  /** Only for hosted Pusher. */
  cluster?: string
  /** The address of a compatible server. */
  server?: URL
}

const TIMEOUT = 10_000
/** How long closing waits for requests in progress. */
const GOODBYE = 3_000
/** The maximum number of channels per event. */
const CHANNELS = 100

/** Pushes through a hosted server: one signed request for an event to a hundred users, or for ten events. */
export async function openHostedPush(
  { appId, key, secret, cluster = '', server }: HostedPush,
  onError: (error: unknown) => void,
): Promise<PushService> {
  const { default: Pusher } = await import('pusher')
  const secure = server ? server.protocol === 'https:' : null
  const useTLS = secure ?? true
  const agent = useTLS ? new SecureAgent() : new Agent()
  const application = { appId, key, secret, agent, useTLS, timeout: TIMEOUT }
  const pusher = server
    ? new Pusher({ ...application, host: server.hostname, ...(server.port && { port: server.port }) })
    : new Pusher({ ...application, cluster })

  const post = async (hints: readonly Hint[]): Promise<unknown> => {
    const [first, ...others] = hints
    if (first && others.length === 0) return pusher.trigger([...first.channels], first.name, first.data)
    return pusher.triggerBatch(
      hints.flatMap(({ channels, name, data }) => channels.map((channel) => ({ channel, name, data }))),
    )
  }
  const queue = createHintQueue({ post, onError })

  return {
    access: { key, secret, cluster: cluster || 'portal', host: server?.host ?? null, secure },
    send(userIds, event, data) {
      const channels = userIds.map(channelOf)
      for (let from = 0; from < channels.length; from += CHANNELS) {
        queue.add({ channels: channels.slice(from, from + CHANNELS), name: event, data })
      }
    },
    renew() {},
    attach() {},
    close: async () => {
      await queue.close(GOODBYE)
      agent.destroy()
    },
  }
}
