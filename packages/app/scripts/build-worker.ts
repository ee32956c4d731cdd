import { createHash } from 'node:crypto'
import { appendFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'

/**
 * Builds the service worker as `sw.js` of the client. It names the build, so that browsers find a new version whenever a file of the
 * pages has changed.
 */
export async function buildWorker(root: string, client: string): Promise<void> {
  const names = (await readdir(join(client, 'assets'))).sort()
  const version = createHash('sha256').update(names.join()).digest('hex').slice(0, 12)
  await build({
    configFile: false,
    logLevel: 'warn',
    root,
    publicDir: false,
    resolve: { conditions: ['@sauda/source'] },
    build: {
      outDir: client,
      emptyOutDir: false,
      lib: {
        entry: join(root, 'worker/main.ts'),
        formats: ['iife'],
        name: 'worker',
        fileName: () => 'sw.js',
      },
    },
  })
  await appendFile(join(client, 'sw.js'), `// ${version}\n`)
}
