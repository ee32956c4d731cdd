import type { ImageRow } from '../reference-queries.ts'

const ADDRESS = /\/api\/content\/image\/([0-9a-f]{20})(?![0-9a-f])/g

/** Returns the key of a picture of the portal by its address in any size; null for any other address. */
export function keyOfPicture(src: string): string | null {
  return /^\/api\/content\/image\/([0-9a-f]{20})(?:\/[a-z.]{1,20})?$/.exec(src)?.[1] ?? null
}

/** Returns the keys of the pictures that a Markdown text may show. */
export function picturesIn(text: string | null | undefined): string[] {
  return [...(text ?? '').matchAll(ADDRESS)].flatMap(([, key]) => key ?? [])
}

const WIDTHS = { small: 320, medium: 640, large: 1280 } as const

/** The attributes of a picture inside a text; its alternative text follows from the Markdown. */
export function pictureAttributes({ key, width, height }: ImageRow): [string, string][] {
  const at = (size: string) => `/api/content/image/${key}/${size}.webp`
  const sizes = Object.entries(WIDTHS).map(([size, wide]) => `${at(size)} ${Math.min(wide, width)}w`)
  return [
    ['src', at('large')],
    ['srcset', sizes.join(', ')],
    ['sizes', '(min-width: 48rem) 44rem, 100vw'],
    ['width', String(width)],
    ['height', String(height)],
    ['loading', 'lazy'],
    ['decoding', 'async'],
    ['alt', ''],
  ]
}
