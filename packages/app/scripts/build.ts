import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildWorker } from './build-worker.ts'
import { compressTexts } from './compress.ts'
import { planChunks } from './plan-chunks.ts'

const root = join(import.meta.dirname, '..')

/**
 * Both languages' clients use the same chunks, so that those without words are shared. Planning takes half a minute or more;
 * with UNPLANNED_BUILD=1 the bundler decides, which is enough for browser tests but not for the budgets.
 */
const plan = join(root, '.react-router/chunks.json')
process.env.NODE_ENV = 'production'
await mkdir(join(root, '.react-router'), { recursive: true })
await writeFile(plan, JSON.stringify(process.env.UNPLANNED_BUILD ? {} : await planChunks(root)))

/** Uses a core that the pages' build leaves idle. The server runs from its sources. */
const drawing = once(
  spawn(
    process.execPath,
    ['--conditions=@sauda/source', join(import.meta.dirname, 'draw-demo-pictures.ts')],
    {
      stdio: 'inherit',
    },
  ),
  'exit',
)

/** Builds the pages with a client for each language, and merges the files of both clients into one folder. */
for (const language of ['ru', 'kk']) {
  const env = { ...process.env, BUILD_LANGUAGE: language, CHUNK_PLAN: plan }
  const [code] = await once(spawn('react-router', ['build'], { cwd: root, env, stdio: 'inherit' }), 'exit')
  if (code !== 0) process.exit(1)
}
// Names contain a hash of the content: files that are equal in both languages have the same name.
await cp(join(root, 'build/kk/client/assets'), join(root, 'build/client/assets'), { recursive: true })
await rm(join(root, 'build/kk/client'), { recursive: true })
await buildWorker(root)
await compressTexts(join(root, 'build/client'))
if ((await drawing)[0] !== 0) process.exit(1)
