import { beforeAll, describe, expect, it } from 'vitest'
import { createTestCa, type Holder, PKI_DAY, type TestCa } from '../../../testing/pki/ca.ts'
import { signCms } from '../../../testing/pki/cms.ts'
import { STAGE_BIN, STAGE_CONTENT } from '../../../testing/pki/stage.ts'
import { definite } from './definite.ts'
import { BrokenDerError, CONSTRUCTED, extentAt, inside, readDer, TAG } from './der.ts'
import { bitsOf, booleanOf, flagsOf, numberOf, oidOf, textOf, timeOf } from './der-values.ts'
import { der, explicit, integer, octets, oid, sequence } from './der-writer.ts'
import { judgeSignature } from './judge.ts'

const END = Buffer.of(0, 0)

/** Writes a value with indefinite lengths down to a depth, as programs in Java do. */
function indefinite(bytes: Uint8Array, depth: number): Uint8Array {
  const { tag } = extentAt(bytes, 0)
  if (depth === 0 || !(tag & CONSTRUCTED)) return bytes
  const parts = inside(readDer(bytes)).map((part) => indefinite(part.bytes, depth - 1))
  return Buffer.concat([bytes.subarray(0, 1), Buffer.of(0x80), ...parts, END])
}

describe('a message with other lengths', () => {
  let ca: TestCa
  let holder: Holder
  let cms: Uint8Array
  beforeAll(() => {
    ca = createTestCa({ algorithm: 'ecdsa' })
    holder = ca.issue({ bin: STAGE_BIN })
    cms = signCms(holder, STAGE_CONTENT)
  })

  const faultOf = (bytes: Uint8Array) =>
    judgeSignature(ca.roots, {
      cms: bytes,
      content: STAGE_CONTENT,
      party: { bin: STAGE_BIN },
      at: PKI_DAY,
    }).report.fault

  it.each([1, 2, 3, 4])('indefinite down to depth %i, it is the same message', (depth) => {
    const other = indefinite(cms, depth)
    expect(other.length).toBeGreaterThan(0)
    expect(Buffer.from(definite(other))).toEqual(Buffer.from(cms))
    expect(faultOf(other)).toBeNull()
  })

  it('indefinite with attached content in pieces, it is refused for the content', () => {
    const attached = signCms(holder, STAGE_CONTENT, { attached: STAGE_CONTENT })
    const whole = Buffer.from(octets(STAGE_CONTENT))
    const pieces = Buffer.concat([
      Buffer.of(0x24, 0x80),
      octets(STAGE_CONTENT.subarray(0, 9)),
      octets(STAGE_CONTENT.subarray(9)),
      END,
    ])
    expect(faultOf(replaced(attached, whole, pieces))).toBe('attached_content')
  })

  it.each<[string, (bytes: Uint8Array) => Uint8Array]>([
    [
      'a length in more bytes than it needs',
      (bytes) => Buffer.concat([Buffer.of(0x30, 0x84, 0), bytes.subarray(1)]),
    ],
    ['an indefinite length without an end', (bytes) => indefinite(bytes, 1).subarray(0, -2)],
    ['an end too many', (bytes) => Buffer.concat([indefinite(bytes, 1), END])],
    ['an end that is half one', (bytes) => indefinite(bytes, 1).with(-1, 1)],
    ['a plain value of indefinite length', () => Buffer.from('3080048041000000000000', 'hex')],
    ['a tag of several bytes', (bytes) => Buffer.concat([Buffer.of(0x3f, 0x82, 0x02), bytes.subarray(1)])],
    ['a length of five bytes', (bytes) => Buffer.concat([Buffer.of(0x30, 0x85, 0, 0, 0, 0, 1), bytes])],
    ['a length beyond the end', () => Buffer.from('3084ffffffff00', 'hex')],
    ['a thousand wrappers', () => nested(1000)],
    ['a thousand open wrappers', () => Buffer.alloc(2000, Buffer.of(0x30, 0x80))],
    ['a hundred thousand values', () => der(TAG.sequence, Buffer.alloc(200_000, Buffer.of(5, 0)))],
    ['a megabyte of zeros', () => Buffer.alloc(1_000_000)],
    ['a hidden value of two readings', (bytes) => sequence(bytes, Buffer.of(0x30, 0x80))],
  ])('is refused: %s', (_, change) => {
    expect(faultOf(change(cms))).toBe('broken_cms')
  })
})

/** Replaces bytes deep in a value, and writes the lengths of all that is around them anew. */
function replaced(bytes: Uint8Array, from: Uint8Array, to: Uint8Array): Uint8Array {
  if (Buffer.compare(bytes, from) === 0) return to
  const { tag } = extentAt(bytes, 0)
  if (!(tag & CONSTRUCTED) || !Buffer.from(bytes).includes(from)) return bytes
  return der(tag, ...inside(readDer(bytes)).map((part) => replaced(part.bytes, from, to)))
}

function nested(depth: number): Uint8Array {
  let value: Uint8Array = integer(1)
  for (let i = 0; i < depth; i++) value = sequence(value)
  return value
}

describe('values', () => {
  const hexed = (digits: string) => readDer(Buffer.from(digits, 'hex'))

  it('are read as they are written', () => {
    expect(oidOf(readDer(oid('1.2.398.3.10.1.1.2.3.2')))).toBe('1.2.398.3.10.1.1.2.3.2')
    expect(oidOf(readDer(oid('2.5.29.15')))).toBe('2.5.29.15')
    expect(numberOf(readDer(integer(300)))).toBe(300)
    expect(numberOf(readDer(integer(128)))).toBe(128)
    expect(timeOf(hexed('170d3232303732383132333434385a')).toISOString()).toBe('2022-07-28T12:34:48.000Z')
    expect(timeOf(readDer(der(TAG.generalizedTime, Buffer.from('20500101000000Z')))).getUTCFullYear()).toBe(
      2050,
    )
    expect(
      timeOf(readDer(der(TAG.generalizedTime, Buffer.from('20220902165834.5Z')))).getUTCMilliseconds(),
    ).toBe(500)
    expect(textOf(hexed('1e0404280429'))).toBe('ШЩ')
    expect(flagsOf(hexed('030206c0'))(1)).toBe(true)
    expect(inside(readDer(explicit(0, integer(1))))).toHaveLength(1)
  })

  it.each<[string, string, (value: ReturnType<typeof hexed>) => unknown]>([
    ['a number with a zero too many', '02020001', numberOf],
    ['a negative number', '0201ff', numberOf],
    ['a number without digits', '0200', numberOf],
    ['a number that is too large', '020701000000000000', numberOf],
    ['an identifier that ends early', '06022a83', oidOf],
    ['an identifier without parts', '0600', oidOf],
    ['an identifier with a zero too many', '06032a8001', oidOf],
    ['an identifier with a huge part', '060a2affffffffffffffff7f', oidOf],
    ['a day that the month does not have', '170d3232303233303132333434385a', timeOf],
    ['a time without a zone', '170c323230373238313233343438', timeOf],
    ['a time of another place', '17113232303732383132333434382b30353030', timeOf],
    ['a number for a time', '020101', timeOf],
    ['a text that is not UTF-8', '0c02c328', textOf],
    ['bits with a wrong count', '03020900', flagsOf],
    ['bits that end early', '0300', flagsOf],
    ['bytes with unused bits', '030204f0', bitsOf],
    ['a truth of two bytes', '01020000', booleanOf],
  ])('are refused: %s', (_, digits, read) => {
    expect(() => read(hexed(digits))).toThrow(BrokenDerError)
  })
})
