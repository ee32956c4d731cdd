import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './command.mjs'
import { filesUnder } from './fingerprint.mjs'

const mostLines = 300
const isCode = /\.(ts|tsx|mjs)$/
const isData = /\/generated\/|\/demo\/data\//

/** A longer file contains more than one concept. */
export async function longFiles() {
  const folders = ['packages', 'scripts', 'e2e', 'bench', '.storybook']
  const files = (await Promise.all(folders.map(filesUnder))).flat()
  const long = []
  for (const file of files.filter((name) => isCode.test(name) && !isData.test(name))) {
    const lines = (await readFile(join(root, file), 'utf8')).split('\n').length - 1
    if (lines > mostLines) long.push(`${file}: ${lines} lines, ${mostLines} at most`)
  }
  return { code: long.length === 0 ? 0 : 1, output: long.join('\n') }
}
