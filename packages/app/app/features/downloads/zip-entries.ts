/** The first bytes of each file in a ZIP. */
const OF_A_FILE = 'PK\u0003\u0004'

/**
 * Returns a function that takes the bytes of a ZIP file as they arrive and returns how many of its files have begun, or
 * how often `mark` has come, which consists of ASCII and does not begin anew within itself. It may lie across two parts.
 */
export function countZipEntries(mark = OF_A_FILE): (part: Uint8Array) => number {
  const wanted = [...mark].map((sign) => sign.charCodeAt(0))
  let entries = 0
  let matched = 0
  return (part) => {
    for (const byte of part) {
      if (byte === wanted[matched]) matched++
      else matched = byte === wanted[0] ? 1 : 0
      if (matched === wanted.length) {
        entries++
        matched = 0
      }
    }
    return entries
  }
}
