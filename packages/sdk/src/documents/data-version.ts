/** The largest value of eight bytes. */
const LARGEST = 2n ** 64n - 1n

/**
 * Returns the number of a version: 1C's DataVersion in base64 (eight bytes, the most significant first) or a whole
 * number as text. Null if it is neither.
 */
export function versionNumber(text: string): bigint | null {
  if (/^[0-9]{1,20}$/.test(text)) {
    const number = BigInt(text)
    return number <= LARGEST ? number : null
  }
  if (!/^[A-Za-z0-9+/]{11}=$/.test(text)) return null
  return [...atob(text)].reduce((number, byte) => number * 256n + BigInt(byte.charCodeAt(0)), 0n)
}
