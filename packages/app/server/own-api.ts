import { roleLabel } from '@sauda/sdk/access'
import {
  configFromEnvironment,
  createServer,
  type DemoSignIn,
  firstAdministrator,
  terminalOf,
} from '@sauda/server'
import type { Api } from './api.ts'
import type { Configuration } from './configuration.ts'
import { demoPictures } from './demo-pictures.ts'

/** The API in this process; the pages call it without the network. */
export async function openApi({ demo }: Configuration): Promise<Api> {
  const config = { ...configFromEnvironment(process.env), drawings: demoPictures.drawings }
  const server = await createServer(demo ? { ...config, demo: demoPictures } : config)
  await firstAdministrator(server, process.env, terminalOf(process))
  printSignIns(server.demoSignIns)
  return {
    fastify: server.fastify,
    consoleToken: server.consoleToken,
    door: { baseUrl: 'http://in-process', fetch: server.handle },
    close: () => server.close(),
  }
}

/** Prints the demo's sign-in data to the console. */
function printSignIns(signIns: readonly DemoSignIn[]): void {
  for (const { role_id, email, password } of signIns) {
    console.log(`${roleLabel(role_id, 'ru').padEnd(14)} ${email.padEnd(28)} ${password}`)
  }
}
