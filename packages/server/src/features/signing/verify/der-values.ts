import { BrokenDerError, type Der, hex, TAG } from './der.ts'

const fail = (why: string): never => {
  throw new BrokenDerError(why)
}

function contentOf(value: Der, tag: number): Uint8Array {
  return value.tag === tag ? value.content : fail('another tag')
}

/** An object identifier in its usual form, `1.2.840…`. */
export function oidOf(value: Der): string {
  const content = contentOf(value, TAG.oid)
  const arcs: number[] = []
  let arc = 0
  for (const [i, byte] of content.entries()) {
    if (arc === 0 && byte === 0x80) fail('identifier not in its shortest form')
    arc = arc * 128 + (byte & 0x7f)
    if (arc > Number.MAX_SAFE_INTEGER / 128) fail('identifier too long')
    if (byte & 0x80) {
      if (i === content.length - 1) fail('identifier ends early')
      continue
    }
    arcs.push(arc)
    arc = 0
  }
  const [first, ...others] = arcs
  if (first === undefined) return fail('empty identifier')
  const root = Math.min(Math.floor(first / 40), 2)
  return [root, first - root * 40, ...others].join('.')
}

/** The digits of an integer as they stand: two's complement in its shortest form. */
function integerBytes(value: Der, tag: number = TAG.integer): Uint8Array {
  const content = contentOf(value, tag)
  const [first, second] = content
  if (first === undefined) return fail('empty number')
  if (second !== undefined && ((first === 0 && second < 0x80) || (first === 0xff && second >= 0x80)))
    fail('number not in its shortest form')
  return content
}

/** A serial number or nonce, written in hexadecimal digits. */
export const integerHex = (value: Der): string => hex(integerBytes(value))

/** A small number, such as a version. */
export function numberOf(value: Der, tag: number = TAG.integer): number {
  const bytes = integerBytes(value, tag)
  if (bytes.length > 6 || (bytes[0] ?? 0) >= 0x80) fail('number out of range')
  return Buffer.from(bytes).readUIntBE(0, bytes.length)
}

export const octetsOf = (value: Der): Uint8Array => contentOf(value, TAG.octets)

/** The bytes of a bit string without unused bits. */
export function bitsOf(value: Der): Uint8Array {
  const content = contentOf(value, TAG.bits)
  if (content[0] !== 0) fail('unused bits')
  return content.subarray(1)
}

/** Which bits of a named list are set. */
export function flagsOf(value: Der): (bit: number) => boolean {
  const content = contentOf(value, TAG.bits)
  const unused = content[0] ?? fail('empty bits')
  if (unused > 7 || (content.length === 1 && unused > 0)) fail('unused bits')
  return (bit) => Boolean((content[1 + (bit >> 3)] ?? 0) & (0x80 >> (bit & 7)))
}

export function booleanOf(value: Der): boolean {
  const content = contentOf(value, TAG.boolean)
  if (content.length !== 1) fail('not one truth value')
  return content[0] !== 0
}

function latin(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1')
}

const DECODERS: Record<number, (bytes: Uint8Array) => string> = {
  [TAG.utf8]: (bytes) => new TextDecoder('utf-8', { fatal: true }).decode(bytes),
  [TAG.numeric]: latin,
  [TAG.printable]: latin,
  [TAG.teletex]: latin,
  [TAG.ia5]: latin,
  [TAG.visible]: latin,
  [TAG.bmp]: (bytes) => new TextDecoder('utf-16be').decode(bytes),
}

/** A string of any kind that names use. */
export function textOf(value: Der): string {
  const decode = DECODERS[value.tag] ?? fail('not a text')
  try {
    return decode(value.content)
  } catch {
    return fail('text that cannot be read')
  }
}

const TIME = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:\.(\d{1,9}))?Z$/

/** A moment: UTCTime or GeneralizedTime, in UTC to the second. */
export function timeOf(value: Der): Date {
  const text = Buffer.from(value.content).toString('latin1')
  if (value.tag === TAG.utcTime) {
    // A year of two digits is within 1950 and 2049.
    return momentOf(`${Number(text.slice(0, 2)) < 50 ? '20' : '19'}${text}`)
  }
  return value.tag === TAG.generalizedTime ? momentOf(text) : fail('not a time')
}

function momentOf(text: string): Date {
  const match = TIME.exec(text)
  if (!match) return fail('not a time')
  const [, year, month, day, hour, minute, second, fraction = ''] = match
  const iso = `${year}-${month}-${day}T${hour}:${minute}:${second}.${fraction.padEnd(3, '0').slice(0, 3)}Z`
  const time = new Date(iso)
  // A day that the month does not have would roll over into the next.
  if (Number.isNaN(time.getTime()) || time.toISOString() !== iso) return fail('not a time')
  return time
}
