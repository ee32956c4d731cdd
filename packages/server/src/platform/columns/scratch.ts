import type { Bits } from './bits.ts'

/** More sets than this are not kept for the next piece of work: 8 MB for a million rows. */
const MOST_SPARE = 64

const spare: Bits[] = []
let lent = 0
let depth = 0

/**
 * Runs a piece of work whose sets of rows nobody needs afterwards: their memory is used again. A question about a million rows
 * takes a dozen sets of 125 kB. If each were new memory, every tenth question would start a garbage collection of the whole heap.
 * @param work returns nothing that contains a set from `scratchBits` or `scratchCopy`
 */
export function withScratch<Result>(work: () => Result): Result {
  const before = lent
  depth++
  try {
    return work()
  } finally {
    depth--
    lent = before
  }
}

/** Returns an empty set. Within `withScratch` it is valid until the end of the work. */
export function scratchBits(words: number): Bits {
  return borrow(words)?.fill(0) ?? new Int32Array(words)
}

/** Returns a copy of so many words of a set; it has no rows beyond them. Within `withScratch` it is valid until the end of the work. */
export function scratchCopy(bits: Bits, words = bits.length): Bits {
  const copy = borrow(words) ?? new Int32Array(words)
  copy.set(words < bits.length ? bits.subarray(0, words) : bits)
  copy.fill(0, bits.length)
  return copy
}

/** Returns a set with anything in it; undefined outside of `withScratch` and where too many are lent. */
function borrow(words: number): Bits | undefined {
  if (depth === 0 || lent >= MOST_SPARE) return undefined
  const at = lent++
  const known = spare[at]
  if (known?.length === words) return known
  const bits: Bits = new Int32Array(words)
  spare[at] = bits
  return bits
}
