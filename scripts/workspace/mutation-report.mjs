import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './command.mjs'

/** @typedef {{ file: string, mutants: number, killed: number }} MutatedFile `file` is below `packages/sdk/src` */
/** @typedef {{ file: string, change: string, reason: string }} Survivor */
/** @typedef {{ files: MutatedFile[], survivors: Survivor[] }} Results */
/** @typedef {{ line: number, column: number }} Place */
/** @typedef {{ status: string, replacement: string, location: { start: Place, end: Place } }} Mutant */

const path = join(root, 'docs/mutation.md')

const INTRODUCTION = `# Mutation tests of the SDK's rules

\`pnpm mutate\` changes the rules in \`packages/sdk/src\` in every way that Stryker knows, one change (a mutant) at a time, and runs the tests of
the same folder. A mutant that no test notices survives. This is the last result; the command writes it and keeps the reasons, which are
written by hand. A mutant that loops until the time is up counts as noticed.

Measured are the files with rules: not the client, the connection of \`live\` and the calls, which talk to servers (\`contract.test.ts\` compares
their requests, answers and bodies with the contract), and no entry points. Stryker does not change texts in tables that are \`as const\`; tests compare those
with literals or with a reviewed table.
`

/**
 * Reads the last results.
 *
 * @returns {Promise<Results>}
 */
export async function readMutation() {
  const text = await readFile(path, 'utf8').catch(() => '')
  const rows = text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split(/(?<!\\)\|/).slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim().replaceAll('\\|', '|')))
  const plain = rows.map(([file = '', ...cells]) => ({ file: file.slice(1, -1), cells }))
  return {
    files: plain
      .filter(({ cells }) => cells.length === 4)
      .map(({ file, cells: [mutants, killed] }) => ({
        file,
        mutants: Number(mutants),
        killed: Number(killed),
      })),
    survivors: plain
      .filter(({ cells }) => cells.length === 2)
      .map(({ file, cells: [change = '', reason = ''] }) => ({ file, change, reason })),
  }
}

/**
 * Returns the results with those of one folder replaced by a report of Stryker. Survivors keep their reasons.
 *
 * @param {string} folder
 * @param {{ files: Record<string, { source: string, mutants: Mutant[] }> }} report
 * @param {Results} last
 * @returns {Results}
 */
export function resultsOf(folder, report, last) {
  const isOther = (/** @type {{ file: string }} */ { file }) => !file.startsWith(`${folder}/`)
  const files = last.files.filter(isOther)
  const survivors = last.survivors.filter(isOther)
  for (const [name, { source, mutants }] of Object.entries(report.files)) {
    const file = name.replace(/^src\//, '')
    const survived = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    // Others, such as a mutant that is no program, say nothing about the tests.
    const killed = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length
    files.push({ file, mutants: killed + survived.length, killed })
    for (const mutant of survived) {
      const change = changeOf(mutant, source)
      const known = last.survivors.find((survivor) => survivor.file === file && survivor.change === change)
      survivors.push({ file, change, reason: known?.reason ?? '' })
    }
  }
  return { files, survivors }
}

/**
 * @param {Mutant} mutant
 * @param {string} source
 */
function changeOf({ location: { start, end }, replacement }, source) {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  lines.push((lines.pop() ?? '').slice(0, end.column - 1))
  const [first = '', ...rest] = lines
  // On a single line, the end has been cut off already.
  const original = [first.slice(start.column - 1), ...rest].join('\n')
  return `${code(original)} → ${code(replacement)}`
}

/** @param {string} text */
function code(text) {
  const line = text.replace(/\s+/g, ' ').trim()
  const short = line.length > 90 ? `${line.slice(0, 90)}…` : line
  return short.includes('`') ? `\`\` ${short} \`\`` : `\`${short || ' '}\``
}

/**
 * Returns the score in percent and the survivors of a folder, or of all.
 *
 * @param {Results} results
 * @param {string} [folder]
 */
export function totalOf({ files, survivors }, folder) {
  const isMeant = (/** @type {{ file: string }} */ { file }) => !folder || file.startsWith(`${folder}/`)
  const meant = files.filter(isMeant)
  const sum = (/** @type {'mutants' | 'killed'} */ key) => meant.reduce((total, row) => total + row[key], 0)
  const [mutants, killed] = [sum('mutants'), sum('killed')]
  return { mutants, killed, score: (killed / mutants) * 100, survivors: survivors.filter(isMeant) }
}

/** @param {Results} results */
export async function writeMutation(results) {
  const byFile = (/** @type {{ file: string }} */ a, /** @type {{ file: string }} */ b) =>
    a.file < b.file ? -1 : a.file > b.file ? 1 : 0
  const files = results.files.toSorted(byFile)
  const survivors = results.survivors.toSorted(byFile)
  const total = totalOf(results)
  const row = (/** @type {string[]} */ cells) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  const numbers = (/** @type {number} */ mutants, /** @type {number} */ killed) => [
    ...[mutants, killed, mutants - killed].map(String),
    mutants === 0 ? '–' : `${((killed / mutants) * 100).toFixed(1)} %`,
  ]
  const lines = [
    INTRODUCTION,
    '## Score by file',
    '',
    '| file | mutants | noticed | survived | score |',
    '|---|---:|---:|---:|---:|',
    ...files.map(({ file, mutants, killed }) => row([`\`${file}\``, ...numbers(mutants, killed)])),
    row(['**all**', ...numbers(total.mutants, total.killed)]),
    '',
    '## Survivors',
    '',
    '| file | change | reason |',
    '|---|---|---|',
    ...survivors.map(({ file, change, reason }) => row([`\`${file}\``, change, reason])),
  ]
  await writeFile(path, `${lines.join('\n')}\n`)
}
