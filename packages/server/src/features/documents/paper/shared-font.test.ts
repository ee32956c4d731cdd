import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { sampleContent, sampleLine } from '../../../testing/papers.ts'
import { textOfPages } from '../../../testing/read-pdf.ts'
import { drawPaper } from './draw.ts'
import { readSharedFont } from './shared-font.ts'

const FILE = readFileSync(
  fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf')),
)
const FACTS = { checkUrl: 'https://sauda.example/verify/document/7Q4K2MTD', receivedAt: new Date(0) }

/** One letter that looks like two, and the two letters: the font draws both with one glyph. */
const LIGATURE = 'ﬁ'
const LETTERS = 'fi'

const lettersOf = (font: ReturnType<typeof readSharedFont>, text: string) =>
  font.layout(text).glyphs.flatMap(({ codePoints }) => codePoints)
const codes = (text: string) => [...text].map((letter) => letter.codePointAt(0))

describe('a shared font', () => {
  it('gives every word its own letters, whatever was written before', () => {
    const font = readSharedFont(FILE)
    for (const text of [LIGATURE, LETTERS, 'Қ', LETTERS, LIGATURE, 'ffi', LETTERS])
      expect(lettersOf(font, text)).toEqual(codes(text))
  })

  it('gives the same layout after any other words, also when it has forgotten them', () => {
    const texts = ['офис', LETTERS, '412 000,00', 'Әлихан', 'АВ']
    const fresh = texts.map((text) => readSharedFont(FILE).layout(text))
    const font = readSharedFont(FILE)
    font.layout(LIGATURE)
    for (let round = 0; round < 2; round++) {
      for (const [at, text] of texts.entries()) {
        const { glyphs, positions, advanceWidth } = font.layout(text)
        expect({ glyphs, positions, advanceWidth }).toEqual(fresh[at])
      }
      if (round === 0) for (let word = 0; word < 5000; word++) font.layout(`${word}`)
    }
  })

  it('is not changed by who gets a layout', () => {
    const font = readSharedFont(FILE)
    const before = structuredClone(font.layout('счёт').positions)
    for (const position of font.layout('счёт').positions) position.xAdvance *= 2
    expect(font.layout('счёт').positions).toEqual(before)
  })

  it('leaves no trace of earlier documents in a PDF', async () => {
    const draw = async (name: string) =>
      (await drawPaper('invoice', sampleContent({ lines: [{ ...sampleLine(), name }] }), FACTS)).bytes
    await draw(`О${LIGATURE}с`)
    const [page] = await textOfPages(await draw('Wi-Fi, profit'))
    expect(page).toContain('Wi-Fi, profit')
  })
})
