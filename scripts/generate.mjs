/**
 * Generates derived files: from the contracts in openapi/ the bundled documents, its TypeScript types and the names of its
 * schemas, and from the folders of the SDK the exports in its package.json.
 *
 *   node scripts/generate.mjs           writes them
 *   node scripts/generate.mjs --check   only compares; exits with 1 if the committed files are stale
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, run } from './workspace/command.mjs'
import { contractTypes } from './workspace/contract-types.mjs'
import { withUndefined } from './workspace/optional-fields.mjs'
import { withSdkExports } from './workspace/sdk-entries.mjs'

const contract = 'openapi/openapi.yaml'
/** The exchange with accounting systems has its own contract, which the server alone publishes. */
const exchange = 'openapi/exchange.yaml'
const header = '// Generated from openapi/ by `pnpm generate`. Change the contract, not this file.\n\n'

/**
 * @param {string} command
 * @param {string[]} args
 */
async function must(command, args) {
  const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  const { code, output } = await run(command, args, { env: quiet })
  if (code === 0) return
  console.error(output)
  throw new Error(`${command} ${args[0]} failed`)
}

/**
 * Lints the contract and generates the files in a temporary folder.
 *
 * @returns {Promise<Record<string, string>>} path from the top of the repository → text
 */
async function derive() {
  const folder = await mkdtemp(join(tmpdir(), 'contract-'))
  try {
    const document = join(folder, 'openapi.json')
    await must('redocly', ['lint', contract])
    await must('redocly', ['bundle', contract, '--output', document])
    const exchangeDocument = join(folder, 'exchange.json')
    await must('redocly', ['lint', exchange])
    await must('redocly', ['bundle', exchange, '--output', exchangeDocument])
    const text = await readFile(document, 'utf8')
    const { schemas, contract: types } = await contractTypes(JSON.parse(text))
    return {
      'packages/sdk/package.json': withSdkExports(
        await readFile(join(root, 'packages/sdk/package.json'), 'utf8'),
      ),
      'packages/sdk/openapi.json': `${text.trimEnd()}\n`,
      'packages/server/src/generated/exchange.json': await readFile(exchangeDocument, 'utf8'),
      'packages/sdk/src/generated/schemas.ts': header + withUndefined(schemas),
      'packages/sdk/src/generated/contract.d.ts': header + types,
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/**
 * @param {string} committed
 * @param {string} fresh
 */
function firstDifference(committed, fresh) {
  const [old, now] = [committed.split('\n'), fresh.split('\n')]
  const at = now.findIndex((line, index) => line !== old[index])
  const line = at === -1 ? now.length : at
  return `  line ${line + 1}\n  - ${old[line] ?? '(end)'}\n  + ${now[line] ?? '(end)'}`
}

/** @param {string} path */
const readIfThere = (path) => readFile(path, 'utf8').catch(() => '')

const onlyCheck = process.argv.includes('--check')

try {
  for (const [file, text] of Object.entries(await derive())) {
    const path = join(root, file)
    const committed = await readIfThere(path)
    if (committed === text) {
      console.log(`${file} is fresh`)
    } else if (onlyCheck) {
      console.error(`${file} is stale; run \`pnpm generate\`\n${firstDifference(committed, text)}`)
      process.exitCode = 1
    } else {
      await writeFile(path, text)
      console.log(`${file} written`)
    }
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
