import type { FieldCode } from '../language/index.ts'

export const MAX_PHOTOS = 10
/** Maximum size of a photo in bytes: 10 MB. */
export const MAX_PHOTO_BYTES = 10_485_760
/** Maximum width times height: 40 megapixels. Checked by the server, which decodes the picture. */
export const MAX_PHOTO_PIXELS = 40_000_000
/** How many of a file's first bytes `photoType` needs. */
export const PHOTO_HEAD_BYTES = 64

/** A type of photo that the portal accepts. */
export type PhotoType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif' | 'image/avif'

/** Returns a file's type by its first bytes, whatever its name; null if the portal does not accept it. */
export function photoType(head: Uint8Array): PhotoType | null {
  const text = String.fromCharCode(...head.subarray(0, PHOTO_HEAD_BYTES))
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (/^RIFF.{4}WEBP/s.test(text)) return 'image/webp'
  if (/^GIF8[79]a/.test(text)) return 'image/gif'
  return /^(.{4})*?avi[fs]/s.test(brandsOf(head)) ? 'image/avif' : null
}

/**
 * Whether a file says by its first bytes that it is a HEIC, as phones take photos. The portal does not accept it: a
 * client turns it into one of the accepted types.
 */
export function isHeic(head: Uint8Array): boolean {
  return photoType(head) === null && /^(.{4})*?(hei[cxms]|hev[cxms]|mif1)/s.test(brandsOf(head))
}

/** What is known of a file before it is decoded. */
export interface PhotoFile {
  /** Bytes. */
  readonly size: number
  /** The first `PHOTO_HEAD_BYTES` bytes, or all of a smaller file. */
  readonly head: Uint8Array
}

/** Why a photo is rejected. */
export type PhotoProblem = Extract<FieldCode, `photo_${string}`>

/** Returns why a photo is rejected before it is decoded, or null: empty, too large, or not a photo by its content. */
export function checkPhoto(photo: PhotoFile): PhotoProblem | null {
  if (photo.size === 0) return 'photo_empty'
  if (photo.size > MAX_PHOTO_BYTES) return 'photo_too_large'
  return photoType(photo.head) ? null : 'photo_type'
}

// AVIF and HEIC begin with a box of four-byte brands: the main one, a version, and the compatible ones.
function brandsOf(head: Uint8Array): string {
  const text = String.fromCharCode(...head.subarray(0, PHOTO_HEAD_BYTES))
  if (text.slice(4, 8) !== 'ftyp') return ''
  return text.slice(8, new DataView(head.buffer, head.byteOffset, head.byteLength).getUint32(0))
}
