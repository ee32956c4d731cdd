import type { components } from '@sauda/sdk'
import Pusher from 'pusher-js'
import type { Person } from './people.ts'

export interface LiveClient {
  pusher: Pusher
  /** Events of the user's own channel, oldest first. */
  heard: { event: string; data: unknown }[]
  /** How often the own channel was subscribed to. */
  subscriptions: number
  /** How often a subscription was rejected, by pusher-js or by the portal. */
  refusals: number
}

/**
 * Runs pusher-js like a user's page.
 * @param channel a channel to subscribe to instead of the own one
 */
export async function liveClient(
  port: number,
  { token }: Pick<Person, 'token'>,
  channel?: string,
): Promise<LiveClient> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const call = async <Data>(path: string, body?: object): Promise<Data> => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/realtime/${path}`, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    const { data } = (await answer.json()) as { data: Data }
    return data
  }
  const settings = await call<components['schemas']['RealtimeSettings']>('settings')
  const client: LiveClient = {
    heard: [],
    subscriptions: 0,
    refusals: 0,
    pusher: new Pusher(settings.key, {
      cluster: settings.cluster,
      wsHost: '127.0.0.1',
      wsPort: port,
      forceTLS: false,
      enabledTransports: ['ws'],
      channelAuthorization: {
        customHandler: ({ socketId, channelName }, done) => {
          call<{ auth: string }>('auth', { socket_id: socketId, channel_name: channelName }).then(
            (signed) => done(null, signed),
            (error) => done(error, null),
          )
        },
      },
    }),
  }
  client.pusher.subscribe(channel ?? settings.channel).bind_global((event: string, data: unknown) => {
    if (event === 'pusher:subscription_succeeded') client.subscriptions++
    else if (event === 'pusher:subscription_error') client.refusals++
    else client.heard.push({ event, data })
  })
  return client
}
