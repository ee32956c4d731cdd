#!/usr/bin/env node
import { configFromEnvironment, whereToListen } from './config.ts'
import { createServer } from './create-server.ts'
import { whyNot } from './why-not.ts'

/** The API alone, over the data folder or DATABASE_URL, at HOST and PORT. */
async function serve(): Promise<void> {
  const server = await createServer(configFromEnvironment(process.env))
  const address = await server.fastify.listen(whereToListen(process.env))
  console.log(`Sauda API: ${address}/api/docs`)

  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void server.close())
}

try {
  await serve()
} catch (error) {
  console.error(whyNot(error))
  process.exit(1)
}
