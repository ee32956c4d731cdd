import { createServer } from '@sauda/server'
import { demoConfig } from '../server/demo-config.ts'

/** The API of the tests in a process of its own, on the port and the data folder of its environment. */
const server = await createServer(demoConfig(process.env))
await server.fastify.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
process.send?.('listening')

// The parent has ended, perhaps without a chance to say so.
process.once('disconnect', () => process.exit())
