/**
 * Returns a DataVersion as a number that grows: 1C's base64 of eight bytes, the first one the most significant, or a
 * decimal integer. Null for anything else.
 */
export function dataVersionNumber(text: string): bigint | null {
  if (/^\d{1,19}$/.test(text)) return BigInt(text)
  if (!/^[A-Za-z0-9+/]{11}=$/.test(text)) return null
  return Buffer.from(text, 'base64').readBigUInt64BE()
}
