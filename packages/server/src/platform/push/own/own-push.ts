import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/open-database.ts'
import { secretOf } from '../../secret-queries.ts'
import type { PushMessage, PushService } from '../push.ts'
import { createEndpoint, type EndpointOptions } from './endpoint.ts'
import { createHub } from './hub.ts'
import type { PlaceLimits } from './places.ts'
import { openRelay } from './relay.ts'

export interface OwnPushOptions {
  database: Database
  clock: Clock
  publicUrl: string
  isListed: EndpointOptions['isListed']
  trustedProxies: readonly string[]
  onError: (error: unknown) => void
  limits?: PlaceLimits
}

const LIMITS: PlaceLimits = { connections: 5_000, connectionsOfAddress: 600, idleOfAddress: 200 }

/**
 * Pushes over our own endpoint: each server delivers to its own clients, and relays to the other servers of the
 * database.
 */
export async function openOwnPush({ limits = LIMITS, ...options }: OwnPushOptions): Promise<PushService> {
  const { database, onError } = options
  const key = (await secretOf(database.db, 'push key')).slice(0, 20)
  const secret = await secretOf(database.db, 'push secret')
  const access = { key, secret, cluster: 'portal', host: null, secure: null }

  const hub = createHub()
  const relay = await openRelay(database, { onMessage: hub.deliver, onGap: hub.renewAll, onError })
  const endpoint = createEndpoint({ ...options, limits, access, hub })
  const publish = (message: PushMessage) => {
    hub.deliver(message)
    relay.publish(message)
  }
  return {
    access,
    send: (users, event, data) => publish({ users, event, data }),
    renew: (userId) => publish({ users: [userId], renew: true }),
    attach: endpoint.attach,
    close: async () => {
      await endpoint.close()
      await relay.close()
    },
  }
}
