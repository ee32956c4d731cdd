import { describe, expect, it, test } from 'vitest'
import { sampleContent, sampleLine } from '../../../testing/papers.ts'
import { textOfPages } from '../../../testing/read-pdf.ts'
import { drawPaper } from './draw.ts'
import { signsOf } from './font-signs.ts'
import { fontOf } from './fonts.ts'
import { drawable, readFontFile, runsOf, signsNotDrawn } from './signs.ts'

describe.each(['regular', 'bold', 'symbols'] as const)('the signs of the font: %s', (name) => {
  it('are those that it draws', () => {
    const has = signsOf(readFontFile(name))
    const font = fontOf(name)
    const wrong: string[] = []
    for (let code = 0x20; code < 0x1_f700; code++)
      if (has(code) !== font.hasGlyphForCodePoint(code)) wrong.push(code.toString(16))
    expect(wrong).toEqual([])
  })
})

test('both weights have the same signs, so that one answers for both', () => {
  const [regular, bold] = (['regular', 'bold'] as const).map((name) => signsOf(readFontFile(name)))
  const other: string[] = []
  for (let code = 0x20; code < 0x1_0000; code++)
    if (regular?.(code) !== bold?.(code)) other.push(code.toString(16))
  expect(other).toEqual([])
})

test.each([
  ['ТОО «北京 Авто»', ['北', '京'], 'ТОО «[U+5317][U+4EAC] Авто»'],
  ['Шина 🚗️ 205/55', ['🚗'], 'Шина [U+1F697] 205/55'],
  ['საქართველო', [...'საქრთველო'], expect.stringMatching(/^(\[U\+10[DE][0-9A-F]\]){4}/)],
  ['Қоңыр әже, 46,8 м² → 5 ≤ 6 ≈ 7 ● № ₸ «—» é ñ ç ﬁ', [], expect.stringContaining('Қоңыр әже')],
])('%s', (text, lacking, drawn) => {
  expect(signsNotDrawn(text)).toEqual(lacking)
  expect(drawable(text)).toEqual(drawn)
})

test('a text is divided by the fonts that have its signs', () => {
  expect(runsOf('а → б')).toEqual([
    { text: 'а ', isSymbols: false },
    { text: '→', isSymbols: true },
    { text: ' б', isSymbols: false },
  ])
})

it('a paper says where a sign is that it cannot draw', async () => {
  const { buyer } = sampleContent()
  const content = sampleContent({
    buyer: { ...buyer, name: 'ТОО «北京 Авто»' },
    lines: [{ ...sampleLine(), name: 'Аренда 🚗' }],
  })
  const facts = { checkUrl: 'https://sauda.example/verify-document/1/A', receivedAt: new Date(0) }
  const [page = ''] = await textOfPages((await drawPaper('invoice', content, facts)).bytes)
  expect(page).toContain('ТОО «[U+5317][U+4EAC] Авто»')
  expect(page).toContain('Аренда [U+1F697]')
})
