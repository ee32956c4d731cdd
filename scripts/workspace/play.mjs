import { spawn } from 'node:child_process'
import { environment, nodeOfPackages, root } from './command.mjs'
import { bringPackages } from './packages.mjs'

/**
 * Runs a player of the server's tests with the arguments of this command.
 *
 * @param {'egov-mobile' | 'ncalayer'} name the folder of the player
 */
export async function play(name) {
  try {
    await bringPackages({ onlyToRun: true })
    const player = `packages/server/src/testing/${name}/play.ts`
    const args = ['--conditions=@sauda/source', player, ...process.argv.slice(2)]
    const played = spawn(nodeOfPackages, args, { cwd: root, env: environment(), stdio: 'inherit' })
    played.on('exit', (code) => {
      process.exitCode = code ?? 1
    })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
