import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { inAscii } from './in-ascii.ts'
import { packagesByFile } from './packages-by-file.ts'

const app = join(import.meta.dirname, '..')
const server = join(app, '../server')
/** `npm start` runs the bundle; `pnpm dev` runs the sources. */
const outdir = process.env.BUILD_FOLDER ?? join(app, 'build/portal')

/** What the server loads from beside its bundle. */
const beside: Record<'threads' | 'folders', Record<string, string>> = JSON.parse(
  await readFile(join(server, 'beside-the-bundle.json'), 'utf8'),
)
const threads = Object.entries(beside.threads).map(([name, file]) => [name, join(server, file)])

await mkdir(outdir, { recursive: true })
try {
  const { outputFiles } = await build({
    entryPoints: {
      serve: join(app, 'serve.ts'),
      'create-demo': join(app, 'server/create-demo.ts'),
      ...Object.fromEntries(threads),
    },
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node26',
    // Not minified: that saves no memory, and stack traces keep their names.
    logLevel: 'warning',
    write: false,
    plugins: [packagesByFile(outdir)],
  })
  for (const { path, text } of outputFiles) await writeFile(path, inAscii(text))
} catch (error) {
  // The bundler has printed its own errors.
  if (!(error instanceof Error && 'errors' in error)) console.error(error)
  process.exit(1)
}
for (const [name, folder] of Object.entries(beside.folders)) {
  await cp(join(server, folder), join(outdir, name), { recursive: true })
}
