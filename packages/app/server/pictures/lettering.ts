import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'
import { PICTURE_FONTS } from '../folders.ts'

/** Geologica for what is large, Golos Text for the rest: the families of the pages. */
export type Face = 'geologica' | 'golos-text'

/** How a line is written: its size in pixels and its colour. */
export type Style = { readonly face: Face; readonly size: number; readonly fill: string }

const ALPHABETS = ['cyrillic', 'latin', 'cyrillic-ext', 'latin-ext'] as const

const FONTS = { geologica: fontsOf('geologica'), 'golos-text': fontsOf('golos-text') }

/** What replaces a character that no font has, such as an emoji. */
const MISSING = '\u00a0'

function fontsOf(face: Face): readonly Font[] {
  return ALPHABETS.map((alphabet) => {
    const font = create(readFileSync(join(PICTURE_FONTS, `${face}-${alphabet}.ttf`)))
    if (!('layout' in font)) throw new Error(`${face}-${alphabet}.ttf is not a single font`)
    return font
  })
}

/** A line's outlines as one path from the origin of its baseline, and its width. */
type Line = { readonly path: string; readonly width: number }

function lineOf(text: string, { face, size }: Style): Line {
  let width = 0
  const paths: string[] = []
  for (const { font, part } of runsOf(text, face)) {
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(part)
    for (const [index, glyph] of glyphs.entries()) {
      paths.push(glyph.path.scale(scale, -scale).translate(width, 0).toSVG())
      width += (positions[index]?.xAdvance ?? glyph.advanceWidth) * scale
    }
  }
  return { path: paths.join(''), width }
}

/** Divides a text where its characters are in another font file. */
function runsOf(text: string, face: Face): { font: Font; part: string }[] {
  const runs: { font: Font; part: string }[] = []
  for (const sign of text.normalize('NFC')) {
    const found = FONTS[face].find((font) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))
    const font = found ?? FONTS[face][ALPHABETS.indexOf('latin')]
    if (!font) continue
    const part = found ? sign : MISSING
    const last = runs.at(-1)
    if (last?.font === font) last.part += part
    else runs.push({ font, part })
  }
  return runs
}

export function widthOf(text: string, style: Style): number {
  return lineOf(text, style).width
}

/** Draws a line with its baseline at `y`. */
export function written(text: string, { x, y }: { x: number; y: number }, style: Style): string {
  return `<path transform="translate(${x} ${y})" fill="${style.fill}" d="${lineOf(text, style).path}"/>`
}

/** Breaks a text into at most `most` lines of a width; what does not fit ends with «…». */
export function linesOf(
  text: string,
  style: Style,
  { width, most }: { width: number; most: number },
): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.trim().split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && widthOf(longer, style) > width) {
      lines.push(line)
      line = word
    } else line = longer
    if (lines.length > most) break
  }
  lines.push(line)
  const fitting = lines.slice(0, most)
  const cut = lines.length > most
  return fitting.map((it, index) => shortened(it, style, { width, cut: cut && index === most - 1 }))
}

function shortened(text: string, style: Style, { width, cut }: { width: number; cut: boolean }): string {
  if (!cut && widthOf(text, style) <= width) return text
  const signs = [...text]
  while (signs.length > 1 && widthOf(`${signs.join('')}…`, style) > width) signs.pop()
  return `${signs.join('').replace(/[\s,.;:–-]+$/, '')}…`
}
