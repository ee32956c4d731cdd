import { createServer } from '@sauda/server'
import { readConfiguration } from './configuration.ts'
import { demoConfig, isDemoMissing } from './demo-config.ts'

// The parent has ended, perhaps without a chance to say so.
process.once('disconnect', () => process.exit(1))

/** `npm start` runs this beside the build of the pages, so it finds out by itself whether there is something to do. */
const config = demoConfig(process.env)
if (isDemoMissing(readConfiguration(process.env, []), config)) {
  const server = await createServer(config)
  await server.close()
}
process.exit()
