import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './command.mjs'

const source = join(root, 'packages/sdk/src')

/** Folders with an index.ts that only the SDK itself imports. */
const INTERNAL = ['client']

/** The entries of the SDK besides its root: each source folder with an index.ts. */
export function sdkEntries() {
  return readdirSync(source)
    .filter((name) => existsSync(join(source, name, 'index.ts')) && !INTERNAL.includes(name))
    .sort()
}

/**
 * Returns the calls of an entry: the functions that its `*calls.ts` files export and whose name its index.ts contains.
 * What the functions take and return is not checked.
 *
 * @param {string} entry
 */
export function callsOfEntry(entry) {
  const folder = join(source, entry)
  const door = readFileSync(join(folder, 'index.ts'), 'utf8')
  return readdirSync(folder)
    .filter((file) => file.endsWith('calls.ts'))
    .flatMap((file) => [
      ...readFileSync(join(folder, file), 'utf8').matchAll(/^export (?:async )?function (\w+)\b/gm),
    ])
    .map(([, name = '']) => name)
    .filter((name) => new RegExp(`\\b${name}\\b`).test(door))
}

/** @param {string} path of the built files, without an extension */
const built = (path) => ({
  import: { types: `./dist/${path}.d.ts`, default: `./dist/${path}.js` },
  require: { types: `./dist/${path}.d.cts`, default: `./dist/${path}.cjs` },
})

/** @param {(path: string) => object} conditions */
function exportsWith(conditions) {
  return {
    '.': conditions('index'),
    ...Object.fromEntries(sdkEntries().map((entry) => [`./${entry}`, conditions(`${entry}/index`)])),
    './openapi.json': './openapi.json',
    './package.json': './package.json',
  }
}

/**
 * Returns the package.json of the SDK with an export for each entry: from the sources within the workspace, only from
 * the built files when published.
 *
 * @param {string} text of the current package.json
 */
export function withSdkExports(text) {
  const manifest = JSON.parse(text)
  manifest.exports = exportsWith((path) => ({ '@sauda/source': `./src/${path}.ts`, ...built(path) }))
  manifest.publishConfig.exports = exportsWith(built)
  return `${JSON.stringify(manifest, null, 2)}\n`
}
