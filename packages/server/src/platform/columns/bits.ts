import { scratchBits, scratchCopy } from './scratch.ts'

/** A set of rows: the row `n` is bit `n & 31` of word `n >> 5`. */
export type Bits = Int32Array

/** The number of words that so many rows take: a multiple of four, because loops handle four at a time. */
export const wordsOf = (rows: number): number => ((rows + 127) >>> 7) << 2

export const noBits = (words: number): Bits => new Int32Array(words)

export const hasBit = (bits: Bits, row: number): boolean => (((bits[row >> 5] ?? 0) >> (row & 31)) & 1) === 1

export function setBit(bits: Bits, row: number): void {
  const word = row >> 5
  bits[word] = (bits[word] ?? 0) | (1 << (row & 31))
}

export function clearBit(bits: Bits, row: number): void {
  const word = row >> 5
  bits[word] = (bits[word] ?? 0) & ~(1 << (row & 31))
}

/** Keeps the rows of `bits` that `others` has, too; both are as long. */
export function keepCommon(bits: Bits, others: Bits): void {
  for (let word = 0; word < bits.length; word += 4) {
    bits[word] = (bits[word] ?? 0) & (others[word] ?? 0)
    bits[word + 1] = (bits[word + 1] ?? 0) & (others[word + 1] ?? 0)
    bits[word + 2] = (bits[word + 2] ?? 0) & (others[word + 2] ?? 0)
    bits[word + 3] = (bits[word + 3] ?? 0) & (others[word + 3] ?? 0)
  }
}

/** The rows of `bits` that `others` has, and those that it lacks; both are as long. */
export function split(bits: Bits, others: Bits): { common: Bits; rest: Bits } {
  const common = scratchCopy(bits)
  keepCommon(common, others)
  const rest = scratchBits(bits.length)
  for (let word = 0; word < bits.length; word++) rest[word] = (bits[word] ?? 0) ^ (common[word] ?? 0)
  return { common, rest }
}

/** Adds the rows of `others`, which may be shorter. */
export function addAll(bits: Bits, others: Bits): void {
  for (let word = 0; word < others.length; word++) bits[word] = (bits[word] ?? 0) | (others[word] ?? 0)
}

/** Adds the rows that each of some fills adds to an empty set. */
export function addCommon(bits: Bits, [first, ...others]: readonly ((bits: Bits) => void)[]): void {
  if (!first) return
  const common = scratchBits(bits.length)
  first(common)
  for (const other of others) {
    const those = scratchBits(bits.length)
    other(those)
    keepCommon(common, those)
  }
  addAll(bits, common)
}

export function countBits(bits: Bits): number {
  let count = 0
  for (let word = 0; word < bits.length; word += 4) {
    count +=
      countOf(bits[word] ?? 0) +
      countOf(bits[word + 1] ?? 0) +
      countOf(bits[word + 2] ?? 0) +
      countOf(bits[word + 3] ?? 0)
  }
  return count
}

/** The number of bits in a word, added up in pairs, fours and bytes. */
function countOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Rows in ascending order. @param count how many there are */
export function rowsOf(bits: Bits, count: number): Int32Array {
  const rows = new Int32Array(count)
  let at = 0
  for (let word = 0; word < bits.length; word++) {
    for (let rest = bits[word] ?? 0; rest !== 0; rest &= rest - 1) {
      rows[at++] = (word << 5) | (31 - Math.clz32(rest & -rest))
    }
  }
  return rows
}

/** Masks by how often a share was halved: each bit is set with that chance. */
const masks = new Map<number, Bits>()

/** So many words have masks of their own; then they repeat. A prime number, so that no period of the rows is in step with it. */
const MASKS = 4093

function masksOf(halvings: number): Bits {
  const known = masks.get(halvings)
  if (known) return known
  const drawn = noBits(MASKS).fill(-1)
  for (let word = 0; word < MASKS; word++) {
    for (let half = 0; half < halvings; half++)
      drawn[word] = (drawn[word] ?? 0) & hashOf(word * 32 + half + 1)
  }
  masks.set(halvings, drawn)
  return drawn
}

/**
 * A sample of the rows: each is drawn with a chance that is a power of a half, at least `share` and less than twice as much. The
 * same rows each time, and without a pattern, because rows may have one: neighbours are often alike.
 */
export function sampleOf(bits: Bits, share: number): Int32Array {
  const halvings = Math.min(31, Math.max(0, Math.floor(-Math.log2(share))))
  const mask = masksOf(halvings)
  const drawn = scratchBits(bits.length)
  for (let start = 0; start < bits.length; start += MASKS) {
    const end = Math.min(bits.length, start + MASKS)
    for (let word = start; word < end; word++) drawn[word] = (bits[word] ?? 0) & (mask[word - start] ?? 0)
  }
  return rowsOf(drawn, countBits(drawn))
}

/** 32 bits that look drawn; none of zero. */
function hashOf(number: number): number {
  const mixed = Math.imul(number ^ (number >>> 16), 0x45d9f3b)
  const again = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b)
  return again ^ (again >>> 16)
}
