import { describe, expect, it } from 'vitest'
import { layOut } from './layout.ts'
import type { Letter } from './letter.ts'
import { LETTER_COLOURS, type LetterColour } from './letter-colours.ts'

const LETTER: Letter = {
  language: 'ru',
  subject: 'Скоро снимем: <Фара>',
  heading: 'Срок заканчивается',
  greeting: 'Здравствуйте, Айгерім!',
  paragraphs: ['Объявление видно до 24 ноября.', 'Потом оно уйдёт из каталога.'],
  thing: { title: 'Фара & <шина>', note: 'В каталоге до 24 ноября', picture: 'attached' },
  button: { label: 'Продлить', href: 'https://sauda.example/renew?a=1&b=2', otherwise: 'Или откройте:' },
  footer: 'Отвечать не нужно.',
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

describe.each(['light', 'dark'] as const)('in a %s mail program', (theme) => {
  it.each<[LetterColour, LetterColour]>([
    ['ink', 'sheet'],
    ['ink', 'paper'],
    ['quiet', 'sheet'],
    ['quiet', 'paper'],
    ['onAccent', 'accent'],
  ])('%s is readable on %s', (text, ground) => {
    const ratio = contrast(LETTER_COLOURS[text][theme], LETTER_COLOURS[ground][theme])
    expect(ratio).toBeGreaterThanOrEqual(4.5)
  })

  it('the mark and the sheet stand out from their ground', () => {
    for (const ground of ['paper', 'sheet'] as const) {
      expect(contrast(LETTER_COLOURS.accent[theme], LETTER_COLOURS[ground][theme])).toBeGreaterThanOrEqual(3)
    }
  })
})

describe('the HTML', () => {
  const { html } = layOut(LETTER)

  it('says that it has colours for the dark, and every class of them is used', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    const styled = [...html.matchAll(/@media \(prefers-color-scheme:dark\)\{(.*?)\}\}/g)].join('')
    const classes = [...styled.matchAll(/\.([\w-]+)\{/g)].map(([, name]) => name)
    expect(classes.length).toBeGreaterThan(5)
    for (const name of classes) expect(html).toMatch(new RegExp(`class="[^"]*\\b${name}\\b`))
  })

  it('has the mark without pictures, and one picture, button and heading', () => {
    const { html: bare } = layOut({ ...LETTER, thing: { title: 'Фара', picture: 'sheet' } })
    expect(bare).not.toMatch(/<img|<svg|url\(|src=/)
    expect(bare).toContain('>sauda</td>')
    expect(html.match(/<img/g)).toHaveLength(1)
    expect(html.match(/>Продлить</g)).toHaveLength(1)
    expect(html.match(/<h1/g)).toHaveLength(1)
  })

  it('begins with what it says, without the greeting, for the list of a mail program', () => {
    const [, first] = /<body[^>]*>\s*<div[^>]*>([^&]*)/.exec(html) ?? []
    expect(first).toBe('Объявление видно до 24 ноября.')
  })

  it('loads nothing from anywhere and runs nothing', () => {
    expect(html.replaceAll('https://sauda.example', '')).not.toMatch(
      /https?:|<script|<link|@import|javascript:/,
    )
  })

  it('escapes what people have typed', () => {
    expect(html).toContain('Фара &amp; &lt;шина&gt;')
    expect(html).toContain('<title>Скоро снимем: &lt;Фара&gt;</title>')
    expect(html).not.toMatch(/<Фара>|<шина>|a=1&b=2/)
  })

  it('stays below the size from which mail programs cut', () => {
    expect(Buffer.byteLength(html)).toBeLessThan(20_000)
  })
})

it('the plain text has the same in the same order, and nothing of the picture', () => {
  expect(layOut(LETTER).text).toBe(`Срок заканчивается

Здравствуйте, Айгерім!

Объявление видно до 24 ноября.

Потом оно уйдёт из каталога.

Продлить:
https://sauda.example/renew?a=1&b=2

--
Sauda. Отвечать не нужно.`)
})

it('a code stands alone on its line, so that it can be copied', () => {
  const { button: _, greeting: __, thing: ___, ...rest } = LETTER
  const { text, html } = layOut({ ...rest, code: '402917', afterwards: ['Никому его не сообщайте.'] })
  expect(text).toMatch(/\n\n402917\n\nНикому/)
  expect(html).toMatch(/>402917<\/p>/)
  expect([text, html].join()).not.toMatch(/undefined|null/)
})
