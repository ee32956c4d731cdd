import { create, type Font, type Glyph, type GlyphPosition } from 'fontkit'

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** pdfkit also takes a font that has been read already; its types do not know that. */
      registerFont(name: string, font: Font): this
    }
  }
}

/** A word as fontkit lays it out. */
interface LaidWord {
  glyphs: Pick<Glyph, 'id' | 'advanceWidth' | 'codePoints'>[]
  positions: GlyphPosition[]
  advanceWidth: number
}

/** A glyph for what it was asked for. */
type GlyphFor = (id: number, codePoints?: number[]) => Glyph

/** How many words are remembered at once, and as many again of those before. A document has about 250. */
const MAX_WORDS = 1500

/**
 * Reads a font that any number of documents may share, so that its tables are decoded once and the words of the forms
 * are laid out once. What a document gets does not depend on the documents before: fontkit remembers with which letters
 * a glyph was first asked for, which would be written into the PDF, so glyphs are kept here by glyph and letters.
 */
export function readSharedFont(file: Uint8Array): Font {
  const font = create(Buffer.from(file.buffer, file.byteOffset, file.byteLength))
  if (!('layout' in font)) throw new Error('A collection of fonts cannot be shared')
  // Words that come again and again, those of the forms, stay; numbers of single documents are soon forgotten.
  let words = new Map<string, LaidWord>()
  let before = new Map<string, LaidWord>()

  const { getGlyph } = font
  keepGlyphsByLetters(font)
  const layOut = (text: string): LaidWord => {
    const { glyphs, positions, advanceWidth } = font.layout(text)
    return {
      glyphs: glyphs.map(({ id, advanceWidth, codePoints }) => ({ id, advanceWidth, codePoints })),
      positions: positions.map((position) => ({ ...position })),
      advanceWidth,
    }
  }
  const layout = (text: string): LaidWord => {
    let word = words.get(text)
    if (!word) {
      word = before.get(text) ?? layOut(text)
      if (words.size >= MAX_WORDS) {
        before = words
        words = new Map()
      }
      words.set(text, word)
    }
    // pdfkit scales the positions in place.
    return { ...word, positions: word.positions.map((position) => ({ ...position })) }
  }
  // The subset of a document only needs outlines and widths, which are the same in every document.
  const outlines: Font = Object.create(font, { _glyphs: { value: {} }, getGlyph: { value: getGlyph } })
  return Object.create(font, {
    layout: { value: layout },
    createSubset: { value: () => outlines.createSubset() },
  })
}

/** A font has a few hundred glyphs that texts use; only unusual ligatures make more of them. */
const MAX_GLYPHS = 5000

function keepGlyphsByLetters(font: Font): void {
  const getGlyph: GlyphFor = font.getGlyph
  const kept = new Map<string, Glyph>()
  const keeping: GlyphFor = (id, codePoints = []) => {
    const key = `${id} ${codePoints}`
    const there = kept.get(key)
    if (there) return there
    Reflect.set(font, '_glyphs', {})
    const glyph = getGlyph.call(font, id, codePoints)
    if (kept.size >= MAX_GLYPHS) kept.clear()
    kept.set(key, glyph)
    return glyph
  }
  Reflect.set(font, 'getGlyph', keeping)
}
