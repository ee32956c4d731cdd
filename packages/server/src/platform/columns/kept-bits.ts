import { LRUCache } from 'lru-cache'
import { addAll, type Bits, noBits, wordsOf } from './bits.ts'
import { scratchBits } from './scratch.ts'

/** Something that rows may satisfy. */
export interface Condition {
  /** Equal for equal conditions. */
  key: string
  /** Adds the rows from a row on that satisfy it. */
  fill(bits: Bits, from: number): void
}

/** Bytes of all sets of rows that are kept: 250 sets of a million rows. */
const MOST_KEPT = 32 * 1024 * 1024
/** The least that a set of few rows counts for, so that the number of sets is bounded, too. */
const LEAST_SIZE = 8 * 1024

interface Kept {
  /** Null if no row satisfies the condition: what nobody has displaces no other set. */
  bits: Bits | null
  rows: number
}

/**
 * Keeps the rows that satisfy conditions. Rows are only added and never change, so a set that is kept lacks at most the rows
 * that were added after it was made.
 */
export function makeKeptBits(): (condition: Condition, rows: number) => Bits {
  const kept = new LRUCache<string, Kept>({
    maxSize: MOST_KEPT,
    sizeCalculation: ({ bits }, key) => Math.max(bits?.byteLength ?? 0, LEAST_SIZE) + 2 * key.length,
  })
  return ({ key, fill }, rows) => {
    const before = kept.get(key)
    if (before?.rows === rows) return before.bits ?? scratchBits(wordsOf(rows))
    const bits = noBits(wordsOf(rows))
    if (before?.bits) addAll(bits, before.bits)
    fill(bits, before?.rows ?? 0)
    kept.set(key, { bits: bits.some((word) => word !== 0) ? bits : null, rows })
    return bits
  }
}
