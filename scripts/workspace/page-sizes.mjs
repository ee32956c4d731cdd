import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from './command.mjs'

/**
 * @typedef {{ id: string, parentId?: string, module: string, imports?: string[] }} Route
 * @typedef {{ entry: { module: string, imports: string[] }, routes: Record<string, Route> }} Manifest
 */

const client = join(root, 'packages/app/build/client')

/** The build's own list of what each page loads. */
async function manifest() {
  const assets = join(client, 'assets')
  const name = (await readdir(assets)).find((file) => /^manifest-.*\.js$/.test(file))
  if (!name) throw new Error('the app is not built')
  const text = await readFile(join(assets, name), 'utf8')
  return /** @type {Manifest} */ (JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)))
}

/**
 * The scripts of a page's first load: entry, root, the page's route and its parents, each with its static imports.
 *
 * @param {Manifest} built
 * @param {string} id of the page's route
 */
function scriptsOf({ entry, routes }, id) {
  const parts = [entry]
  for (let at = routes[id]; at; at = routes[at.parentId ?? '']) parts.push({ imports: [], ...at })
  return [...new Set(parts.flatMap(({ module, imports }) => [module, ...imports]))]
}

/**
 * Gzipped bytes of script that a person loads with a page, the heaviest page of a kind.
 *
 * @param {(id: string) => boolean} isOfKind
 * @returns {Promise<{ id: string, bytes: number }>}
 */
export async function heaviestPage(isOfKind) {
  const built = await manifest()
  const pages = await Promise.all(
    Object.keys(built.routes)
      .filter(isOfKind)
      .map(async (id) => {
        const files = scriptsOf(built, id).map((path) => readFile(join(client, path)))
        const sizes = (await Promise.all(files)).map((text) => gzipSync(text, { level: 9 }).length)
        return { id, bytes: sizes.reduce((sum, size) => sum + size, 0) }
      }),
  )
  const heaviest = pages.sort((a, b) => b.bytes - a.bytes)[0]
  if (!heaviest) throw new Error('no page of this kind in the build')
  return heaviest
}
