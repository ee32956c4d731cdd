import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildWorker } from './build-worker.ts'
import { compressTexts } from './compress.ts'

const root = join(import.meta.dirname, '..')

process.env.NODE_ENV = 'production'

/** Uses a core that the pages' build leaves idle. It runs from the sources, because the server is bundled after the pages. */
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
  const env = { ...process.env, BUILD_LANGUAGE: language }
  const [code] = await once(spawn('react-router', ['build'], { cwd: root, env, stdio: 'inherit' }), 'exit')
  if (code !== 0) process.exit(1)
}
// Names contain a hash of the content: files that are equal in both languages have the same name.
await cp(join(root, 'build/kk/client/assets'), join(root, 'build/client/assets'), { recursive: true })
await rm(join(root, 'build/kk/client'), { recursive: true })
await buildWorker(root)
await compressTexts(join(root, 'build/client'))
if ((await drawing)[0] !== 0) process.exit(1)
