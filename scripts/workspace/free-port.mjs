import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Returns a port on which nothing listens. It is below the ephemeral ports, which another process may get before the
 * caller listens.
 *
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (;;) {
    const port = randomInt(20_000, 32_000)
    const probe = createServer().listen(port, '127.0.0.1')
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    )
    probe.close()
    if (isFree) return port
  }
}
