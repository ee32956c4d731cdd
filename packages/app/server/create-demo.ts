import { createServer } from '@sauda/server'
import { demoConfig } from './demo-config.ts'

// The parent has ended, perhaps without a chance to say so.
process.once('disconnect', () => process.exit(1))

const server = await createServer(demoConfig(process.env))
await server.close()
process.exit()
