/** The first bytes of each file in a ZIP: `PK`, 3, 4. */
const MARK = [0x50, 0x4b, 0x03, 0x04]

/**
 * Returns a function that takes the bytes of a ZIP file as they arrive and returns how many of its files have begun.
 * A mark may lie across two parts.
 */
export function countZipEntries(): (part: Uint8Array) => number {
  let entries = 0
  let matched = 0
  return (part) => {
    for (const byte of part) {
      if (byte === MARK[matched]) matched++
      else matched = byte === MARK[0] ? 1 : 0
      if (matched === MARK.length) {
        entries++
        matched = 0
      }
    }
    return entries
  }
}
