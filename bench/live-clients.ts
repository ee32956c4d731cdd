import { channelOf, signSubscription } from '../packages/server/src/platform/push/access.ts'

/** Messages to this process: where to connect, and as which users. */
export interface LiveClients {
  port: number
  access: { key: string; secret: string }
  users: number[]
}

/** Messages from this process: all clients are connected, or an event arrived, by the machine's clock. */
export type LiveReport = 'listening' | { event: string; data: string; at: bigint }

const AT_ONCE = 25

/** One open page of a user: connects, subscribes, and reports events. */
function listen({ port, access }: LiveClients, user: number): Promise<void> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/app/${access.key}?protocol=7`)
  const channel = channelOf(user)
  return new Promise((resolve, reject) => {
    socket.onclose = ({ code }) => reject(new Error(`closed with ${code}`))
    socket.onmessage = ({ data: text }) => {
      const { event, data } = JSON.parse(text)
      if (event === 'pusher:connection_established') {
        const auth = signSubscription(access, JSON.parse(data).socket_id, channel)
        socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }))
      } else if (event === 'pusher_internal:subscription_succeeded') resolve()
      else if (event === 'pusher:ping') socket.send(JSON.stringify({ event: 'pusher:pong' }))
      else report({ event, data, at: process.hrtime.bigint() })
    }
  })
}

function report(message: LiveReport): void {
  process.send?.(message)
}

process.on('message', async (clients: LiveClients) => {
  const left = [...clients.users]
  const some = async () => {
    for (let user = left.pop(); user !== undefined; user = left.pop()) await listen(clients, user)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, some))
  report('listening')
})
