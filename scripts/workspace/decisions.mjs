import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './command.mjs'

const isRecord = /^\d{4}-[a-z0-9-]+\.md$/
const row = /^\|\s*\[(\d{4})\]\(([^)]*)\)\s*\|\s*(\S.*?)\s*\|$/gm

/**
 * Returns the mistakes in the list of records: it must contain each record once, under its number, and numbers must be
 * unique.
 *
 * @param {string[]} files in the folder
 * @param {string} list the text of its README.md
 */
function mistakesOfList(files, list) {
  const records = files.filter((file) => file !== 'README.md')
  const rows = [...list.matchAll(row)].map(([, number = '', file = '']) => ({ number, file }))
  const numbers = records.map((file) => file.slice(0, 4))
  /** @param {string} file */
  const timesListed = (file) => rows.filter((listed) => listed.file === file).length
  return [
    ...records.filter((file) => !isRecord.test(file)).map((file) => `${file} is not named like a record`),
    ...records.filter((file) => timesListed(file) === 0).map((file) => `${file} is not listed`),
    ...records.filter((file) => timesListed(file) > 1).map((file) => `${file} is listed twice`),
    ...rows
      .filter(({ file }) => !records.includes(file))
      .map(({ file }) => `${file} is listed and not there`),
    ...rows
      .filter(({ number, file }) => !file.startsWith(number))
      .map(({ number, file }) => `${file} is listed as ${number}`),
    ...numbers
      .filter((number, at) => numbers.indexOf(number) !== at)
      .map((number) => `the number ${number} is taken twice`),
  ]
}

/** Checks that docs/decisions/README.md lists exactly the existing records. */
export async function decisions() {
  const folder = join(root, 'docs/decisions')
  const mistakes = mistakesOfList(await readdir(folder), await readFile(join(folder, 'README.md'), 'utf8'))
  return {
    code: mistakes.length === 0 ? 0 : 1,
    output: mistakes.map((mistake) => `docs/decisions: ${mistake}`).join('\n'),
  }
}
