/** Whether a font has a sign, by its code point. */
export type HasSign = (code: number) => boolean

/** Number of the table of 16-bit code points (`cmap` format 4) and of that of all code points (format 12). */
const FORMATS = { segments: 4, groups: 12 } as const

/** Reads which signs a TrueType font has from its `cmap` table, without the rest of the font. */
export function signsOf(file: Uint8Array): HasSign {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const cmap = tableAt(view, 'cmap')
  const tables = Array.from({ length: view.getUint16(cmap + 2) }, (_, at) => {
    const start = cmap + view.getUint32(cmap + 4 + at * 8 + 4)
    return { start, format: view.getUint16(start) }
  })
  const groups = tables.find(({ format }) => format === FORMATS.groups)
  if (groups) return inGroups(view, groups.start)
  const segments = tables.find(({ format }) => format === FORMATS.segments)
  if (segments) return inSegments(view, segments.start)
  throw new Error('The font has no cmap table that is read')
}

function tableAt(view: DataView, name: string): number {
  for (let at = 0; at < view.getUint16(4); at++) {
    const entry = 12 + at * 16
    const tag = String.fromCharCode(...Array.from({ length: 4 }, (_, place) => view.getUint8(entry + place)))
    if (tag === name) return view.getUint32(entry + 8)
  }
  throw new Error(`The font has no table ${name}`)
}

function inGroups(view: DataView, start: number): HasSign {
  const groups = Array.from({ length: view.getUint32(start + 12) }, (_, at) => {
    const group = start + 16 + at * 12
    return { from: view.getUint32(group), to: view.getUint32(group + 4), glyph: view.getUint32(group + 8) }
  })
  return (code) => groups.some(({ from, to, glyph }) => code >= from && code <= to && glyph + code - from > 0)
}

function inSegments(view: DataView, start: number): HasSign {
  const double = view.getUint16(start + 6)
  const read = (column: number, at: number) => view.getUint16(columnAt(column) + at * 2)
  // The columns follow each other, with a padding of two bytes after the first.
  const columnAt = (column: number) => start + 14 + column * double + (column > 0 ? 2 : 0)
  return (code) => {
    for (let at = 0; at < double / 2; at++) {
      if (code > read(0, at)) continue
      const from = read(1, at)
      if (code < from) return false
      const offset = read(3, at)
      const glyph = offset === 0 ? code : view.getUint16(columnAt(3) + at * 2 + offset + (code - from) * 2)
      return offset === 0 ? ((code + read(2, at)) & 0xffff) !== 0 : glyph !== 0
    }
    return false
  }
}
