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

const half = (words: Int32Array, at: number): number => words[at] as number

/** One round: `into` becomes the substituted, permuted and mapped sum of `a` and `b`. */
function round(into: Int32Array, a: Int32Array, b: Int32Array): void {
  for (let i = 0; i < HALVES; i++) SUM[i] = half(a, i) ^ half(b, i)
  for (let i = 0; i < 8; i++) {
    // The byte number i of every word.
    const at = i >> 2
    const shift = (i & 3) * 8
    const b0 = (half(SUM, at) >>> shift) & 0xff
    const b1 = ((half(SUM, at + 2) >>> shift) & 0xff) | 0x100
    const b2 = ((half(SUM, at + 4) >>> shift) & 0xff) | 0x200
    const b3 = ((half(SUM, at + 6) >>> shift) & 0xff) | 0x300
    const b4 = ((half(SUM, at + 8) >>> shift) & 0xff) | 0x400
    const b5 = ((half(SUM, at + 10) >>> shift) & 0xff) | 0x500
    const b6 = ((half(SUM, at + 12) >>> shift) & 0xff) | 0x600
    const b7 = ((half(SUM, at + 14) >>> shift) & 0xff) | 0x700
    into[i * 2] =
      half(LOW, b0) ^
      half(LOW, b1) ^
      half(LOW, b2) ^
      half(LOW, b3) ^
      half(LOW, b4) ^
      half(LOW, b5) ^
      half(LOW, b6) ^
      half(LOW, b7)
    into[i * 2 + 1] =
      half(HIGH, b0) ^
      half(HIGH, b1) ^
      half(HIGH, b2) ^
      half(HIGH, b3) ^
      half(HIGH, b4) ^
      half(HIGH, b5) ^
      half(HIGH, b6) ^
      half(HIGH, b7)
  }
}

const SUM = new Int32Array(HALVES)
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
