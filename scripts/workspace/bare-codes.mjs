import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root, run } from './command.mjs'

/** A status, a role or a notification type that is compared with or set to a bare number, in TypeScript or in SQL. */
const BARE =
  /\b(?:role_id|(?:from_|to_)?status|type)\b['"]?(?:\s*(?:={1,3}|!==?|<>|[<>]=?|:|,|\bin\b)\s*)\(?(?:99[89]|31|40|30|20|15|10|[1-5])\b(?!_)/

/** The SDK's tables define the codes; tests and their scenes say what they expect in numbers of their own. */
const LEFT_OUT = /^packages\/sdk\/|\.test\.tsx?$|\/(?:testing|permissions)\/|\.stories\.tsx$/

/**
 * Finds codes without a name: `AD_STATUS`, `ROLE` and `NOTIFICATION_TYPE` of the SDK name them.
 *
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function bareCodes() {
  const { output } = await run('git', ['ls-files', 'packages/*.ts', 'packages/*.tsx'])
  const files = output
    .trim()
    .split('\n')
    .filter((file) => !LEFT_OUT.test(file))
  const found = await Promise.all(
    files.map(async (file) => {
      const lines = (await readFile(join(root, file), 'utf8')).split('\n')
      return lines.flatMap((line, at) => (BARE.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : []))
    }),
  )
  const places = found.flat()
  return { code: places.length === 0 ? 0 : 1, output: places.join('\n') }
}
