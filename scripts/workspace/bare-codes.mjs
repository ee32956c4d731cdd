import { linesThat, readSources } from './sources.mjs'

/** A status, a role or a notification type that is compared with or set to a bare number, in TypeScript or in SQL. */
const BARE =
  /\b(?:role_id|(?:from_|to_)?status|type)\b['"]?(?:\s*(?:={1,3}|!==?|<>|[<>]=?|:|,\s*'[<>!=]+'\s*,|,|\bin\b)\s*)\(?(?:99[89]|31|40|30|20|15|10|[1-5])\b(?!_)/

/** The SDK's tables define the codes; tests and their scenes say what they expect in numbers of their own. */
const LEFT_OUT = /^packages\/sdk\/|\.test\.tsx?$|\/testing\/|\.stories\.tsx$/

/**
 * Finds codes without a name: `AD_STATUS`, `ROLE` and `NOTIFICATION_TYPE` of the SDK name them.
 *
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function bareCodes() {
  const sources = await readSources(['packages/*.ts', 'packages/*.tsx'], LEFT_OUT)
  return linesThat(sources, (line) => BARE.test(line))
}
