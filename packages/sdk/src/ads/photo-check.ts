import type { FieldCode } from '../language/index.ts'

export const MAX_PHOTOS = 10
/** Bytes of one photo: 10 MB. */
export const MAX_PHOTO_BYTES = 10_485_760
/** Width times height: 40 megapixels. Told by the server, which opens the picture. */
export const MAX_PHOTO_PIXELS = 40_000_000
/** How many of a file's first bytes `photoType` wants to see. */
export const PHOTO_HEAD_BYTES = 64

export type PhotoType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif' | 'image/avif'

/** A file's type by its first bytes, whatever its name says; null when it is no photo that the portal takes. */
export function photoType(head: Uint8Array): PhotoType | null {
  const text = String.fromCharCode(...head.subarray(0, PHOTO_HEAD_BYTES))
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (/^RIFF.{4}WEBP/s.test(text)) return 'image/webp'
  if (/^GIF8[79]a/.test(text)) return 'image/gif'
  return isAvif(head, text) ? 'image/avif' : null
}

/** Why a photo is refused before anyone opens it, or null: empty, too large, or no photo by its content. */
export function checkPhoto(photo: {
  readonly size: number
  readonly head: Uint8Array
}): Extract<FieldCode, `photo_${string}`> | null {
  if (photo.size === 0) return 'photo_empty'
  if (photo.size > MAX_PHOTO_BYTES) return 'photo_too_large'
  return photoType(photo.head) ? null : 'photo_type'
}

// An AVIF begins with a box that lists brands in fours: the main one, a version, and those it is compatible with.
function isAvif(head: Uint8Array, text: string): boolean {
  if (text.slice(4, 8) !== 'ftyp') return false
  const box = text.slice(8, new DataView(head.buffer, head.byteOffset, head.byteLength).getUint32(0))
  return /^(.{4})*?avi[fs]/s.test(box)
}
