import { linesThat, readSources } from './sources.mjs'

/** A status, role or notification type compared with or set to a literal number, in TypeScript or in SQL. */
const BARE =
  /\b(?:role_id|(?:from_|to_)?status|type)\b['"]?(?:\s*(?:={1,3}|!==?|<>|[<>]=?|:|,\s*'[<>!=]+'\s*,|,|\bin\b)\s*)\(?(?:99[89]|31|40|30|20|15|10|[1-5])\b(?!_)/

/** The SDK's tables define the codes; tests and their fixtures state expectations as numbers. */
const LEFT_OUT = /^packages\/sdk\/|\.test\.tsx?$|\/testing\/|\.stories\.tsx$/

/**
 * Finds literal codes, which `AD_STATUS`, `ROLE` and `NOTIFICATION_TYPE` of the SDK have names for.
 *
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function bareCodes() {
  const sources = await readSources(['packages/*.ts', 'packages/*.tsx'], LEFT_OUT)
  return linesThat(sources, (line) => BARE.test(line))
}
