import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { type Database, openDatabase } from '../platform/database/open-database.ts'

/**
 * How a PostgreSQL server is unavailable: the connection is refused, it is closed, or the protocol reports an error.
 */
export type Loss = 'refuses' | 'hangs up' | { sqlstate: string; message: string }

/** Returns a pool of an unavailable PostgreSQL server, simulated over the network. */
export async function lostDatabase(loss: Loss): Promise<Pick<Database, 'db' | 'close'>> {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    if (loss === 'hangs up') socket.destroy()
    else if (typeof loss === 'object') sayWhy(socket, loss)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  if (loss === 'refuses') server.close()
  const { db, close } = await openDatabase({ url: `postgres://portal@127.0.0.1:${port}/portal` })
  return { db, close: () => close().then(() => void server.close()) }
}

/** An ErrorResponse of PostgreSQL's protocol, to any first message. */
function sayWhy(socket: Socket, { sqlstate, message }: { sqlstate: string; message: string }): void {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${sqlstate}\0M${message}\0\0`)
  const head = Buffer.from('E\0\0\0\0')
  head.writeInt32BE(fields.length + 4, 1)
  socket.once('data', () => socket.end(Buffer.concat([head, fields])))
}
