import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { folderOfBuild } from './build-folder.ts'
import { buildWorker } from './build-worker.ts'

process.env.NODE_ENV = 'production'

const app = join(import.meta.dirname, '..')

/**
 * Builds the pages with a client for each language, side by side, since the bundler leaves cores idle for half of its time, and
 * merges the files of both clients into one folder.
 */
const builds = ['ru', 'kk'].map((language) => {
  const env = { ...process.env, BUILD_LANGUAGE: language }
  return spawn('react-router', ['build'], { cwd: app, env, stdio: 'inherit' })
})
const codes = await Promise.all(builds.map(codeOf))
if (codes.some((code) => code !== 0)) process.exit(1)

const [client, ofKazakh] = [join(folderOfBuild, 'client'), join(folderOfBuild, 'kk/client')]
await rename(join(folderOfBuild, 'ru/client'), client)
// Names contain a hash of the content: files that are equal in both languages have the same name.
await cp(join(ofKazakh, 'assets'), join(client, 'assets'), { recursive: true })
await rm(ofKazakh, { recursive: true })
await buildWorker(app, client)

/** If one fails, the other is not needed any more. */
async function codeOf(build: ChildProcess): Promise<unknown> {
  const [code] = await once(build, 'exit')
  if (code !== 0) for (const other of builds) other.kill()
  return code
}
