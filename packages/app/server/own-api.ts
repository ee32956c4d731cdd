import { join } from 'node:path'
import { roleLabel } from '@sauda/sdk/access'
import { configFromEnvironment, createServer, type DemoSignIn } from '@sauda/server'
import type { Api } from './api.ts'
import { type Configuration, isLoopback } from './configuration.ts'

const DRAWINGS = join(import.meta.dirname, '../../ui/drawings')

/** The API in this process; the pages ask it without the network. */
export async function openApi({ host, publicUrl }: Configuration): Promise<Api> {
  const config = configFromEnvironment(process.env)
  // With a public address somebody may reach it through a proxy, and the demo's shops are nobody's.
  const isDemo = isLoopback(host) && !publicUrl
  const server = await createServer(isDemo ? { ...config, demo: { drawings: DRAWINGS } } : config)
  printSignIns(server.demoSignIns)
  return {
    fastify: server.fastify,
    door: { baseUrl: 'http://in-process', fetch: server.handle },
    close: () => server.close(),
  }
}

/** The demo's ways in, for whoever sits at the console. */
function printSignIns(signIns: readonly DemoSignIn[]): void {
  for (const { role_id, email, password } of signIns) {
    console.log(`${roleLabel(role_id, 'ru').padEnd(14)} ${email.padEnd(28)} ${password}`)
  }
}
