import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../workspace/command.mjs'
import { runLimited } from './commands.mjs'
import { sourcesOf } from './documents.mjs'

const STRICT = {
  noEmit: true,
  strict: true,
  skipLibCheck: false,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: false,
  target: 'ES2023',
}
const DOM = { lib: ['ES2024', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'], types: [] }
const NODE = { lib: ['ES2024'], types: ['node'], typeRoots: [join(root, 'node_modules/@types')] }

const NODE_NEXT = { module: 'NodeNext' }
const BUNDLER = { module: 'ESNext', moduleResolution: 'Bundler' }

/** Each compiles all entries of the package, a strict program and, if it has what they need, the documents. */
export const MODES = {
  'NodeNext, with the DOM library': { ...STRICT, ...NODE_NEXT, ...DOM },
  'Bundler, with the DOM library': { ...STRICT, ...BUNDLER, ...DOM },
  'NodeNext, without the DOM library': { ...STRICT, ...NODE_NEXT, ...NODE },
  'Bundler, without the DOM library': { ...STRICT, ...BUNDLER, ...NODE },
}

/**
 * Writes the programs that are compiled.
 *
 * @param {string} folder
 * @param {import('./documents.mjs').Document[]} documents
 */
export async function writeStrictPrograms(folder, documents) {
  const manifest = JSON.parse(await readFile(join(folder, 'node_modules/@sauda/sdk/package.json'), 'utf8'))
  const entries = Object.keys(manifest.exports).filter((path) => !path.endsWith('.json'))
  const imports = entries.map((path, at) => `import * as entry${at} from '${join('@sauda/sdk', path)}'`)
  const all = `${imports.join('\n')}\nexport const all = [${entries.map((_, at) => `entry${at}`)}]\n`
  const consumer = await readFile(join(root, 'scripts/everywhere/consumer.ts'), 'utf8')
  const common = {
    'entries.mts': all,
    'entries.cts': all,
    'consumer.mts': consumer,
    'consumer.cts': consumer,
  }
  const examples = Object.assign({}, ...documents.map(sourcesOf))
  for (const [file, text] of Object.entries({ ...common, ...examples }))
    await writeFile(join(folder, file), text)
  return { common: Object.keys(common), examples: Object.keys(examples) }
}

/**
 * Compiles the programs in one mode. Each of them counts.
 *
 * @param {string} folder
 * @param {keyof typeof MODES} mode
 * @param {Awaited<ReturnType<typeof writeStrictPrograms>>} programs
 */
export async function compile(folder, mode, { common, examples }) {
  const compilerOptions = MODES[mode]
  // The types of pusher-js need the DOM library, and a bundler reads ES modules.
  const all = mode.includes('without') ? common : [...common, ...examples]
  const files = mode.startsWith('Bundler') ? all.filter((file) => file.endsWith('.mts')) : all
  const config = join(folder, `tsconfig.${mode.replaceAll(/\W+/g, '-')}.json`)
  await writeFile(config, JSON.stringify({ compilerOptions, files }))
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const { ok, output } = await runLimited(process.execPath, [tsc, '--project', config], { cwd: folder })
  const wrong = files.filter((file) => output.includes(`${file}(`))
  const failed = ok ? 0 : Math.max(wrong.length, 1)
  return { passed: files.length - failed, failed, output }
}
