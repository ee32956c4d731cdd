import type { Pool } from 'pg'

/**
 * When a connection is lost, the query in progress fails and the pool replaces the connection. pg also emits an error
 * on the connection and on the pool, which would end the process without listeners.
 */
export function surviveLosses(pool: Pool): Pool {
  return pool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}))
}
