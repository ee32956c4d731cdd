import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root, run } from './command.mjs'

/**
 * Reads the files tracked by Git.
 *
 * @param {string[]} patterns as for `git ls-files`
 * @param {RegExp} leftOut paths that are not read
 * @returns {Promise<{ file: string, text: string }[]>}
 */
export async function readSources(patterns, leftOut) {
  const { output } = await run('git', ['ls-files', ...patterns])
  const files = output.split('\n').filter((file) => file !== '' && !leftOut.test(file))
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(join(root, file), 'utf8') })))
}

/**
 * Finds the lines that break a rule.
 *
 * @param {{ file: string, text: string }[]} sources
 * @param {(line: string) => boolean} breaks
 * @returns {{ code: number, output: string }}
 */
export function linesThat(sources, breaks) {
  const places = sources.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, at) => (breaks(line) ? [`${file}:${at + 1}: ${line.trim()}`] : [])),
  )
  return { code: places.length === 0 ? 0 : 1, output: places.join('\n') }
}
