#!/usr/bin/env node
import { configFromEnvironment } from './config.ts'
import { addBaseCommand } from './console/add-base-command.ts'
import { adminCommand } from './console/admin-command.ts'
import { terminalOf } from './console/ask.ts'
import { checkFilesCommand } from './console/check-files-command.ts'
import { firstAdministrator } from './console/first-administrator.ts'
import { newBaseSecretCommand } from './console/new-base-secret-command.ts'
import { verifySignaturesCommand } from './console/verify-signatures-command.ts'
import { createServer } from './create-server.ts'
import { whereToListen } from './settings.ts'
import { stopOnSignal } from './stopping.ts'
import { ConfigurationError, whyNot } from './why-not.ts'

/** Serves the API alone, from the data folder or DATABASE_URL, at HOST and PORT. */
async function serve(): Promise<void> {
  const server = await createServer(configFromEnvironment(process.env))
  await firstAdministrator(server, process.env, terminalOf(process))
  const address = await server.fastify.listen(whereToListen(process.env))
  console.log(`Sauda API: ${address}/api/docs`)
  if (server.consoleToken)
    console.log(`Letters: ${address}/api/letter/list, X-Console-Token: ${server.consoleToken}`)

  stopOnSignal(server.close)
}

async function checkFiles(args: readonly string[]): Promise<void> {
  if (!(await checkFilesCommand(args, process.env))) process.exitCode = 1
}

async function verifySignatures(args: readonly string[]): Promise<void> {
  if (!(await verifySignaturesCommand(args, process.env))) process.exitCode = 1
}

function run([command, ...args]: readonly string[]): Promise<void> {
  if (command === undefined) return serve()
  if (command === 'admin') return adminCommand(args, process.env, terminalOf(process))
  if (command === 'check-files') return checkFiles(args)
  if (command === 'verify-signatures') return verifySignatures(args)
  if (command === 'add-base') return addBaseCommand(args, process.env)
  if (command === 'new-base-secret') return newBaseSecretCommand(args, process.env)
  throw new ConfigurationError(
    `There is no command ${command}. Run it without one to serve, or: admin e-mail, check-files, verify-signatures, add-base name, new-base-secret login`,
  )
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  console.error(whyNot(error))
  process.exit(1)
}
