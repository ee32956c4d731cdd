import type { AddressInfo } from 'node:net'
import { type PortalServer, serveDatabase } from '../create-server.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { TEST_CONFIG, type TestServer } from './test-server.ts'

/**
 * One more server over the same database: on PostgreSQL with connections of its own, as a second process would have them; the
 * embedded database has one process, which both share.
 */
export async function anotherServer({ database, dataFolder, clock }: TestServer): Promise<PortalServer> {
  const connected = database.url
    ? await openDatabase({ url: database.url })
    : { ...database, close: async () => {} }
  return serveDatabase({ ...TEST_CONFIG, dataFolder, clock }, connected)
}

/** Opens a server to the network of this machine and answers its port. */
export async function listen({ fastify }: PortalServer, port = 0): Promise<number> {
  await fastify.listen({ host: '127.0.0.1', port })
  return (fastify.server.address() as AddressInfo).port
}
