#!/usr/bin/env node
import { configFromEnvironment } from './config.ts'
import { createServer } from './create-server.ts'

/** The API alone, over the data folder or DATABASE_URL, at HOST and PORT. */
const server = await createServer(configFromEnvironment(process.env))
const address = await server.fastify.listen({
  host: process.env.HOST || '127.0.0.1',
  port: Number(process.env.PORT || 3000),
})
console.log(`Sauda API: ${address}/api/docs`)

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void server.close())
