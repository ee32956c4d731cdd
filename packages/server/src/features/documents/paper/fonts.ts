import type { Font } from 'fontkit'
import { readSharedFont } from './shared-font.ts'
import { type FontName, readFontFile } from './signs.ts'

const read = new Map<FontName, Font>()

/** Returns a font; it is read once. */
export function fontOf(name: FontName): Font {
  const there = read.get(name)
  if (there) return there
  const font = readSharedFont(readFontFile(name))
  read.set(name, font)
  return font
}
