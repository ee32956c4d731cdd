import { CONSTRUCTED, context, primitive, TAG } from './der.ts'

/** A value with its tag and length. */
export function der(tag: number, ...parts: Uint8Array[]): Uint8Array {
  const content = Buffer.concat(parts)
  return Buffer.concat([Uint8Array.of(tag), lengthBytes(content.length), content])
}

function lengthBytes(length: number): Uint8Array {
  if (length < 0x80) return Uint8Array.of(length)
  const digits: number[] = []
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) digits.unshift(rest % 256)
  return Uint8Array.of(0x80 | digits.length, ...digits)
}

export const sequence = (...parts: Uint8Array[]): Uint8Array => der(TAG.sequence, ...parts)

/** A set as DER writes it: sorted. */
export const setOf = (...parts: Uint8Array[]): Uint8Array => der(TAG.set, ...parts.toSorted(Buffer.compare))

export const octets = (bytes: Uint8Array): Uint8Array => der(TAG.octets, bytes)
export const bits = (bytes: Uint8Array, unused = 0): Uint8Array => der(TAG.bits, Uint8Array.of(unused), bytes)
export const nothing = (): Uint8Array => Uint8Array.of(0x05, 0)
export const truth = (value: boolean): Uint8Array => der(TAG.boolean, Uint8Array.of(value ? 0xff : 0))

/** An integer of these digits, which may begin with zeros, read as a positive number. */
export function integer(digits: Uint8Array | number): Uint8Array {
  const bytes = typeof digits === 'number' ? numberBytes(digits) : digits
  const first = bytes.findIndex((byte) => byte !== 0)
  const shortest = first === -1 ? Uint8Array.of(0) : bytes.subarray(first)
  return der(TAG.integer, ...((shortest[0] ?? 0) >= 0x80 ? [Uint8Array.of(0)] : []), shortest)
}

function numberBytes(value: number): Uint8Array {
  const bytes = Buffer.alloc(6)
  bytes.writeUIntBE(value, 0, 6)
  return bytes
}

export function oid(dotted: string): Uint8Array {
  const [first = 0, second = 0, ...others] = dotted.split('.').map(Number)
  return der(TAG.oid, ...[first * 40 + second, ...others].map(arcBytes))
}

function arcBytes(arc: number): Uint8Array {
  const digits = [arc % 128]
  for (let rest = Math.floor(arc / 128); rest > 0; rest = Math.floor(rest / 128))
    digits.unshift(0x80 | (rest % 128))
  return Uint8Array.from(digits)
}

/** `[n]` around a value. */
export const explicit = (n: number, ...parts: Uint8Array[]): Uint8Array => der(context(n), ...parts)

/** `[n]` instead of the tag of a value. */
export function implicit(n: number, value: Uint8Array): Uint8Array {
  const bytes = Uint8Array.from(value)
  bytes[0] = (value[0] ?? 0) & CONSTRUCTED ? context(n) : primitive(n)
  return bytes
}
