import { join } from 'node:path'
import { configFromEnvironment, createServer } from '@sauda/server'
import type { Api } from './api.ts'
import { type Configuration, isLoopback } from './configuration.ts'

const DRAWINGS = join(import.meta.dirname, '../../ui/drawings')

/** The API in this process; the pages ask it without the network. */
export async function openApi({ host }: Configuration): Promise<Api> {
  const config = configFromEnvironment(process.env)
  const server = await createServer(isLoopback(host) ? { ...config, demo: { drawings: DRAWINGS } } : config)
  return {
    fastify: server.fastify,
    door: { baseUrl: 'http://in-process', fetch: server.handle },
    close: () => server.close(),
  }
}
