import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './command.mjs'
import { readSources } from './sources.mjs'

/** A row of the README's table of environment variables; the first cell has the names. */
const ROW = /^\| ((?:`[A-Z_]+`(?:, | and | or )?)+) \|/gm

/**
 * Rejects a setting that two files read, because they would come to interpret it differently.
 *
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function settingsOnce() {
  const readme = await readFile(join(root, 'README.md'), 'utf8')
  const cells = [...readme.matchAll(ROW)].map(([, cell = '']) => cell)
  const names = cells.flatMap((cell) => cell.match(/[A-Z_]+/g) ?? [])
  if (names.length === 0) return { code: 1, output: 'The README lists no environment variable.' }
  const sources = await readSources(
    ['packages/app/*.ts', 'packages/server/src/*.ts'],
    /\.test\.ts$|\/testing\//,
  )
  const places = names.flatMap((name) => {
    const READ = new RegExp(
      `\\b(?:environment|env)\\.${name}\\b|\\b${name}: \\w+(?:,| })|In\\(environment, '${name}'`,
    )
    const files = sources.filter(({ text }) => READ.test(text)).map(({ file }) => file)
    return files.length > 1 ? [`${name}: ${files.join(', ')}`] : []
  })
  return { code: places.length === 0 ? 0 : 1, output: places.join('\n') }
}
