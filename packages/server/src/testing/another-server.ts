import type { AddressInfo } from 'node:net'
import type { ServerConfig } from '../config.ts'
import { type PortalServer, serveDatabase } from '../create-server.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { TEST_CONFIG, type TestServer } from './test-server.ts'

/**
 * Opens another server over the same database: on PostgreSQL with its own connections, like a second process; the
 * embedded database has one process, which both share.
 */
export async function anotherServer(
  { database, dataFolder, clock }: TestServer,
  told: Partial<ServerConfig> = {},
): Promise<PortalServer> {
  const connected = database.url
    ? await openDatabase({ url: database.url })
    : { ...database, close: async () => {} }
  return serveDatabase({ ...TEST_CONFIG, dataFolder, clock, ...told }, connected)
}

/** Starts a server on a local port and returns the port. */
export async function listen({ fastify }: PortalServer, port = 0): Promise<number> {
  await fastify.listen({ host: '127.0.0.1', port })
  return (fastify.server.address() as AddressInfo).port
}
