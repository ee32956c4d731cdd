import { dirname, join } from 'node:path/posix'
import { readSources } from './sources.mjs'

/**
 * Where circular dependencies are forbidden, and between which parts: the features of the server and of the app, and
 * the folders of the app, whose top-level files (`root.tsx`, `routes.ts`, entries) are one part named `.`.
 */
const HOUSES = ['packages/server/src/features/', 'packages/app/app/features/', 'packages/app/app/']

/** The files that assemble the server from its features. Anything else at the top would be in no feature. */
const ASSEMBLY = ['deps.ts', 'handlers.ts', 'jobs.ts'].map((file) => `packages/server/src/features/${file}`)

/** The path of a relative import, including type imports. */
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.[^'"]+)['"]/g

/**
 * Rejects circular dependencies between features: of two features that depend on each other, neither can be changed,
 * moved or understood alone. Files at the top of `features/` are part of no feature; the server has only its assembly
 * there.
 *
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function featureCircles() {
  const sources = await readSources(
    HOUSES.map((house) => `${house}*.ts*`),
    /\.(?:test|stories)\.tsx?$/,
  )
  const found = [
    ...HOUSES.flatMap((house) => circlesOf(edgesOf(house, sources))),
    ...looseFiles(sources.map(({ file }) => file)),
  ]
  return { code: found.length === 0 ? 0 : 1, output: found.join('\n') }
}

/**
 * @param {string[]} files
 * @returns {string[]} a message for each file of the server that is at the top of `features/` and not its assembly
 */
export function looseFiles(files) {
  return files
    .filter((file) => /^packages\/server\/src\/features\/[^/]+$/.test(file) && !ASSEMBLY.includes(file))
    .map((file) => `${file} belongs in the folder of a feature`)
}

/**
 * @typedef {Map<string, Map<string, string[]>>} Edges from one part to another, with the imports between them
 *
 * @param {string} house
 * @param {{ file: string, text: string }[]} sources
 * @returns {Edges}
 */
function edgesOf(house, sources) {
  /** @type {Edges} */
  const edges = new Map()
  for (const { file, text } of sources.filter((source) => source.file.startsWith(house))) {
    const from = partOf(house, file)
    for (const [, path = ''] of text.matchAll(IMPORT)) {
      const target = join(dirname(file), path)
      const to = target.startsWith(house) ? partOf(house, target) : null
      if (from === null || to === null || to === from) continue
      const others = edges.get(from) ?? new Map()
      others.set(to, [...(others.get(to) ?? []), `${file} → ${path}`])
      edges.set(from, others)
    }
  }
  return edges
}

/**
 * @param {string} house
 * @param {string} file
 */
function partOf(house, file) {
  const [part = '', ...rest] = file.slice(house.length).split('/')
  if (rest.length > 0) return part
  return house.endsWith('/features/') ? null : '.'
}

/** @param {Edges} edges returns each edge that is part of a circle, with one of its imports */
function circlesOf(edges) {
  return [...edges].flatMap(([from, others]) =>
    [...others]
      .filter(([to]) => reach(edges, to).has(from))
      .map(
        ([to, [first, ...more]]) =>
          `${from} → ${to}: ${first}${more.length > 0 ? ` and ${more.length} more` : ''}`,
      ),
  )
}

/**
 * @param {Edges} edges
 * @param {string} start
 */
function reach(edges, start) {
  const reached = new Set([start])
  for (const part of reached) for (const next of edges.get(part)?.keys() ?? []) reached.add(next)
  return reached
}
