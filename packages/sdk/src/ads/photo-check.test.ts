import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkPhoto, isHeic, MAX_PHOTO_BYTES, PHOTO_HEAD_BYTES, photoType } from './photo-check.ts'

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

const JPEG = '\xff\xd8\xff\xe0\0\x10JFIF'
const PNG = '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'
const WEBP = 'RIFF\x24\0\0\0WEBPVP8 '
const AVIF = '\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf'
const AVIF_BY_COMPATIBILITY = '\0\0\0\x1cftypmif1\0\0\0\0miafMA1Bavif'

describe('photo types', () => {
  test.each([
    [JPEG, 'image/jpeg'],
    [PNG, 'image/png'],
    [WEBP, 'image/webp'],
    ['RIFF\n\n\n\nWEBPVP8X', 'image/webp'],
    ['GIF87a', 'image/gif'],
    ['GIF89a', 'image/gif'],
    [AVIF, 'image/avif'],
    ['\0\0\0\x18ftypavis\0\0\0\0msf1', 'image/avif'],
    [AVIF_BY_COMPATIBILITY, 'image/avif'],
  ])('%j is %s', (head, type) => {
    expect(photoType(bytes(head))).toBe(type)
  })

  test.each([
    '',
    'x',
    '\xff\xd8',
    '\x89PNG\n\x1a\n',
    'RIFF\x24\0\0\0WAVEfmt ',
    'GIF88a',
    'BM6\0\0\0',
    '%PDF-1.7',
    'PK\x03\x04',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
    '\0\0\0\x18ftypisom\0\0\0\0isomiso2',
    '\0\0\0\x10ftypmif1\0\0\0\0avifavif',
    '\0\0\0\x18ftypmif1\0\0\0\0xavifmia',
    '\0\0\0\x18ftyp',
    '\0\0\0',
    ` ${JPEG}`,
    ` ${WEBP}`,
    ' GIF89a',
  ])('rejects %j', (head) => {
    expect(photoType(bytes(head))).toBeNull()
  })

  test('reads a view of a larger buffer from its own start', () => {
    expect(photoType(bytes(`....${AVIF}`).subarray(4))).toBe('image/avif')
  })

  test('depends only on the first bytes and never throws', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (file) => {
        expect(photoType(file)).toBe(photoType(file.subarray(0, PHOTO_HEAD_BYTES)))
      }),
    )
  })
})

describe('HEIC', () => {
  test.each([
    '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
    '\0\0\0\x18ftypheix\0\0\0\0mif1heix',
    '\0\0\0\x1cftypmif1\0\0\0\0mif1miafheic',
    '\0\0\0\x18ftypmif1\0\0\0\0mif1miaf',
  ])('is recognised: %j', (head) => {
    expect(isHeic(bytes(head))).toBe(true)
  })

  test.each([
    '',
    'это не фото',
    JPEG,
    PNG,
    AVIF,
    AVIF_BY_COMPATIBILITY,
    '\0\0\0\x18ftypisom\0\0\0\0isomiso2',
    '\0\0\0\x14ftypisom\0\0\0\0isomheic',
    '\0\0\0\x18ftypisom\0\0\0\0xheicxxx',
    ' \0\0\0\x18ftypheic\0\0\0\0',
  ])('is not recognised: %j', (head) => {
    expect(isHeic(bytes(head))).toBe(false)
  })
})

describe('photo problem', () => {
  test.each([
    [0, JPEG, 'photo_empty'],
    [MAX_PHOTO_BYTES + 1, JPEG, 'photo_too_large'],
    [12, 'just a text!', 'photo_type'],
    [MAX_PHOTO_BYTES, JPEG, null],
    [1, PNG, null],
  ])('%d bytes starting with %j: %s', (size, head, code) => {
    expect(checkPhoto({ size, head: bytes(head) })).toBe(code)
  })
})
