import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import ts from 'typescript'
import { nodeOfPackages, root, run } from './command.mjs'

/** @typedef {{ path?: string, children?: Route[] }} Route */

/**
 * Exempt files: the path functions and the route table themselves, tests and stories, which state addresses as people
 * type them, the benchmarks with their list of measured pages, and the kit, which knows no pages.
 */
const LEFT_OUT =
  /^packages\/sdk\/src\/paths\/|^packages\/app\/app\/routes\.ts$|\.(?:test|spec|stories|http|gallery|flow)\.tsx?$|\/testing\/|^bench\/|^packages\/ui\//

/** The route table is TypeScript, which the Node that runs this script may not read. */
const PRINT_ROUTES =
  "import('./packages/app/app/routes.ts').then(({ default: routes }) => console.log(JSON.stringify(routes)))"

/** Stands for a `${…}` of a template. */
export const VARIABLE = '\0'

/**
 * Finds literal paths of pages, which `@sauda/sdk/paths` has names for.
 *
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function pagePaths() {
  const table = await routePatterns()
  if (!Array.isArray(table)) return table
  const patterns = table.filter(isPage)
  const { output } = await run('git', [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '*.ts',
    '*.tsx',
  ])
  const files = output.split('\n').filter((file) => file !== '' && !LEFT_OUT.test(file))
  const found = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(root, file), 'utf8')
      return writtenOut(file, text, patterns).map(
        ({ line, path }) => `${file}:${line}: ${path} has a name in @sauda/sdk/paths`,
      )
    }),
  )
  const places = found.flat()
  return { code: places.length === 0 ? 0 : 1, output: places.join('\n') }
}

/**
 * Returns the patterns of the route table, or why it could not be read.
 *
 * @returns {Promise<string[][] | { code: number, output: string }>}
 */
export async function routePatterns() {
  const table = await run(nodeOfPackages, ['--no-warnings', '-e', PRINT_ROUTES])
  if (table.code !== 0) return table
  /** @type {Route[]} */
  const routes = JSON.parse(table.output)
  return routes.flatMap(({ children = [] }) => patternsOf(children))
}

/**
 * `ads/:id/edit/:step?` → `['ads', ':id', 'edit', ':step?']`, for each page of a route table.
 *
 * @param {Route[]} routes
 * @param {string[]} above
 * @returns {string[][]}
 */
export function patternsOf(routes, above = []) {
  return routes.flatMap(({ path, children = [] }) => {
    const pattern = [...above, ...(path === undefined ? [] : path.split('/'))]
    return [pattern, ...patternsOf(children, pattern)]
  })
}

/**
 * Leaves out the home page, because `/` also means other things, and the not-found page, because it matches any path.
 *
 * @param {string[]} pattern
 */
function isPage(pattern) {
  return pattern.length > 0 && pattern[0] !== '*'
}

/**
 * Returns the paths of pages in a file: string literals and templates, also with an address before the path.
 *
 * @param {string} file
 * @param {string} text
 * @param {string[][]} patterns
 */
function writtenOut(file, text, patterns) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false)
  /** @type {{ line: number, path: string }[]} */
  const found = []
  /** @param {ts.Node} node */
  function visit(node) {
    const path = textOf(node)
    if (path !== null && patterns.some((pattern) => leadsTo(path, pattern))) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
      found.push({ line: line + 1, path: path.replaceAll(VARIABLE, '…') })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/**
 * @param {ts.Node} node
 * @returns {string | null} the path without the address before it
 */
export function textOf(node) {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (!ts.isTemplateExpression(node)) return null
  const text = node.head.text + node.templateSpans.map(({ literal }) => VARIABLE + literal.text).join('')
  return text.startsWith(`${VARIABLE}/`) ? text.slice(1) : text
}

/**
 * @param {string} path as written, possibly in Kazakh or with a query
 * @param {string[]} pattern
 */
function leadsTo(path, pattern) {
  if (!path.startsWith('/')) return false
  const segments = segmentsOf(path)
  const needed = pattern.filter((part) => !part.endsWith('?')).length
  return (
    segments.length >= needed &&
    segments.length <= pattern.length &&
    segments.some((segment, at) => segment === pattern[at]) &&
    segments.every((segment, at) => fits(segment, pattern[at] ?? ''))
  )
}

/**
 * The segments of a path, without its language and its query.
 *
 * @param {string} path
 */
export function segmentsOf(path) {
  const plain = path.replace(/[?#].*$/s, '').replace(/^\/kk(?=\/)/, '')
  return plain.slice(1).split('/').map(withoutQuery)
}

/**
 * A variable directly after a word is a query: `/ads${search}`.
 *
 * @param {string} segment
 */
function withoutQuery(segment) {
  return segment.length > 1 && segment.endsWith(VARIABLE) ? segment.slice(0, -1) : segment
}

/**
 * @param {string} segment
 * @param {string} part of a pattern
 */
function fits(segment, part) {
  if (part.startsWith(':')) return segment !== ''
  return segment === part || segment === VARIABLE
}
