import { fork } from 'node:child_process'
import { once } from 'node:events'
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
import { demoConfig, isDemoMissing } from './demo-config.ts'
import { demoPictures } from './demo-pictures.ts'
import { CREATE_DEMO } from './folders.ts'

/** The API in this process; the pages call it without the network. */
export async function openApi(configuration: Configuration): Promise<Api> {
  const config = configuration.demo
    ? demoConfig(process.env)
    : { ...configFromEnvironment(process.env), drawings: demoPictures.drawings }
  if (isDemoMissing(configuration, config)) await createDemo()
  const server = await createServer(config)
  await firstAdministrator(server, process.env, terminalOf(process))
  printSignIns(server.demoSignIns)
  return {
    fastify: server.fastify,
    consoleToken: server.consoleToken,
    door: { baseUrl: 'http://in-process', fetch: server.handle },
    close: () => server.close(),
  }
}

/**
 * Creates the demo centre in a process of its own: it takes a gigabyte of memory, which a process does not give back. Errors
 * are left to this process, which has the same ones when it opens what the other has not finished.
 */
async function createDemo(): Promise<void> {
  const creating = fork(CREATE_DEMO, {
    stdio: ['ignore', 'inherit', 'ignore', 'ipc'],
  })
  await once(creating, 'exit')
}

/** Prints the demo's sign-in data to the console. */
function printSignIns(signIns: readonly DemoSignIn[]): void {
  for (const { role_id, email, password } of signIns) {
    console.log(`${roleLabel(role_id, 'ru').padEnd(14)} ${email.padEnd(28)} ${password}`)
  }
}
