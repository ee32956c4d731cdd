/**
 * Runs a command of the server on the portal's data: `npm run admin -- e-mail` adds an administrator or sets a new
 * password for one, `npm run check-files` reads all stored files of documents,
 * `npm run verify-signatures` verifies all signatures again from what was kept of them.
 */
import { spawn } from 'node:child_process'
import { environment, nodeOfPackages, root } from './workspace/command.mjs'
import { bringPackages } from './workspace/packages.mjs'

try {
  await bringPackages({ onlyToRun: true })
  const args = ['--conditions=@sauda/source', 'packages/server/src/command.ts', ...process.argv.slice(2)]
  const command = spawn(nodeOfPackages, args, { cwd: root, env: environment(), stdio: 'inherit' })
  command.on('exit', (code) => {
    process.exitCode = code ?? 1
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
