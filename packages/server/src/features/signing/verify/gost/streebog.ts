import { LINEAR_MAP, PI, ROUND_CONSTANTS } from './streebog-constants.ts'

/** Bytes of a block, and of the state. A block is eight words of 64 bits, each kept as a low and a high half. */
const BLOCK = 64
const HALVES = 16
const BITS_OF_BLOCK = 512

const CONSTANTS = ROUND_CONSTANTS.map((digits) => wordsOf(Buffer.from(digits, 'hex').reverse(), 0))

// What one byte of the state adds to a word of the next state: substitution and linear map in one step. The permutation
// is in the order in which the bytes are taken.
const [LOW, HIGH] = makeTables()

function makeTables(): [low: Int32Array, high: Int32Array] {
  const pi = Buffer.from(PI, 'hex')
  const rows = Buffer.from(LINEAR_MAP, 'hex')
  const low = new Int32Array(8 * 256)
  const high = new Int32Array(8 * 256)
  for (let place = 0; place < 8; place++)
    for (let byte = 0; byte < 256; byte++)
      for (let bit = 0; bit < 8; bit++) {
        if (!(((pi[byte] ?? 0) >> bit) & 1)) continue
        const row = (63 - (place * 8 + bit)) * 8
        const at = place * 256 + byte
        high[at] = (high[at] ?? 0) ^ rows.readInt32BE(row)
        low[at] = (low[at] ?? 0) ^ rows.readInt32BE(row + 4)
      }
  return [low, high]
}

/** Reads a block from bytes, the lowest byte first. */
function wordsOf(bytes: Uint8Array, at: number): Int32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset + at, BLOCK)
  return Int32Array.from({ length: HALVES }, (_, i) => view.getInt32(i * 4, true))
}

const half = (words: Int32Array, at: number): number => words[at] ?? 0

/** One round: `into` becomes the substituted, permuted and mapped sum of `a` and `b`. */
function round(into: Int32Array, a: Int32Array, b: Int32Array): void {
  for (let i = 0; i < 8; i++) {
    // The byte number i of every word.
    const shift = (i & 3) * 8
    const which = i >> 2
    let low = 0
    let high = 0
    for (let place = 0; place < 8; place++) {
      const from = place * 2 + which
      const at = place * 256 + (((half(a, from) ^ half(b, from)) >>> shift) & 0xff)
      low ^= half(LOW, at)
      high ^= half(HIGH, at)
    }
    SCRATCH[i * 2] = low
    SCRATCH[i * 2 + 1] = high
  }
  into.set(SCRATCH)
}

const SCRATCH = new Int32Array(HALVES)
const ZERO = new Int32Array(HALVES)

/** Mixes a block into the state. */
function compress(state: Int32Array, counter: Int32Array, block: Int32Array): void {
  const key = new Int32Array(HALVES)
  const mixed = Int32Array.from(block)
  round(key, state, counter)
  for (const constant of CONSTANTS) {
    round(mixed, mixed, key)
    round(key, key, constant)
  }
  for (let i = 0; i < HALVES; i++) state[i] = half(state, i) ^ half(mixed, i) ^ half(key, i) ^ half(block, i)
}

/** Adds two numbers of 512 bits. */
function add(into: Int32Array, summand: Int32Array): void {
  let carry = 0
  for (let i = 0; i < HALVES; i++) {
    const sum = (half(into, i) >>> 0) + (half(summand, i) >>> 0) + carry
    into[i] = sum | 0
    carry = sum > 0xffffffff ? 1 : 0
  }
}

const numberOf = (value: number): Int32Array => {
  const words = new Int32Array(HALVES)
  words[0] = value
  return words
}

/** The hash of GOST R 34.11-2012 (RFC 6986), named Streebog; its lowest byte first, as certificates hold it. */
export function streebog(bytes: Uint8Array, size: 256 | 512): Uint8Array {
  const state = new Int32Array(HALVES).fill(size === 512 ? 0 : 0x01010101)
  const counter = new Int32Array(HALVES)
  const sum = new Int32Array(HALVES)

  const full = bytes.length - (bytes.length % BLOCK)
  for (let at = 0; at < full; at += BLOCK) {
    const block = wordsOf(bytes, at)
    compress(state, counter, block)
    add(counter, numberOf(BITS_OF_BLOCK))
    add(sum, block)
  }

  const rest = bytes.subarray(full)
  const last = new Uint8Array(BLOCK)
  last.set(rest)
  last[rest.length] = 1
  const block = wordsOf(last, 0)
  compress(state, counter, block)
  add(counter, numberOf(rest.length * 8))
  add(sum, block)

  compress(state, ZERO, counter)
  compress(state, ZERO, sum)

  const hash = new Uint8Array(BLOCK)
  const view = new DataView(hash.buffer)
  for (let i = 0; i < HALVES; i++) view.setInt32(i * 4, half(state, i), true)
  return size === 512 ? hash : hash.slice(BLOCK / 2)
}
