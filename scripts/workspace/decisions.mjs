import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './command.mjs'

const isRecord = /^\d{4}-[a-z0-9-]+\.md$/
const row = /^\|\s*\[(\d{4})\]\(([^)]*)\)\s*\|\s*(\S.*?)\s*\|$/gm

/**
 * What is wrong with a list of records: all of them stand in it once, under their own numbers, and no number is taken twice.
 *
 * @param {string[]} files of the folder
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

/** Whether docs/decisions/README.md lists the records that there are. */
export async function decisions() {
  const folder = join(root, 'docs/decisions')
  const mistakes = mistakesOfList(await readdir(folder), await readFile(join(folder, 'README.md'), 'utf8'))
  return {
    code: mistakes.length === 0 ? 0 : 1,
    output: mistakes.map((mistake) => `docs/decisions: ${mistake}`).join('\n'),
  }
}
