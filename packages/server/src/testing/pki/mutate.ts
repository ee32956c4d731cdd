import { createHash } from 'node:crypto'
import { CONSTRUCTED, type Der, inside, readDer } from '../../features/signing/verify/der.ts'
import { der } from '../../features/signing/verify/der-writer.ts'

/** Numbers from 0 up to a limit, the same for the same seed. */
export type Random = (limit: number) => number

export function seededRandom(seed: string): Random {
  let state = createHash('sha256').update(seed).digest().readUInt32LE(0)
  return (limit) => {
    // xorshift32
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % limit
  }
}

/** Changes a message at one place: its bytes, or its structure with lengths that fit again. */
export function mutate(bytes: Uint8Array, random: Random): Uint8Array {
  const change = MUTATIONS[random(MUTATIONS.length)]
  const changed = change ? change(bytes, random) : bytes
  // Some changes change nothing, such as an exchange of two equal values.
  return Buffer.compare(changed, bytes) === 0 ? mutate(bytes, random) : changed
}

type Mutation = (bytes: Uint8Array, random: Random) => Uint8Array

const MUTATIONS: Mutation[] = [
  function flipBit(bytes, random) {
    const at = random(bytes.length)
    return Buffer.from(bytes).fill((bytes[at] ?? 0) ^ (1 << random(8)), at, at + 1)
  },
  function setByte(bytes, random) {
    const at = random(bytes.length)
    return Buffer.from(bytes).fill(random(256), at, at + 1)
  },
  function cut(bytes, random) {
    return bytes.subarray(0, random(bytes.length))
  },
  function repeatRange(bytes, random) {
    const from = random(bytes.length)
    const until = from + random(64)
    return Buffer.concat([bytes.subarray(0, until), bytes.subarray(from)])
  },
  function dropRange(bytes, random) {
    const from = random(bytes.length)
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + 1 + random(64))])
  },
  function overwriteRange(bytes, random) {
    const from = random(bytes.length)
    const source = random(bytes.length)
    const copy = Buffer.from(bytes)
    copy.set(bytes.subarray(source, Math.min(source + random(64), source + bytes.length - from)), from)
    return copy
  },
  restructured((parts, at) => parts.toSpliced(at, 1)),
  restructured((parts, at) => parts.toSpliced(at, 0, parts[at] ?? new Uint8Array())),
  restructured((parts, at, random) => {
    const other = random(parts.length)
    return parts.with(at, parts[other] ?? new Uint8Array()).with(other, parts[at] ?? new Uint8Array())
  }),
  restructured((parts, at, random) => {
    const changed = Buffer.from(parts[at] ?? [])
    return parts.with(at, changed.fill(random(256), 0, 1))
  }),
  restructured((parts, at) => parts.with(at, der(0x04))),
]

/** Changes the list of parts of one value, chosen at random, and writes the lengths around it anew. */
function restructured(change: (parts: Uint8Array[], at: number, random: Random) => Uint8Array[]): Mutation {
  const walk = (value: Der, random: Random): Uint8Array => {
    if (!(value.tag & CONSTRUCTED)) return value.bytes
    const parts = inside(value)
    if (parts.length === 0) return value.bytes
    const at = random(parts.length)
    const part = parts[at]
    const written = parts.map(({ bytes }) => bytes)
    // Three times of four it goes deeper, so that every depth is reached.
    if (part && part.tag & CONSTRUCTED && random(4) > 0)
      return der(value.tag, ...written.with(at, walk(part, random)))
    return der(value.tag, ...change(written, at, random))
  }
  return (bytes, random) => walk(readDer(bytes), random)
}
