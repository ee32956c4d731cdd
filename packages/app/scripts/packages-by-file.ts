import { readFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { dirname, relative } from 'node:path'
import type { ImportKind, Plugin } from 'esbuild'

/** Conditions under which Node finds packages, beside those that the bundler sets itself, and our packages their sources. */
const CONDITIONS = ['@sauda/source', 'module-sync', 'node-addons']

const OURS = /^@sauda\//

/** Matches each place where a module asks for the address of a file, with the name if that is written out. */
const ASKS = /import\.meta\.resolve\((?:\s*'([^']+)',?\s*\))?/g

/** Marks what this plugin asks the bundler itself. */
const ASKED = Symbol('asked')

/**
 * Bundles our packages from their sources and leaves all others where they are. Each of ours has dependencies of its own,
 * which the bundle cannot import by their names, so it imports the files that Node would find. Their paths are relative,
 * because the repository may be moved.
 */
export function packagesByFile(outdir: string): Plugin {
  return {
    name: 'sauda:packages-by-file',
    setup(build) {
      build.initialOptions.conditions = CONDITIONS

      /** @throws {Error} if there is no such file */
      async function fileOf(name: string, from: { resolveDir: string; kind: ImportKind }): Promise<string> {
        const { path, errors } = await build.resolve(name, { ...from, pluginData: ASKED })
        if (errors[0]) throw new Error(errors[0].text)
        return relative(outdir, path).replaceAll('\\', '/')
      }

      build.onResolve({ filter: /^[^./]/ }, async ({ path, kind, resolveDir, pluginData }) => {
        if (kind === 'entry-point' || pluginData === ASKED || OURS.test(path) || isBuiltin(path)) return
        return { path: await fileOf(path, { kind, resolveDir }), external: true }
      })

      build.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
        const text = await readFile(path, 'utf8')
        const asks = [...text.matchAll(ASKS)]
        if (asks.length === 0) return
        const files = await Promise.all(
          asks.map(async ([, name]) => {
            if (!name)
              throw new Error(`${path}: write out what import.meta.resolve looks for, in single quotes`)
            return fileOf(name, { kind: 'import-statement', resolveDir: dirname(path) })
          }),
        )
        return {
          contents: text.replace(
            ASKS,
            () => `new URL(${JSON.stringify(files.shift())}, import.meta.url).href`,
          ),
          loader: 'ts',
        }
      })
    },
  }
}
