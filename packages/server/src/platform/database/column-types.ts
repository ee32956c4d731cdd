import type { CustomTypesConfig } from 'pg'
import { types } from 'pg'

type Parse = (text: string) => unknown

/** A whole number; one that a JavaScript number cannot hold is refused rather than rounded. */
function parseInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a number`)
  return value
}

const asIs: Parse = (text) => text

// '{1,2,NULL}': numbers and days need no quotes, and no column has arrays in arrays.
const arrayOf =
  (parse: Parse): Parse =>
  (text) => {
    const entries = text === '{}' ? [] : text.slice(1, -1).split(',')
    return entries.map((entry) => (entry === 'NULL' ? null : parse(entry)))
  }

/** How columns are read where pg's own way does not suit, by the type's oid. timestamptz stays a Date. */
const PARSERS = new Map<number, Parse>([
  [20, parseInteger], // int8
  [1016, arrayOf(parseInteger)],
  [1700, Number], // numeric
  [1231, arrayOf(Number)],
  [1082, asIs], // date: a day of the calendar, not a moment
  [1182, arrayOf(asIs)],
])

export const columnTypes: CustomTypesConfig = {
  getTypeParser: (oid, format) => PARSERS.get(oid) ?? types.getTypeParser(oid, format),
}
