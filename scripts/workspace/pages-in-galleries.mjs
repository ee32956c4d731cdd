import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import ts from 'typescript'
import { root, run } from './command.mjs'
import { routePatterns, segmentsOf, textOf, VARIABLE } from './page-paths.mjs'

const NO_PAGE = 'sends a file or redirects'
const SAME = 'is the same page as that of another kind, which is in a gallery'

/** Routes that no gallery looks at, with the reason. */
const NONE_NEEDED = new Map([
  ['promotions/:id/calendar.ics', NO_PAGE],
  ['sign-out', NO_PAGE],
  ['dashboard/exchange/export', NO_PAGE],
  ['dashboard/audit/export', NO_PAGE],
  ['dashboard/missing/export', NO_PAGE],
  ['account/requests/:id/talk/:answer', SAME],
  ['theme', NO_PAGE],
  ['act-for', NO_PAGE],
  ['favourites', NO_PAGE],
  ['consent', NO_PAGE],
  ...['invoice', 'completion', 'application'].flatMap((kind) =>
    ['export', 'template', 'download', ':id/download', ':id/signed/:what'].map(
      (rest) => /** @type {const} */ ([`${kind}/${rest}`, NO_PAGE]),
    ),
  ),
  ['completion/import', SAME],
  ['application/import', SAME],
  ['application/:id/:act?', SAME],
  ['*', 'is looked at by an address that no other route has'],
])

/**
 * Finds pages that are in no gallery, where axe, widths and themes are checked in both languages.
 *
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function pagesInGalleries() {
  const patterns = await routePatterns()
  if (!Array.isArray(patterns)) return patterns
  const listed = await run('git', ['ls-files', '-co', '--exclude-standard', 'e2e/*.gallery.ts'])
  const files = listed.output.split('\n').filter((file) => file !== '')
  const sources = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')))
  const missing = notLookedAt(patterns, sources)
  const output = missing.map((route) => `${route} is in no e2e/<room>/*.gallery.ts`).join('\n')
  return { code: missing.length === 0 ? 0 : 1, output }
}

/**
 * Returns the routes whose path is written in none of the galleries.
 *
 * @param {string[][]} patterns of the routes
 * @param {string[]} galleries their texts
 * @param {ReadonlyMap<string, string>} exempt
 */
export function notLookedAt(patterns, galleries, exempt = NONE_NEEDED) {
  const looked = new Set(
    galleries.flatMap(pathsIn).map((path) => routeOf(segmentsOf(path), patterns)?.join('/')),
  )
  const routes = new Set(patterns.map((pattern) => pattern.join('/')))
  return [...routes].filter((route) => !looked.has(route) && !exempt.has(route))
}

/** @param {string} text */
function pathsIn(text) {
  const source = ts.createSourceFile('', text, ts.ScriptTarget.Latest, false)
  /** @type {string[]} */
  const found = []
  /** @param {ts.Node} node */
  function visit(node) {
    const path = textOf(node)
    if (path?.startsWith('/')) found.push(path)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/**
 * The route of a path: of those that fit, the one with the most words of its own.
 *
 * @param {string[]} segments
 * @param {string[][]} patterns
 */
function routeOf(segments, patterns) {
  const path = segments.length === 1 && segments[0] === '' ? [] : segments
  const wordsOf = (/** @type {string[]} */ pattern) => pattern.filter((part) => !part.startsWith(':')).length
  return patterns
    .filter((pattern) => isOf(path, pattern))
    .toSorted((one, other) => wordsOf(other) - wordsOf(one))[0]
}

/**
 * @param {string[]} path
 * @param {string[]} pattern
 */
function isOf(path, pattern) {
  const needed = pattern.filter((part) => !part.endsWith('?')).length
  return (
    path.length >= needed &&
    path.length <= pattern.length &&
    path.every((segment, at) => {
      const part = pattern[at] ?? ''
      return part.startsWith(':') ? segment !== '' : segment === part && segment !== VARIABLE
    })
  )
}
