import type { CustomTypesConfig } from 'pg'
import { types } from 'pg'

type Parse = (text: string) => unknown

/** Parses an integer; throws if a JavaScript number cannot represent it exactly. */
function parseInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a number`)
  return value
}

const asIs: Parse = (text) => text

// '{1,2,NULL}': numbers and dates need no quotes, and no column has nested arrays.
const arrayOf =
  (parse: Parse): Parse =>
  (text) => {
    const entries = text === '{}' ? [] : text.slice(1, -1).split(',')
    return entries.map((entry) => (entry === 'NULL' ? null : parse(entry)))
  }

/** Parsers by type oid for columns where pg's default does not fit. timestamptz stays a Date. */
const PARSERS = new Map<number, Parse>([
  [20, parseInteger], // int8
  [1016, arrayOf(parseInteger)],
  [1700, Number], // numeric
  [1231, arrayOf(Number)],
  [1082, asIs], // date: a calendar day, not a moment
  [1182, arrayOf(asIs)],
])

export const columnTypes: CustomTypesConfig = {
  getTypeParser: (oid, format) => PARSERS.get(oid) ?? types.getTypeParser(oid, format),
}
