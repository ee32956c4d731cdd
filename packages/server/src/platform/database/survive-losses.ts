import type { Pool } from 'pg'

/**
 * A connection that is lost tells its own caller by the query in progress, and the pool replaces it. pg also emits an error on
 * the connection and on the pool, which would end the process if nobody listened.
 */
export function surviveLosses(pool: Pool): Pool {
  return pool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}))
}
