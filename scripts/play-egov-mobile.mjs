/**
 * `npm run play-egov-mobile -- mobileSign:…`: plays eGov Mobile, the app that signs in Kazakhstan, with a key of the demo
 * centre. Takes the text of the code that a page shows, another key as `--key file.pem`, and `--kk`.
 */
import { spawn } from 'node:child_process'
import { environment, nodeOfPackages, root } from './workspace/command.mjs'
import { bringPackages } from './workspace/packages.mjs'

try {
  await bringPackages()
  const player = 'packages/server/src/testing/egov-mobile/play.ts'
  const args = ['--conditions=@sauda/source', player, ...process.argv.slice(2)]
  const played = spawn(nodeOfPackages, args, { cwd: root, env: environment(), stdio: 'inherit' })
  played.on('exit', (code) => {
    process.exitCode = code ?? 1
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
