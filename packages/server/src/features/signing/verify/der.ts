/** Bytes that are not the ASN.1 value that they should be. */
export class BrokenDerError extends Error {
  override readonly name = 'BrokenDerError'
}

/** One value: its tag, the whole of it, and what stands inside. */
export interface Der {
  tag: number
  bytes: Uint8Array
  content: Uint8Array
}

export const TAG = {
  boolean: 0x01,
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  oid: 0x06,
  enumerated: 0x0a,
  utf8: 0x0c,
  numeric: 0x12,
  printable: 0x13,
  teletex: 0x14,
  ia5: 0x16,
  utcTime: 0x17,
  generalizedTime: 0x18,
  visible: 0x1a,
  bmp: 0x1e,
  sequence: 0x30,
  set: 0x31,
} as const

/** Bit of a tag: the value is made of other values. */
export const CONSTRUCTED = 0x20
const MULTI_BYTE_TAG = 0x1f

/** The tag `[n]` of a value that holds others. */
export const context = (n: number): number => 0xa0 | n
/** The tag `[n]` of a value that holds plain bytes. */
export const primitive = (n: number): number => 0x80 | n

const fail = (why: string): never => {
  throw new BrokenDerError(why)
}

/** Where the content of a value begins and ends. */
interface Extent {
  tag: number
  start: number
  end: number
}

/** Reads a tag and a definite length in its shortest form, as DER demands. */
export function extentAt(bytes: Uint8Array, at: number, until = bytes.length): Extent {
  const tag = bytes[at] ?? fail('ends early')
  if ((tag & MULTI_BYTE_TAG) === MULTI_BYTE_TAG) fail('tag of several bytes')
  const first = bytes[at + 1] ?? fail('ends early')
  let length = first
  let start = at + 2
  if (first >= 0x80) {
    const count = first & 0x7f
    if (count === 0) fail('indefinite length')
    if (count > 4) fail('length too long')
    length = 0
    for (let i = 0; i < count; i++) length = length * 256 + (bytes[start + i] ?? fail('ends early'))
    start += count
    if (length < 0x80 || length < 256 ** (count - 1)) fail('length not in its shortest form')
  }
  const end = start + length
  if (end > until) fail('ends early')
  return { tag, start, end }
}

/** The value that begins at a place. */
export function derAt(bytes: Uint8Array, at: number, until = bytes.length): Der {
  const { tag, start, end } = extentAt(bytes, at, until)
  return { tag, bytes: bytes.subarray(at, end), content: bytes.subarray(start, end) }
}

/** The one value that fills the bytes. */
export function readDer(bytes: Uint8Array, tag?: number): Der {
  const value = derAt(bytes, 0)
  if (value.bytes.length !== bytes.length) fail('bytes after the end')
  if (tag !== undefined && value.tag !== tag) fail('another tag')
  return value
}

/** The values inside a value. */
export function inside(value: Der, tag?: number): Der[] {
  if (tag !== undefined && value.tag !== tag) fail('another tag')
  if (!(value.tag & CONSTRUCTED)) fail('not made of other values')
  const found: Der[] = []
  for (let at = 0; at < value.content.length; ) {
    const part = derAt(value.content, at)
    found.push(part)
    at += part.bytes.length
  }
  return found
}

/** Reads the parts of a sequence one after the other; some may be absent. */
export interface Parts {
  /** The next part, which must be there; with this tag, where one is given. */
  next(tag?: number): Der
  /** The next part if it has this tag. */
  optional(tag: number): Der | undefined
  /** Whether a part is left. */
  more(): boolean
  /** No part may be left. */
  end(): void
}

export function partsOf(value: Der, tag: number = TAG.sequence): Parts {
  const list = inside(value, tag)
  let at = 0
  return {
    next(wanted) {
      const part = list[at++] ?? fail('a part is missing')
      if (wanted !== undefined && part.tag !== wanted) fail('another tag')
      return part
    },
    optional(wanted) {
      const part = list[at]
      if (part?.tag !== wanted) return undefined
      at++
      return part
    },
    more: () => at < list.length,
    end() {
      if (at < list.length) fail('a part too many')
    },
  }
}

/** The one value inside a value, such as what an explicit tag wraps. */
export function only(value: Der, tag?: number): Der {
  const [part, ...others] = inside(value)
  if (!part || others.length > 0) return fail('not exactly one part')
  if (tag !== undefined && part.tag !== tag) fail('another tag')
  return part
}

/** The value as if it had another tag: an implicit tag replaced by the real one. */
export function retagged(value: Der, tag: number): Der {
  const bytes = Uint8Array.from(value.bytes)
  bytes[0] = tag
  return { tag, bytes, content: value.content }
}

export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return Buffer.compare(a, b) === 0
}

export const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')
