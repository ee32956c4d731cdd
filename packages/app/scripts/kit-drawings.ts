import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { DRAWINGS } from '../server/folders.ts'

/**
 * Makes all drawings of the kit files of the client, which the pages find by their names: the server says which one a part
 * has. `import.meta.env.DRAWINGS` is the address of their folder, named by their content, because its files are kept forever.
 */
export function kitDrawings(): Plugin {
  const files = readdirSync(DRAWINGS)
    .sort()
    .map((name) => ({ name, source: readFileSync(join(DRAWINGS, name)) }))
  const hash = createHash('sha256')
  for (const { name, source } of files) hash.update(name).update(source)
  const folder = `assets/drawings-${hash.digest('hex').slice(0, 8)}`
  return {
    name: 'sauda:kit-drawings',
    config: (_config, { command }) => ({
      define: {
        'import.meta.env.DRAWINGS': JSON.stringify(command === 'build' ? `/${folder}` : `/@fs${DRAWINGS}`),
      },
    }),
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const { name, source } of files)
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source })
    },
  }
}
