import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root, run } from './command.mjs'

/**
 * Reads the files that Git tracks or would track, so also those that were written just now.
 *
 * @param {string[]} patterns as for `git ls-files`
 * @param {RegExp} leftOut paths that are not read
 * @returns {Promise<{ file: string, text: string }[]>}
 * @throws {Error} for a pattern without a file: its check would pass for ever
 */
export async function readSources(patterns, leftOut) {
  const matched = await Promise.all(patterns.map(filesOf))
  const files = [...new Set(matched.flat())].filter((file) => !leftOut.test(file)).sort()
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(join(root, file), 'utf8') })))
}

/** @param {string} pattern */
async function filesOf(pattern) {
  const { output } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard', pattern])
  const files = output.split('\n').filter((file) => file !== '')
  if (files.length === 0) throw new Error(`No file matches ${pattern}.`)
  return files
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

/**
 * Finds the matches of a pattern, also those that go over several lines.
 *
 * @param {{ file: string, text: string }[]} sources
 * @param {RegExp} pattern with the flag `g`
 * @returns {{ code: number, output: string }}
 */
export function placesOf(sources, pattern) {
  const places = sources.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(({ index }) => {
      const at = text.slice(0, index).split('\n').length
      return `${file}:${at}: ${text.split('\n')[at - 1]?.trim()}`
    }),
  )
  return { code: places.length === 0 ? 0 : 1, output: places.join('\n') }
}
